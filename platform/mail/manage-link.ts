import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { bookAgainPath, managePath } from '#business/managing/manage-link.ts'
import { environment } from '#environment.ts'
import { hashOfKey, manageKey } from '#platform/crypto/manage-key.ts'
import { postgresOf } from '#platform/database/adapter.ts'

// The outbox contains no keys: its readers must not open bookings.
const keyPlaceholder = '{key}'

const paths = { manage: managePath, again: bookAgainPath }

export const urlsInMail = {
  manage: environment.siteUrl + paths.manage(keyPlaceholder),
  again: environment.siteUrl + paths.again(keyPlaceholder),
}

export function withManageKey(text: string, key: string): string {
  return Object.values(paths).reduce(
    (filled, path) => filled.replaceAll(path(keyPlaceholder), path(key)),
    text,
  )
}

/** Stores the new hash if the server secret has changed. */
export async function renewManageKey(payload: Payload, bookingId: string): Promise<string> {
  const key = manageKey(payload.secret, bookingId)
  const hash = hashOfKey(key)
  const { drizzle } = postgresOf(payload)
  // The new updated_at lets a concurrent write of the booking detect this change.
  await drizzle.execute(sql`
    UPDATE bookings SET manage_key_hash = ${hash}, updated_at = clock_timestamp()
    WHERE id = ${bookingId} AND manage_key_hash IS DISTINCT FROM ${hash} AND erased_at IS NULL`)
  return key
}
