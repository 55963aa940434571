const devanagariZero = '०'.charCodeAt(0)

/** Converts Devanagari digits to ASCII: `४०००५३` becomes `400053`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
}

/** Returns ASCII digits. */
export function extractDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '')
}
