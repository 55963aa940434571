import { createHash, createHmac } from 'node:crypto'

/** Derived from booking ID and secret, so it is never stored. */
export function createManageKey(secret: string, bookingId: string): string {
  return createHmac('sha256', secret).update(`manage booking ${bookingId}`).digest('base64url')
}

/** Stored to recognise a key without revealing it. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
