import { digitsIn } from './digits.ts'

/**
 * The 10 digits of a phone number; null for any other length. Everything that is not a digit is dropped, and so is one leading
 * country code (91) or trunk prefix (0) before exactly 10 digits, although SPEC section 5 knows
 * no prefix: browsers fill it in from contacts.
 */
export function phoneDigits(input: string): string | null {
  return /^(?:91|0)?(\d{10})$/.exec(digitsIn(input))?.[1] ?? null
}

/** Formats 10 digits for reading: `98765 43210`. Returns anything else unchanged. */
export function formatPhone(phone: string): string {
  const digits = digitsIn(phone)
  return digits.length === 10 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : phone
}

/**
 * Replaces a number that has a country code, a trunk prefix or Devanagari digits by its 10 digits, formatted. Returns anything
 * else as the visitor typed it.
 */
export function withoutCountryCode(phone: string): string {
  const digits = phoneDigits(phone)
  return digits && digits !== phone.replace(/\D/g, '') ? formatPhone(digits) : phone
}

/** The address a phone dials: `tel:+919876543210`. Numbers written with a country code keep it. */
export function phoneHref(phone: string): string {
  return `tel:+${internationalDigits(phone)}`
}

/** The address that opens WhatsApp with words to send to whomever one chooses, oneself included. */
export function whatsappShareHref(words: string): string {
  return `https://wa.me/?text=${encodeURIComponent(words)}`
}

/** The address that opens a WhatsApp chat with a number, with words to send there: `https://wa.me/919876543210?text=Hello`. */
export function whatsappHref(phone: string, words?: string | null): string {
  const text = words ? `?text=${encodeURIComponent(words)}` : ''
  return `https://wa.me/${internationalDigits(phone)}${text}`
}

// Inside India a landline is written with a 0 before its area code: 022 4000 1998.
function internationalDigits(phone: string): string {
  const digits = digitsIn(phone)
  const national = digits.replace(/^0/, '')
  return national.length === 10 ? `91${national}` : digits
}
