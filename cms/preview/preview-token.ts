import { createHmac, timingSafeEqual } from 'node:crypto'

const hourMs = 60 * 60 * 1000
const validForHours = 24

/**
 * What opens drafts to whoever holds it, for a day from the instant `now`. The same for the whole of an hour, so that
 * the preview beside a form is not loaded anew with every keystroke. Signed with a secret that only the servers know.
 */
export function previewToken(secret: string, now: Date): string {
  const endsAtHour = Math.ceil(now.getTime() / hourMs) + validForHours
  return `${endsAtHour.toString(36)}.${signatureOf(secret, endsAtHour)}`
}

/** Until when a token opens drafts; null where it was not made here, or no longer does at the instant `now`. */
export function previewEnd(secret: string, token: string, now: Date): Date | null {
  const [hour = '', signature = ''] = token.split('.')
  const endsAtHour = parseInt(hour, 36)
  const expected = Buffer.from(signatureOf(secret, endsAtHour))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const endsAt = new Date(endsAtHour * hourMs)
  return now < endsAt ? endsAt : null
}

function signatureOf(secret: string, endsAtHour: number): string {
  return createHmac('sha256', secret).update(`preview until ${endsAtHour}`).digest('base64url')
}
