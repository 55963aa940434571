import type { Payment } from '#business/bills/bill-command.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { paymentMethods } from '#business/bookings/payments.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { stepUndoSeconds } from '#business/bookings/status/undo.ts'
import { formatPaise } from '#business/words/rupees.ts'
import { bill as words } from '#business/words/staff.ts'
import { clearPayment, storeBill } from '#collections/bills/bill-rows.ts'
import {
  type Actor,
  type Change,
  changeBooking,
  type ChangeContext,
} from '#collections/bookings/change-booking.ts'
import { completeOrder } from '#collections/bookings/operations/change-status.ts'
import { type Refusal, refuse } from '#collections/bookings/refusals.ts'
import type { Bill } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { findBill } from '#platform/database/queries/bills.ts'
import { checkBillable } from './save-bill.ts'

/** The payment of a delivered order completes it. */
export function markPaid(actor: Actor, { id, method, totalPaise }: { id: string } & Payment) {
  const { user } = actor
  return changeBill(actor, id, async (bill, before, { now, channel }, store) => {
    if (!user || (bill.paidAt && bill.paymentMethod === method)) return {}
    if (bill.paidAt) {
      const { label } = paymentMethods[bill.paymentMethod!]
      return refuse('rule', words.alreadyPaid(label, bill.paidBy ?? 'Someone else'))
    }
    const text = formatPaise(bill.totalPaise)
    if (bill.totalPaise !== totalPaise) return refuse('outdated', words.totalChanged(text))
    const paidAt = now.toISOString()
    await store({ paidAt, paidBy: displayNameFor(user), paymentMethod: method })
    const payment = { type: 'paid', to: method, text } as const
    if (!isOpen(before) || !before.deliveredAt) return { event: payment }
    return {
      set: completeOrder(before, { user, now }),
      event: [{ type: 'status-changed', from: before.status, to: 'completed' }, payment],
      mails: {
        kinds: ['booking-completed'],
        delaySeconds: channel === 'dashboard' ? stepUndoSeconds : 0,
      },
    }
  })
}

export function undoPayment(actor: Actor, { id }: { id: string }) {
  return changeBill(actor, id, async (bill, _, context) => {
    if (!bill.paidAt) return {}
    await clearPayment(id, context)
    const text = formatPaise(bill.totalPaise)
    return { event: { type: 'not-paid', to: bill.paymentMethod, text } }
  })
}

function changeBill(
  actor: Actor,
  id: string,
  operation: (
    bill: Bill,
    before: Booking,
    context: ChangeContext,
    store: (fields: Partial<Bill>) => Promise<void>,
  ) => Promise<Change | Refusal>,
) {
  return changeBooking(actor, { id }, async (before: Booking, context) => {
    const { payload, tx, now } = context
    const refusal = checkBillable(before)
    if (refusal) return refusal
    const bill = await findBill(payload, tx, before.id)
    if (!bill) return refuse('rule', words.none)
    return operation(bill, before, context, (fields) =>
      storeBill(payload, tx, { id: bill.id, updatedAt: now.toISOString(), ...fields }),
    )
  })
}
