import { isLocalDate, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { toAsciiDigits } from '#business/words/digits.ts'
import { dates } from '#business/words/en.ts'

const datePatterns = [
  // 2024-02-29
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  // 29/02/2024, 29-02-24, 29.02.2024, 29-Feb-24, 29 February 2024
  /^(?<day>\d{1,2})[-/. ]+(?<month>\d{1,2}|[a-z]{3,9})[-/., ]+(?<year>\d{4}|\d\d)(?!\d)/i,
  // February 29, 2024
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})(?!\d)/i,
]

const weekday = new RegExp(`^(?:${dates.shortWeekdays.join('|')})[a-z]*[,.]? +`, 'i')

const timePattern =
  /^(?:T|,? )(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d(?:\.\d+)?))?(?: ?(?<half>[ap])\.?m\.?)?(?: ?(?<zone>Z|UTC|[+-]\d\d(?::?\d\d)?))?$/i

interface DateParts {
  date: LocalDate
  /** Undefined if the cell has only a date. */
  time?: string
  /** `Z`, `+05:30`, or undefined. */
  zone?: string
}

/**
 * Reads a day as databases and spreadsheets write it, days before months; two-digit years are of
 * this century. An instant becomes its day in Mumbai. Returns null for other text.
 */
export function parseDateCell(cell: string): LocalDate | null {
  const parts = parseParts(cell)
  if (!parts?.zone) return parts && parts.date
  const instant = toIsoInstant(parts)
  return instant && localDateAt(new Date(instant))
}

/** Reads a date and time as ISO 8601, in UTC unless the cell has a zone. Null for other text. */
export function parseInstantCell(cell: string): string | null {
  const parts = parseParts(cell)
  return parts && toIsoInstant(parts)
}

/** True for `02/29/2024`. */
export function isMonthFirst(cell: string): boolean {
  const [first, second] = leadingNumbers(cell)
  return first <= 12 && second > 12
}

/** True for `03/04/2024`, the 4th of March where months come first. */
export function mayBeMonthFirst(cell: string): boolean {
  const [first, second] = leadingNumbers(cell)
  return first <= 12 && second <= 12 && first !== second
}

/** The numbers before the year, or NaN. */
function leadingNumbers(cell: string): [number, number] {
  const match = matchDate(cell)
  const { day, month } = match && !/^\d{4}/.test(match[0]) ? match.groups! : {}
  return [Number(day), Number(month)]
}

function normalize(cell: string): string {
  return toAsciiDigits(cell.normalize('NFKC')).replace(/\s+/g, ' ').trim().replace(weekday, '')
}

function matchDate(cell: string): RegExpExecArray | null {
  const text = normalize(cell)
  for (const pattern of datePatterns) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return null
}

function parseParts(cell: string): DateParts | null {
  const match = matchDate(cell)
  if (!match) return null
  const { day, month, year } = match.groups!
  const date = [year!.padStart(4, '20'), monthNumber(month!), day!.padStart(2, '0')].join('-')
  if (!isLocalDate(date)) return null
  const rest = normalize(cell).slice(match[0].length)
  if (rest === '') return { date }
  const time = parseTime(rest)
  return time && { date, ...time }
}

function monthNumber(month: string): string {
  const index = dates.months.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase()))
  return (index === -1 ? month : `${index + 1}`).padStart(2, '0')
}

function parseTime(text: string): (Required<Pick<DateParts, 'time'>> & { zone?: string }) | null {
  const match = timePattern.exec(text)
  if (!match) return null
  const { hour, minute, second = '00', half, zone } = match.groups!
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  if (hours > 23 || (half && (hour === '0' || Number(hour) > 12))) return null
  return {
    time: `${`${hours}`.padStart(2, '0')}:${minute}:${second}`,
    zone: zone && toIsoZone(zone),
  }
}

function toIsoZone(zone: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? []
  return hours ? `${hours}:${minutes}` : 'Z'
}

function toIsoInstant({ date, time, zone = 'Z' }: DateParts): string | null {
  const instant = new Date(`${date}T${time}${zone}`)
  return Number.isNaN(+instant) ? null : instant.toISOString()
}

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
