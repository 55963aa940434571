import { createHmac, timingSafeEqual } from 'node:crypto'

/** A whole number that others may read and carry, and cannot change; of one purpose, such as `preview until`. */
export function signedToken(secret: string, purpose: string, number: number): string {
  return `${number.toString(36)}.${signatureOf(secret, purpose, number)}`
}

/** The number that `signedToken` made this of, for the same purpose; null where it was not made here. */
export function readSignedToken(secret: string, purpose: string, signed: string): number | null {
  const number = parseInt(signed, 36)
  // As a whole: the same number can be written in many ways, of which each would be another token.
  const expected = Buffer.from(signedToken(secret, purpose, number))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? number : null
}

function signatureOf(secret: string, purpose: string, number: number): string {
  return createHmac('sha256', secret).update(`${purpose} ${number}`).digest('base64url')
}
