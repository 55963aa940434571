import { toAsciiDigits } from '#business/words/digits.ts'
import { phoneDigits } from '#business/words/phone.ts'
import { referencePattern } from './reference.ts'

/** The longest search that is looked for, in characters. */
export const longestSearch = 100

const mostTerms = 8

/**
 * What a booking must contain to be found, in lower case: each word that was typed, or, where that is a phone number in
 * whatever spelling, its digits. Empty where there is nothing to look for.
 */
export function searchTerms(typed: string): string[] {
  // PostgreSQL takes no NUL.
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .toLowerCase()
  const phone = phoneIn(text)
  if (phone) return [phone]
  return text
    .split(/[\s,]+/)
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => word !== '')
    .slice(0, mostTerms)
}

/** The digits of a phone number, or of a part of one that is too long for a house number; null for anything else. */
function phoneIn(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(toAsciiDigits(text))) return null
  const part = text.replace(/\D/g, '')
  return phoneDigits(text) ?? (part.length >= 6 ? part : null)
}

/**
 * The whole reference that a term is; null where it is anything else. What has digits alone may be part of a phone number,
 * what has none a word.
 */
export function searchedReference(term: string): string | null {
  const reference = term.toUpperCase()
  const isMixed = /\d/.test(reference) && /[A-F]/.test(reference)
  return isMixed && referencePattern.test(reference) ? reference : null
}

/** The ten digits, where what was typed is a whole phone number; null where it is anything else. */
export function searchedPhone(typed: string): string | null {
  const [term, ...others] = searchTerms(typed)
  return others.length === 0 && term && /^\d{10}$/.test(term) ? term : null
}
