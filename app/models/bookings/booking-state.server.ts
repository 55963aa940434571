import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { bookingDetails } from '#business/bookings/fields.ts'
import type { Booking } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'

const shownFields = [
  'status',
  'date',
  'time',
  ...bookingDetails,
  'branch',
  'pickedUpAt',
] as const satisfies (keyof Booking)[]

/** The columns that `stateOf` reads. */
export const stateColumns = sql`status, date, time,
  ${sql.join(bookingDetails.map(sql.identifier), sql`, `)},
  branch_id AS branch, picked_up_at AS "pickedUpAt"`

/**
 * The state of a booking as far as staff are shown it: two are the same where nothing that they read has changed. When it
 * was last written says less, for reminders are noted in it, too.
 */
export function stateOf(booking: Pick<Booking, (typeof shownFields)[number]>): string {
  const { branch, pickedUpAt } = booking
  const asText = {
    ...booking,
    branch: relatedId(branch),
    pickedUpAt: pickedUpAt && new Date(pickedUpAt).toISOString(),
  }
  const shown = shownFields.map((field) => asText[field] ?? null)
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)
}
