import { createHash, createHmac } from 'node:crypto'

/**
 * What opens a booking to whoever holds its link. Made anew from the booking's id whenever it is needed, with a secret
 * that only the servers know, so that it is stored nowhere.
 */
export function manageKey(secret: string, bookingId: string): string {
  return createHmac('sha256', secret).update(`manage booking ${bookingId}`).digest('base64url')
}

/** What is stored of a key: enough to know it again, not enough to make a link. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
