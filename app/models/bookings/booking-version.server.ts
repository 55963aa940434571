import { createHash } from 'node:crypto'
import type { Booking } from '#business/bookings/booking.ts'
import { bookingDetailNames } from '#business/bookings/fields.ts'
import { editableSettings } from '#business/bookings/merge-correction.ts'
import { stepColumns } from '#business/bookings/return/order-steps.ts'

const comparedFields = [
  'status',
  'date',
  'time',
  ...bookingDetailNames,
  ...editableSettings,
  'promisedDate',
  'deliveryDate',
  'deliveryTime',
  'pieceCount',
  'missedReason',
  ...stepColumns,
] as const satisfies (keyof Booking)[]

/** Detects concurrent edits of what staff see. `updatedAt` cannot: reminders change it, too. */
export function computeBookingVersion(booking: Booking): string {
  const values = comparedFields.map((field) => booking[field])
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}
