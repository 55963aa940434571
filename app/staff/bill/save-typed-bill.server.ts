import { data } from '@remix-run/node'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { type BillPage, loadBillPage, saveBill } from '#app/models/bookings/bills.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { requireBooking } from '#app/staff/bookings/require-booking.server.ts'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import {
  acceptPriceChanges,
  findFormProblem,
  readBillForm,
  sendField,
  toBillLines,
} from '#business/bills/bill-form.ts'
import { findBillProblem } from '#business/bills/bill-limits.ts'
import { parseSeenBill, seenBill, seenBillField } from '#business/bills/seen-bill.ts'
import * as staffWords from '#business/words/staff.ts'

/** Redirects to the booking. A refusal returns what was typed, to be saved again. */
export async function saveTypedBill(request: Request, reference: string) {
  const user = await requireBookingStaff(request, { forwardForm: true })
  const booking = await requireBooking(user, reference)
  const sent = await readForm(request)
  const typed = readBillForm(sent)
  const page = await loadBillPage(user, booking.id)
  const { form, changes } = acceptPriceChanges(typed, page.prices)
  const lines = toBillLines(form)
  const words = staffWords.bill
  const refuse = (description: string, status: number, problems: string[] = []) => {
    const toast = { kind: 'error', title: words.notSaved, description } as const
    return data({ toast, form, problems, seen: showAgain(page) }, status)
  }

  if (changes.length > 0) return refuse(words.pricesChanged, 409, changes)
  const problem = findFormProblem(form) ?? findBillProblem(lines, page.rates)
  if (problem) return refuse(problem, 400)
  const seen = parseSeenBill(sent.get(seenBillField)) ?? seenBill(null, page.rates)
  const sendMail = sent.has(sendField) && page.canMail
  try {
    const outcome = await saveBill({ user, id: booking.id, lines, seen, sendMail })
    if (!outcome.ok) {
      const current = await loadBillPage(user, booking.id)
      Object.assign(page, current)
      return refuse(outcome.reason, outcome.httpStatus)
    }
    return await redirectWithToast(`/admin/bookings/${booking.reference}`, {
      kind: 'success',
      title: sendMail ? words.savedAndSent : words.saved,
    })
  } catch (error) {
    logFailure('A bill could not be saved', error)
    return refuse(staffWords.requestErrors.unavailable, 503)
  }
}

/** Saving again replaces the bill that the refusal showed. */
function showAgain({ bill, rates }: BillPage): string {
  return JSON.stringify(seenBill(bill, rates))
}
