import { readSignedToken, signedToken } from '#platform/crypto/signed-token.ts'

const purpose = 'preview until'
const hourMs = 60 * 60 * 1000
const validForHours = 24

/**
 * What opens drafts to whoever holds it, for a day from the instant `now`. The same for the whole of an hour, so that
 * the preview beside a form is not loaded anew with every keystroke. Signed with a secret that only the servers know.
 */
export function previewToken(secret: string, now: Date): string {
  const endsAtHour = Math.ceil(now.getTime() / hourMs) + validForHours
  return signedToken(secret, purpose, endsAtHour)
}

/** Until when a token opens drafts; null where it was not made here, or no longer does at the instant `now`. */
export function previewEnd(secret: string, token: string, now: Date): Date | null {
  const endsAtHour = readSignedToken(secret, purpose, token)
  if (endsAtHour === null) return null
  const endsAt = new Date(endsAtHour * hourMs)
  return now < endsAt ? endsAt : null
}
