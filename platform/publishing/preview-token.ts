import { readSignedToken, signedToken } from '#platform/crypto/signed-token.ts'

const purpose = 'preview until'
const hourMs = 60 * 60 * 1000
const validForHours = 24

/**
 * A signed token that shows drafts for a day. It changes once an hour, because each new URL reloads
 * the live preview.
 */
export function previewToken(secret: string, now: Date): string {
  const endsAtHour = Math.ceil(now.getTime() / hourMs) + validForHours
  return signedToken(secret, purpose, endsAtHour)
}

/** When the token expires; null if it is invalid or expired at `now`. */
export function previewEnd(secret: string, token: string, now: Date): Date | null {
  const endsAtHour = readSignedToken(secret, purpose, token)
  if (endsAtHour === null) return null
  const endsAt = new Date(endsAtHour * hourMs)
  return now < endsAt ? endsAt : null
}
