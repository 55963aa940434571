import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { managePath } from '#business/managing/manage-link.ts'
import { hashOfKey, manageKey } from '#cms/access/manage-key.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import { environment } from '#environment.ts'

// Nobody who reads the outbox, or a copy of the database, can open a booking: its key is put in while a mail is sent.
const placeInPath = managePath('{key}')

/** The link to a booking's own page as it is stored in a mail. */
export const manageUrlInMail = `${environment.siteUrl}${placeInPath}`

/** A mail's text with the link that opens this booking in the place that was left for it. */
export function withManageLink(text: string, key: string): string {
  return text.replaceAll(placeInPath, managePath(key))
}

/**
 * The key that opens a booking. Where it is not the one that the booking would be opened by, because the servers' secret
 * has changed, it is from now on.
 */
export async function renewManageKey(payload: Payload, bookingId: string): Promise<string> {
  const key = manageKey(payload.secret, bookingId)
  const hash = hashOfKey(key)
  const { drizzle } = postgresOf(payload)
  // The time tells whoever is storing the whole booking at this moment that it has changed.
  await drizzle.execute(sql`
    UPDATE bookings SET manage_key_hash = ${hash}, updated_at = clock_timestamp()
    WHERE id = ${bookingId} AND manage_key_hash IS DISTINCT FROM ${hash} AND erased_at IS NULL`)
  return key
}
