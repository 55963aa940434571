import { payloadClient } from '#app/models/payload.server.ts'
import type { BillToSave, Payment } from '#business/bills/bill-command.ts'
import { findBill as findStoredBill } from '#collections/bills/operations/find-bill.ts'
import {
  markPaid as markPaidOperation,
  undoPayment as undoPaymentOperation,
} from '#collections/bills/operations/mark-paid.ts'
import { saveBill as saveBillOperation } from '#collections/bills/operations/save-bill.ts'
import type { Actor } from '#collections/bookings/operations/booking-change.ts'
import type { Bill as StoredBill, Booking, User } from '#payload-types.ts'
import { type BookingChange, staffActor, toOutcome } from './bookings.server.ts'

export type Bill = Omit<StoredBill, 'id' | 'booking' | 'createdAt'>

/** Requires booking access. Null if there is none. */
export async function findBill(user: User, bookingId: string): Promise<Bill | null> {
  const bill = await findStoredBill({ payload: await payloadClient(), user }, bookingId)
  return bill && toBill(bill)
}

/** The caller has checked the customer's key. */
export async function findBillOfCustomer(bookingId: string): Promise<Bill | null> {
  const bill = await findStoredBill({ payload: await payloadClient() }, bookingId)
  return bill && toBill(bill)
}

/** Refuses if someone else saved the bill, or the rates have changed, since `seen`. */
export async function saveBill({
  user,
  ...bill
}: { user: User; id: string } & BillToSave): Promise<BookingChange> {
  return changeBill(user, bill.id, (actor) => saveBillOperation(actor, bill))
}

export async function markPaid({
  user,
  ...payment
}: { user: User; id: string } & Payment): Promise<BookingChange> {
  return changeBill(user, payment.id, (actor) => markPaidOperation(actor, payment))
}

export async function undoPayment({
  user,
  id,
}: {
  user: User
  id: string
}): Promise<BookingChange> {
  return changeBill(user, id, (actor) => undoPaymentOperation(actor, { id }))
}

const maxAttempts = 3

/** Repeats after another change of the booking, so that a refusal is about the bill. */
async function changeBill(
  user: User,
  id: string,
  change: (actor: Actor) => Promise<Booking>,
): Promise<BookingChange> {
  const actor = await staffActor(user)
  const as = { depth: 0, joins: false, disableErrors: true, user, overrideAccess: false } as const
  const readVersion = async () =>
    (await actor.payload.findByID({ collection: 'bookings', id, ...as }))?.updatedAt
  for (let attempt = 1; ; attempt++) {
    const version = await readVersion()
    const outcome = await toOutcome(change(actor))
    if (outcome.ok || attempt === maxAttempts || (await readVersion()) === version) return outcome
  }
}

function toBill({ id: _, booking: __, createdAt: ___, ...bill }: StoredBill): Bill {
  return bill
}
