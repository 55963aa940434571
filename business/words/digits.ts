const devanagariZero = '०'.charCodeAt(0)

/** The text with its Devanagari digits as ASCII digits: `४०००५३` becomes `400053`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
}

/** Only the digits of a text, in ASCII. */
export function digitsIn(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '')
}
