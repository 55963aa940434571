import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a readable integer for one purpose, such as `preview until`. */
export function createSignedToken(secret: string, purpose: string, number: number): string {
  return `${number.toString(36)}.${sign(secret, purpose, number)}`
}

/** Null if signature or purpose do not match. */
export function verifySignedToken(secret: string, purpose: string, signed: string): number | null {
  const number = parseInt(signed, 36)
  // Compares the whole token: `parseInt` accepts many spellings of a number.
  const expected = Buffer.from(createSignedToken(secret, purpose, number))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? number : null
}

function sign(secret: string, purpose: string, number: number): string {
  return createHmac('sha256', secret).update(`${purpose} ${number}`).digest('base64url')
}
