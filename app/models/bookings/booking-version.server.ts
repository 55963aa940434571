import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { bookingDetailNames } from '#business/bookings/fields.ts'
import { pickStepTimes, stepColumns } from '#business/bookings/return/order-steps.ts'
import type { Booking } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'

const comparedFields = [
  'status',
  'date',
  'time',
  ...bookingDetailNames,
  'branch',
  'express',
  'promisedDate',
  'deliveryDate',
  'deliveryTime',
  ...stepColumns,
] as const satisfies (keyof Booking)[]

/** The columns that `computeBookingVersion` reads. */
export const versionColumns = sql`status, date, time,
  ${sql.join(bookingDetailNames.map(sql.identifier), sql`, `)},
  branch_id AS branch, express, promised_date AS "promisedDate",
  delivery_date AS "deliveryDate", delivery_time AS "deliveryTime",
  picked_up_at AS "pickedUpAt", arrived_at AS "arrivedAt", ready_at AS "readyAt",
  dispatched_at AS "dispatchedAt", delivered_at AS "deliveredAt"`

export type VersionedBooking = Pick<Booking, (typeof comparedFields)[number]>

/** Detects concurrent edits of what staff see. `updatedAt` cannot: reminders change it, too. */
export function computeBookingVersion(booking: VersionedBooking): string {
  const normalized = {
    ...booking,
    branch: relatedId(booking.branch),
    ...pickStepTimes(booking, (at) => new Date(at).toISOString()),
  }
  const values = comparedFields.map((field) => normalized[field] ?? null)
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}
