// Apart from clean-text.ts, which browsers load later.

/** Converts the digits of any script to ASCII: `४०००५३` becomes `400053`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode lists the ten digits of each script in a row.
    let value = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++
    return `${value % 10}`
  })
}

export function extractDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '')
}
