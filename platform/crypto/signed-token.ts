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

/** An account whose new email is not confirmed. */
interface Pending {
  id: string
  email: string
  newEmail?: string | null
}

const validMs = 24 * 60 * 60_000

/** For a link that works until a day after `mailedAt`, once: it names both addresses. */
export function createEmailToken(secret: string, account: Pending, mailedAt: Date): string {
  const token = createSignedToken(secret, purposeFor(account), mailedAt.getTime() + validMs)
  return `${account.id}.${token}`
}

/** Returns the account's ID without checking the token. */
export function readAccountId(token: string): string | null {
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\./.exec(token)?.[1] ?? null
}

export function isEmailTokenValid(secret: string, account: Pending, token: string, now: Date) {
  const signed = token.slice(account.id.length + 1)
  const expiresAt = verifySignedToken(secret, purposeFor(account), signed)
  return Boolean(account.newEmail) && expiresAt !== null && now.getTime() < expiresAt
}

function purposeFor({ id, email, newEmail }: Pending): string {
  return `new email ${id} ${email} ${newEmail ?? ''}`
}
