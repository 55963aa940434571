import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { bookAgainPath, managePath } from '#business/managing/manage-link.ts'
import { environment } from '#environment.ts'
import { hashOfKey, manageKey } from '#platform/crypto/manage-key.ts'
import { postgresOf } from '#platform/database/adapter.ts'

// Nobody who reads the outbox, or a copy of the database, can open a booking: its key is put in while a mail is sent.
const placeOfKey = '{key}'

const paths = { manage: managePath, again: bookAgainPath }

/** The links to a booking's own page, and to a form that is filled in with it, as they are stored in a mail. */
export const urlsInMail = {
  manage: environment.siteUrl + paths.manage(placeOfKey),
  again: environment.siteUrl + paths.again(placeOfKey),
}

/** A mail's text with the key that opens this booking in the place that was left for it. */
export function withManageKey(text: string, key: string): string {
  return Object.values(paths).reduce(
    (filled, path) => filled.replaceAll(path(placeOfKey), path(key)),
    text,
  )
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
