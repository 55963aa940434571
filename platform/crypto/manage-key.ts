import { createHash, createHmac } from 'node:crypto'

/**
 * Derives a key from booking ID and secret, so it is never stored. A new booking has a key without
 * `email`; a corrected email makes one with the new address, or with an empty one.
 */
export function createManageKey(secret: string, bookingId: string, email?: string): string {
  const owner = email === undefined ? '' : ` for ${email.toLowerCase()}`
  return createHmac('sha256', secret)
    .update(`manage booking ${bookingId}${owner}`)
    .digest('base64url')
}

interface KeptKey {
  id: string
  email?: string | null
  manageKeyHash?: string | null
}

/** Derives the key that opens the booking; after a change of the secret, the one that will. */
export function currentManageKey(secret: string, { id, email, manageKeyHash }: KeptKey): string {
  const first = createManageKey(secret, id)
  return hashManageKey(first) === manageKeyHash ? first : createManageKey(secret, id, email ?? '')
}

/** Hashes a key, to recognise it without storing it. */
export function hashManageKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
