import { createSignedToken, verifySignedToken } from '#platform/crypto/signed-token.ts'

const purpose = 'preview until'
const hourMs = 60 * 60 * 1000
const validForHours = 24

/**
 * Creates a token that shows drafts for a day. It changes once an hour, because each new URL
 * reloads the live preview.
 */
export function createPreviewToken(secret: string, now: Date): string {
  const endsAtHour = Math.ceil(now.getTime() / hourMs) + validForHours
  return createSignedToken(secret, purpose, endsAtHour)
}

/** Returns the expiry; null if invalid or expired. */
export function verifyPreviewToken(secret: string, token: string, now: Date): Date | null {
  const endsAtHour = verifySignedToken(secret, purpose, token)
  if (endsAtHour === null) return null
  const endsAt = new Date(endsAtHour * hourMs)
  return now < endsAt ? endsAt : null
}
