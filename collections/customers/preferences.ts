import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type Payload } from 'payload'
import { canManageBookings } from '#business/accounts/roles.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import type { CustomerPreference, User } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { fromDbRow, getPostgres, type SqlExecutor } from '#platform/database/adapter.ts'

/** Checks no access. */
export async function findPreferences(
  payload: Payload,
  phone: string,
): Promise<CustomerPreference | null> {
  const { rows } = await getPostgres(payload).drizzle.execute(
    sql`SELECT * FROM customer_preferences WHERE phone = ${phone}`,
  )
  const row = rows[0] && fromDbRow(payload, 'customer_preferences', rows[0])
  return (row as CustomerPreference | undefined) ?? null
}

export interface PreferencesChange {
  booking: { id: string; phone: string }
  text: string
  seen: string
}

/**
 * Replaces the text `seen` by the user. Refused if a colleague has replaced it first, or the
 * booking was erased. Throws Forbidden.
 */
export async function savePreferences(
  payload: Payload,
  user: User,
  { booking, text, seen }: PreferencesChange,
): Promise<Outcome> {
  if (!canManageBookings(user.role)) throw new Forbidden()
  // The row's lock waits for a running erasure.
  const { rowCount } = await getPostgres(payload).drizzle.execute(sql`
    WITH customer AS (
      SELECT phone FROM bookings WHERE id = ${booking.id} AND erased_at IS NULL FOR SHARE)
    INSERT INTO customer_preferences AS stored (phone, text, updated_by)
    SELECT phone, ${text}, ${displayNameFor(user)} FROM customer
    ON CONFLICT (phone) DO UPDATE
      SET (text, updated_by, updated_at) = (excluded.text, excluded.updated_by, now())
      WHERE stored.text = ${seen}`)
  if (rowCount) return { ok: true }
  const stored = await findPreferences(payload, booking.phone)
  const { preferences, customers } = staffWords
  const reason = stored
    ? preferences.changedMeanwhile(stored.updatedBy, stored.text)
    : customers.cannotRestore
  return { ok: false, reason }
}

/** Deletes preferences of phones without a booking. */
export async function deleteUnusedPreferences(connection: SqlExecutor): Promise<void> {
  await connection.execute(sql`
    DELETE FROM customer_preferences AS stored
    WHERE NOT EXISTS (SELECT FROM bookings WHERE bookings.phone = stored.phone)`)
}
