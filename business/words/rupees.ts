import { toAsciiDigits } from './digits.ts'

const currency = String.raw`(?:₹|rs\.?|inr|र[ुू]\.?|रुपये|रुपए|rupees?)`
// Thousands as in India or elsewhere: `1,23,456` or `123,456`.
const whole = String.raw`\d{1,9}|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+`
const amount = new RegExp(
  String.raw`^(?:${currency}\s*)?(${whole})(?:\.(\d{1,2}))?\s*(?:/[-–—=]|\.[-–—])?\s*(?:${currency})?\s*(?:only|मात्र|फक्त)?$`,
  'iu',
)

/**
 * Reads `1,250`, `49.50`, `Rs. 450/-` or `४५०` as paise; NaN if it is no amount, or not a clear one
 * such as `450,5`.
 */
export function parseRupees(text: string): number {
  // Full-width characters become usual ones.
  const typed = toAsciiDigits(text.normalize('NFKC')).trim()
  const [, rupees, fraction = ''] = amount.exec(typed) ?? []
  if (!rupees) return NaN
  return Number(rupees.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
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

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats paise as `₹1,250` or `₹49.50`. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100)
}
