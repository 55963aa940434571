import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { bookingDetailNames } from '#business/bookings/fields.ts'
import type { Booking } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'

const comparedFields = [
  'status',
  'date',
  'time',
  ...bookingDetailNames,
  'branch',
  'pickedUpAt',
] as const satisfies (keyof Booking)[]

/** The columns that `computeBookingVersion` reads. */
export const versionColumns = sql`status, date, time,
  ${sql.join(bookingDetailNames.map(sql.identifier), sql`, `)},
  branch_id AS branch, picked_up_at AS "pickedUpAt"`

/** Detects concurrent edits of what staff see. `updatedAt` cannot: reminders change it, too. */
export function computeBookingVersion(
  booking: Pick<Booking, (typeof comparedFields)[number]>,
): string {
  const { branch, pickedUpAt } = booking
  const normalized = {
    ...booking,
    branch: relatedId(branch),
    pickedUpAt: pickedUpAt && new Date(pickedUpAt).toISOString(),
  }
  const values = comparedFields.map((field) => normalized[field] ?? null)
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}
