import { referencePattern } from '#business/bookings/reference.ts'
import { toAsciiDigits } from '#business/words/digits.ts'
import { phoneDigits } from '#business/words/phone.ts'

/** In characters. */
export const maxSearchLength = 100

const maxTerms = 8

/** Returns the lower-case words, or the digits of a phone number, that a booking must contain. */
export function searchTerms(typed: string): string[] {
  // PostgreSQL text cannot contain NUL.
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .toLowerCase()
  const phone = parsePhonePart(text)
  if (phone) return [phone]
  return text
    .split(/[\s,]+/)
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => word !== '')
    .slice(0, maxTerms)
}

/** Digits of a phone number, or of a part too long for a house number. */
function parsePhonePart(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(toAsciiDigits(text))) return null
  const part = text.replace(/\D/g, '')
  return phoneDigits(text) ?? (part.length >= 6 ? part : null)
}

/**
 * Returns a complete reference, or null. Digits alone may be part of a phone number, letters alone
 * a word.
 */
export function parseFullReference(term: string): string | null {
  const reference = term.toUpperCase()
  const isMixed = /\d/.test(reference) && /[A-F]/.test(reference)
  return isMixed && referencePattern.test(reference) ? reference : null
}

/** Returns the ten digits of a complete phone number, or null. */
export function parseFullPhone(typed: string): string | null {
  const [term, ...others] = searchTerms(typed)
  return others.length === 0 && term && /^\d{10}$/.test(term) ? term : null
}
