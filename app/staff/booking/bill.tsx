import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { readForm } from '#app/http/form-body.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { loadBillPage } from '#app/models/bookings/bills.server.ts'
import { saveBill } from '#app/models/bookings/bookings.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { DraftNotice, forgetDraft, useFormDraft } from '#app/staff/shell/drafts.tsx'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { keepPageOffline, SendFormAgain } from '#app/staff/shell/unsent-forms.tsx'
import { isBillable } from '#business/bills/bill.ts'
import {
  acceptPriceChanges,
  checkForm,
  readBillForm,
  sendField,
  toBillForm,
  toBillLines,
} from '#business/bills/bill-form.ts'
import { checkBill } from '#business/bills/bill-limits.ts'
import { parseSeenBill, seenBill, seenBillField } from '#business/bills/seen-bill.ts'
import { serviceTypes } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { BillForm, billFormId } from './bill-form.tsx'
import { requireBooking } from './require-booking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ params }) =>
  staffMeta(`Bill ${params.reference}`)

export async function loader(args: LoaderFunctionArgs) {
  const { user, booking } = await requireBooking(args)
  if (booking.erasedAt || !isBillable(booking)) {
    throw redirect(`/admin/bookings/${booking.reference}`)
  }
  const { bill, prices, rates, canMail } = await loadBillPage(user, booking)
  return {
    booking: { reference: booking.reference, name: booking.name, serviceType: booking.serviceType },
    form: toBillForm(prices, bill?.lines ?? null),
    seen: JSON.stringify(seenBill(bill, rates)),
    ...{ rates, canMail },
    isPaid: Boolean(bill?.paidAt),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { user, booking } = await requireBooking(args, { forwardForm: true })
  const sent = await readForm(args.request)
  const typed = readBillForm(sent)
  let page = await loadBillPage(user, booking)
  const { form, changes } = acceptPriceChanges(typed, page.prices)
  const lines = toBillLines(form)
  const words = staffWords.bill
  const refuse = (description: string, status: number, problems: string[] = []) => {
    const toast = { kind: 'error', title: words.notSaved, description } as const
    // Saving again replaces the bill that the refusal showed.
    const seen = JSON.stringify(seenBill(page.bill, page.rates))
    return data({ toast, form, problems, seen }, status)
  }

  if (changes.length > 0) return refuse(words.pricesChanged, 409, changes)
  const problem = checkForm(form) ?? checkBill(lines, page.rates)
  if (problem) return refuse(problem, 400)
  const seen = parseSeenBill(sent.get(seenBillField)) ?? seenBill(null, page.rates)
  const sendMail = sent.has(sendField) && page.canMail
  try {
    const outcome = await saveBill({ user, id: booking.id, lines, seen, sendMail })
    if (!outcome.ok) {
      page = await loadBillPage(user, booking)
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

export const clientAction = keepPageOffline<typeof action>()(
  (form) => ({ ...toEntries(form), problems: [] }),
  (_, { params }) => forgetDraft(draftKeyFor(params.reference!)),
)

const draftKeyFor = (reference: string) => `bill-${reference}`

const toEntries = (form: FormData) => ({
  form: readBillForm(form),
  seen: form.get(seenBillField) as string,
})

export { reloadsAfterReply as shouldRevalidate } from '#app/staff/shell/unsent-forms.tsx'

export default function BillPage() {
  const { booking, isPaid, ...stored } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof clientAction>()
  const { reference, name, serviceType } = booking
  const draftKey = draftKeyFor(reference)
  const { draft, discard, formKey } = useFormDraft(draftKey)
  const [discardedReply, setDiscardedReply] = useState<typeof reply>()
  const typed = reply && reply !== discardedReply ? reply : draft && toEntries(draft)
  const { form, seen } = typed ?? stored
  return (
    <StaffPage back={{ href: `/admin/bookings/${reference}`, label: `Back to ${reference}` }}>
      <StaffToast toast={reply?.toast} />
      <SendFormAgain reply={reply} form={billFormId} button={sendField} />
      <h1 className="text-xl font-bold">Bill {reference}</h1>
      <p className="mt-1 text-ink-soft">
        <bdi>{name}</bdi> · {serviceTypes[serviceType].label}
      </p>
      {isPaid ? (
        <p className="mt-4">{staffWords.bill.isPaid}</p>
      ) : (
        <>
          {draft && (
            <DraftNotice
              text={staffWords.draft.unsaved}
              onDiscard={() => {
                setDiscardedReply(reply)
                discard()
              }}
            />
          )}
          <BillForm
            key={`${formKey} ${seen}`}
            {...stored}
            {...{ form, seen, draftKey }}
            hasEntries={Boolean(typed)}
            problems={reply?.problems ?? []}
          />
        </>
      )}
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
