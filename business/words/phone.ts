/** The 10 digits of a phone number, or null where what is left after dropping everything else is not 10 digits. */
export function phoneDigits(input: string): string | null {
  const digits = input.replace(/\D/g, '')
  return digits.length === 10 ? digits : null
}

/** How a stored 10-digit number is read out: `98765 43210`. Anything else is returned as it is. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone)
  return digits ? `${digits.slice(0, 5)} ${digits.slice(5)}` : phone
}

/**
 * A number as somebody pasted or wrote it, without the country's code or the 0 for calls inside it: `98765 43210`. Only
 * where exactly 10 digits remain; anything else is returned as it is.
 */
export function withoutCountryCode(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const national = /^(?:91|0)(\d{10})$/.exec(digits)?.[1]
  return national ? formatPhone(national) : phone
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
  const digits = phone.replace(/\D/g, '')
  const national = digits.replace(/^0/, '')
  return national.length === 10 ? `91${national}` : digits
}
