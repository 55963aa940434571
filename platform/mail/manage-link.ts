import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Language, localPath } from '#business/languages/languages.ts'
import { bookAgainPath, deliveryPath, managePath } from '#business/manage-links/manage-link.ts'
import { environment } from '#environment.ts'
import { currentManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres, type SqlExecutor } from '#platform/database/adapter.ts'

// The outbox contains no keys: its readers must not open bookings.
const keyPlaceholder = '{key}'

const paths = { manage: managePath, delivery: deliveryPath, again: bookAgainPath }

export function mailUrlTemplates(language: Language) {
  const toUrl = (path: string) => environment.siteUrl + localPath(language, path)
  return {
    manage: toUrl(paths.manage(keyPlaceholder)),
    delivery: toUrl(paths.delivery(keyPlaceholder)),
    again: toUrl(paths.again(keyPlaceholder)),
  }
}

/** In plain text and HTML. */
export function fillManageKey(text: string, key: string): string {
  return Object.values(paths).reduce((filled, path) => {
    const [template, link] = [path(keyPlaceholder), path(key)]
    return filled
      .replaceAll(template, link)
      .replaceAll(escapeAmpersands(template), escapeAmpersands(link))
  }, text)
}

const escapeAmpersands = (path: string) => path.replaceAll('&', '&amp;')

/** Returns the key of a booking. Stores the new hash if the server secret has changed. */
export async function ensureManageKey(payload: Payload, booking: KeyRow): Promise<string> {
  const key = currentManageKey(payload.secret, booking)
  const hash = hashManageKey(key)
  const known = booking.manageKeyHash
  if (hash === known) return key
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql`
    UPDATE bookings SET manage_key_hash = ${hash}, updated_at = clock_timestamp()
    WHERE id = ${booking.id} AND manage_key_hash IS NOT DISTINCT FROM ${known} AND erased_at IS NULL`)
  return key
}

/** Returns the keys by booking ID. */
export async function readManageKeys(
  payload: Payload,
  bookingIds: string[],
): Promise<Map<string, string>> {
  const rows = await findKeys(getPostgres(payload).drizzle, bookingIds)
  return new Map(rows.map((row) => [row.id, currentManageKey(payload.secret, row)]))
}

export type KeyRow = { id: string; email: string | null; manageKeyHash: string | null }

export async function findKeys(connection: SqlExecutor, bookingIds: string[]): Promise<KeyRow[]> {
  const { rows } = await connection.execute<KeyRow>(sql`
    SELECT id, email, manage_key_hash AS "manageKeyHash" FROM bookings
    WHERE id = ANY(${sql.param(bookingIds)}::uuid[])`)
  return rows
}
