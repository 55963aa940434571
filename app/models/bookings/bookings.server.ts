import { sql } from '@payloadcms/db-postgres'
import { payloadClient } from '#app/models/payload.server.ts'
import { type BookingStatus, bookingStatusValues } from '#business/bookings/status/status.ts'
import * as payments from '#collections/bills/operations/mark-paid.ts'
import * as saving from '#collections/bills/operations/save-bill.ts'
import type { Actor } from '#collections/bookings/change-booking.ts'
import * as note from '#collections/bookings/operations/add-note.ts'
import * as status from '#collections/bookings/operations/change-status.ts'
import * as delivery from '#collections/bookings/operations/choose-delivery.ts'
import * as correction from '#collections/bookings/operations/correct-booking.ts'
import * as duplicate from '#collections/bookings/operations/mark-not-duplicate.ts'
import * as steps from '#collections/bookings/operations/mark-step.ts'
import * as undo from '#collections/bookings/operations/undo-status-change.ts'
import type { User } from '#payload-types.ts'
import { queryBookings } from './booking-access.server.ts'

/** Requires booking access. */
export async function countBookingsByStatus(user: User): Promise<Record<BookingStatus, number>> {
  const rows = await queryBookings<{ status: string; count: number }>(
    user,
    sql`SELECT status, sum(bookings)::int AS count FROM booking_counts GROUP BY status`,
  )
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(
    bookingStatusValues.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<BookingStatus, number>
}

export const changeStatus = asStaff(status.changeStatus)

export const undoStatusChange = asStaff(undo.undoStatusChange)

export const addNote = asStaff(note.addNote)

export const markNotDuplicate = asStaff(duplicate.markNotDuplicate)

export const chooseDelivery = asStaff(delivery.chooseDelivery)

export const markStep = asStaff(steps.markStep)

export const correctBooking = asStaff(correction.correctBooking)

export const saveBill = asStaff(saving.saveBill)

export const markPaid = asStaff(payments.markPaid)

export const undoPayment = asStaff(payments.undoPayment)

/** An operation as a user of the dashboard. Throws Forbidden. */
function asStaff<Input, Result>(operate: (actor: Actor, input: Input) => Promise<Result>) {
  return async ({ user, ...input }: Input & { user: User }): Promise<Result> =>
    operate({ payload: await payloadClient(), user, channel: 'dashboard' }, input as Input)
}
