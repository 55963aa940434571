import { createHash, createHmac } from 'node:crypto'

/** Derives the key from booking ID and secret, so it is never stored. */
export function createManageKey(secret: string, bookingId: string): string {
  return createHmac('sha256', secret).update(`manage booking ${bookingId}`).digest('base64url')
}

/** Hashes a key, to recognise it without storing it. */
export function hashManageKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
