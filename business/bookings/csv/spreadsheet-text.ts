import { dates } from '#business/words/en.ts'

// Also full-width signs, which Numbers reads as formulas.
const formulaSign = /^[=+\-@\t\r＝＋－＠]/

// Parts of dates, times and numbers.
const valueWords = new Set(
  [
    ...[dates.weekdays, dates.shortWeekdays, dates.months, dates.shortMonths].flat(),
    ...['Sept', 'a', 'am', 'p', 'pm', 'e', 't', 'z', 'INR'],
  ].map((word) => word.toLowerCase()),
)

/** Marks text that a spreadsheet would calculate or store as a number, date or truth value. */
export function guardText(text: string): string {
  return needsGuard(text) ? `'${text}` : text
}

/** Reverses `guardText`. Other apostrophes stay. */
export function unguardText(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell
}

// Ignores apostrophes at the start, so that text that looks guarded gets another one.
function needsGuard(cell: string): boolean {
  const text = cell.replace(/^'+/, '')
  return formulaSign.test(text) || isNullOrBoolean(text) || isNumberOrDate(text)
}

/** `1/2` would become a date, `73928E03` a number. */
function isNumberOrDate(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return /\p{Nd}/u.test(text) && words.every((word) => valueWords.has(word.toLowerCase()))
}

function isNullOrBoolean(text: string): boolean {
  return /^(null|true|false)$/i.test(text)
}
