import { extractDigits, toAsciiDigits } from './digits.ts'

/**
 * Drops punctuation, the country code (+91, 0091 or 91) and the trunk prefix (0). Returns null
 * unless 10 digits remain, for other countries, and for letters or slashes between digits, as in an
 * extension or `9.8765432E+09`.
 */
export function phoneDigits(input: string): string | null {
  const digits = toAsciiDigits(input.normalize('NFKC'))
    .replace(/^\D*\+/, '00')
    .replace(/^\D+|[^\d\p{L}/;]/gu, '')
  return /^(?:(?:00)?(?:91){1,2}0?(?!0)|(?!00)0?)(\d{10})\D*$/.exec(digits)?.[1] ?? null
}

/** True for numbers as spreadsheets write them, such as `9.8765432E+09` or `9876543210.0`. */
export function isSpreadsheetNumber(text: string): boolean {
  return /^\s*[+-]?\d+(?:[.,]\d+(?:e[+-]?\d+)?|e[+-]?\d+)\s*$/i.test(text)
}

/** Mobile numbers start with 6 to 9. Null for them, and for numbers that are not complete. */
export function suspectLandline(typed: string): 'landline' | 'noAreaCode' | null {
  const digits = phoneDigits(typed)
  if (digits) return /^[6-9]/.test(digits) ? null : 'landline'
  return /^[2-6]\d{7}$/.test(extractDigits(typed)) ? 'noAreaCode' : null
}

/** Formats as `98765 43210`; returns other text unchanged. */
export function formatPhone(phone: string): string {
  const digits = extractDigits(phone)
  return digits.length === 10 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : phone
}

/**
 * Shortens a number with a country code, trunk prefix or Devanagari digits to 10 formatted digits;
 * returns other text unchanged.
 */
export function withoutCountryCode(phone: string): string {
  const digits = phoneDigits(phone)
  return digits && digits !== phone.replace(/\D/g, '') ? formatPhone(digits) : phone
}

/** Returns `tel:+919876543210`. Existing country codes stay. */
export function phoneHref(phone: string): string {
  return `tel:+${internationalDigits(phone)}`
}

/** Shares text with any contact. */
export function whatsappShareHref(words: string): string {
  return `https://wa.me/?text=${encodeURIComponent(words)}`
}

/** Returns `https://wa.me/919876543210?text=Hello`. */
export function whatsappHref(phone: string, words?: string | null): string {
  const text = words ? `?text=${encodeURIComponent(words)}` : ''
  return `https://wa.me/${internationalDigits(phone)}${text}`
}

// Indian landlines have a leading 0: 022 4000 1998.
function internationalDigits(phone: string): string {
  const digits = extractDigits(phone)
  const national = digits.replace(/^0/, '')
  return national.length === 10 ? `91${national}` : digits
}
