import { createHash, createHmac } from 'node:crypto'
import { normalizeRecipient } from '#business/mails/recipients.ts'

// In base64url: 256 and 128 bits.
const keyLength = 43
const mailProofLength = 22

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
