import { createHash, createHmac } from 'node:crypto'
import { normalizeRecipient } from '#business/mails/recipients.ts'

// In base64url: 256 and 128 bits.
const keyLength = 43
const mailProofLength = 22

/** Derives the key from booking ID and secret, so it is never stored. */
export function createManageKey(secret: string, bookingId: string): string {
  return createHmac('sha256', secret).update(`manage booking ${bookingId}`).digest('base64url')
}

/**
 * Extends the key for a mailed link. Everybody who books gets the key, but only the mailbox gets
 * the extension, so it shows that the mail was opened.
 */
export function createMailedKey(secret: string, key: string, address: string): string {
  const mac = createHmac('sha256', secret).update(`${key} mailed to ${normalizeRecipient(address)}`)
  return key + mac.digest('base64url').slice(0, mailProofLength)
}

/** Returns the key without the extension of mailed links. */
export function plainManageKey(key: string): string {
  return key.length === keyLength + mailProofLength ? key.slice(0, keyLength) : key
}

/** Hashes a key, to recognise it without storing it. */
export function hashManageKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
