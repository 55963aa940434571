import { createSignedToken, verifySignedToken } from './signed-token.ts'

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
