/** Reads `1,250` or `49.50` as paise; NaN if it is no amount. */
export function parseRupees(text: string): number {
  const typed = text.replaceAll(/[₹,\s]/g, '')
  const [, rupees, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  return rupees ? Number(rupees) * 100 + Number(fraction.padEnd(2, '0')) : NaN
}

/** Writes paise as `250` or `49.50`, for an input. */
export function toRupees(paise: number): string {
  const decimals = toDecimalRupees(paise)
  return decimals.endsWith('.00') ? decimals.slice(0, -3) : decimals
}

/** Always has two decimals: `250.00`. */
export function toDecimalRupees(paise: number): string {
  const digits = String(paise).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
