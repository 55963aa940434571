import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import { payloadClient } from '#app/models/payload.server.ts'
import { type BookingStatus, bookingStatusValues } from '#business/bookings/status/status.ts'
import { forms } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { textSchemas } from '#business/words/text-schemas.ts'
import * as payments from '#collections/bills/operations/mark-paid.ts'
import * as saving from '#collections/bills/operations/save-bill.ts'
import type { Actor, ChangeOutcome } from '#collections/bookings/change-booking.ts'
import * as note from '#collections/bookings/operations/add-note.ts'
import * as status from '#collections/bookings/operations/change-status.ts'
import * as delivery from '#collections/bookings/operations/choose-delivery.ts'
import * as correction from '#collections/bookings/operations/correct-booking.ts'
import * as missed from '#collections/bookings/operations/mark-missed.ts'
import * as duplicate from '#collections/bookings/operations/mark-not-duplicate.ts'
import * as pickup from '#collections/bookings/operations/mark-picked-up.ts'
import * as steps from '#collections/bookings/operations/mark-step.ts'
import * as undo from '#collections/bookings/operations/undo-change.ts'
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

export const undoChange = asStaff(undo.undoChange)

export const addNote = asStaff(note.addNote)

export const chooseDelivery = asStaff(delivery.chooseDelivery)

export const markStep = asStaff(steps.markStep)

export const markPickedUp = asStaff(pickup.markPickedUp)

export const markMissed = asStaff(missed.markMissed)

export const correctBooking = asStaff(correction.correctBooking)

export const saveBill = asStaff(saving.saveBill)

export const markPaid = asStaff(payments.markPaid)

export const undoPayment = asStaff(payments.undoPayment)

const { noteRequired } = staffWords.correction

/** Changes of one booking whose reply is a title, by intent. */
export const simpleChanges = {
  'add-note': simpleChange({
    fields: { note: textSchemas(forms).multiline(textLimits.note, { missing: noteRequired }) },
    run: addNote,
    doneTitle: 'Note added',
    refusalTitle: 'Note not added',
    logMessage: 'A note could not be added',
  }),
  'not-duplicate': simpleChange({
    run: asStaff(duplicate.markNotDuplicate),
    doneTitle: 'Marked as not a duplicate',
    refusalTitle: 'Failed to dismiss the alert',
    logMessage: 'A possible duplicate could not be dismissed',
  }),
  'undo-payment': simpleChange({
    run: undoPayment,
    doneTitle: 'Marked as unpaid',
    refusalTitle: 'Not marked as unpaid',
    logMessage: 'A payment could not be undone',
  }),
}

interface SimpleChange<Fields extends z.ZodRawShape> {
  fields?: Fields
  run: (input: z.output<z.ZodObject<Fields>> & { user: User; id: string }) => Promise<ChangeOutcome>
  doneTitle: string
  refusalTitle: string
  logMessage: string
}

function simpleChange<Fields extends z.ZodRawShape>(
  change: SimpleChange<Fields>,
): SimpleChange<z.ZodRawShape> {
  // `fields` parses the input of `run`.
  return change as SimpleChange<z.ZodRawShape>
}

/** An operation as a user of the dashboard. Throws Forbidden. */
function asStaff<Input, Result>(operate: (actor: Actor, input: Input) => Promise<Result>) {
  return async ({ user, ...input }: Input & { user: User }): Promise<Result> =>
    operate({ payload: await payloadClient(), user, channel: 'dashboard' }, input as Input)
}
