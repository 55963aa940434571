import type { Payment } from '#business/bills/bill-command.ts'
import { paymentMethods } from '#business/bookings/payments.ts'
import { formatPaise } from '#business/content/prices.ts'
import { bill as words } from '#business/words/staff.ts'
import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import { BookingRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Bill, Booking } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/get-actor.ts'
import { assertBillable } from './assert-billable.ts'
import { findBill } from './find-bill.ts'

/** Throws BookingRefusedError, NotFound or Forbidden. */
export function markPaid(actor: Actor, { id, ...payment }: { id: string } & Payment) {
  return updateBooking(actor, id, {}, { bill: { act: 'pay', ...payment } })
}

/** Throws BookingRefusedError, NotFound or Forbidden. */
export function undoPayment(actor: Actor, { id }: { id: string }): Promise<Booking> {
  return updateBooking(actor, id, {}, { bill: { act: 'undo-payment' } })
}

/** Repeated marks store one event. */
export const applyPayment: Operation = async ({ before, command: { bill: command }, req, now }) => {
  const { user } = req
  if (!user || !command || command.act === 'save') return {}
  assertBillable(before)
  const bill = await findBill({ payload: req.payload, req }, before.id)
  if (!bill) throw new BookingRefusedError(words.none)
  const text = formatPaise(bill.totalPaise)
  const store = (data: Partial<Bill>) =>
    req.payload.update({
      collection: 'bills',
      id: bill.id,
      data,
      req,
      depth: 0,
      overrideAccess: true,
    })

  if (command.act === 'undo-payment') {
    if (!bill.paidAt) return {}
    await store({ paidAt: null, paidBy: null, paymentMethod: null })
    return { event: { type: 'not-paid', to: bill.paymentMethod, text } }
  }
  const { method, totalPaise } = command
  if (bill.paidAt && bill.paymentMethod === method) return {}
  if (bill.paidAt) {
    const { label } = paymentMethods[bill.paymentMethod!]
    throw new BookingRefusedError(words.alreadyPaid(label, bill.paidBy ?? 'Someone else'))
  }
  if (bill.totalPaise !== totalPaise) throw new BookingRefusedError(words.totalChanged(text))
  await store({
    paidAt: now.toISOString(),
    paidBy: displayNameFor(user),
    paymentMethod: method,
  })
  return { event: { type: 'paid', to: method, text } }
}
