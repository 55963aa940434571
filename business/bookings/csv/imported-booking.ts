import { bookingDetailNames, detailField, erasedText } from '#business/bookings/fields.ts'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { maxDaysAhead } from '#business/pickups/pickup-rules.ts'
import { cleanText } from '#business/words/clean-text.ts'
import { bookingImport } from '#business/words/staff.ts'
import {
  fromCell,
  type StoredBooking,
  type StoredColumn,
  storedColumns,
} from './booking-columns.ts'
import { isMonthFirst, mayBeMonthFirst, unguardText } from './spreadsheet-cells.ts'

export interface ImportedBooking extends StoredBooking {
  isErased: boolean
}

export interface RowProblem {
  /** Undefined for the whole row. */
  column?: StoredColumn
  sentence: string
}

export type StoredCells = Partial<Record<StoredColumn, string>>

const requiredDetails = bookingDetailNames.filter((name) => !detailField(name).isOptional)

const dateColumns: StoredColumn[] = ['date', 'created_at']

/** True for a row with a date such as `02/29/2024`. */
export function hasMonthFirstDate(cells: StoredCells): boolean {
  return dateColumns.some((column) => isMonthFirst(cells[column] ?? ''))
}

interface ImportContext {
  now: Date
  /** Another row of the file has a date with the month first. */
  hasMonthFirst?: boolean
}

/**
 * Parses a row: empty text and NULL become null, a pickup instant its day in Mumbai. Rejects
 * `created_at` after `now`, and pickups more than `maxDaysAhead` after it.
 */
export function parseImportedBooking(
  cells: StoredCells,
  context: ImportContext,
): { booking: ImportedBooking } | { problems: RowProblem[] } {
  const isErased = requiredDetails.every((column) => cells[column]?.trim() === erasedText)
  const values: Record<string, unknown> = { isErased }
  const problems: RowProblem[] = []
  for (const column of storedColumns) {
    const text = toText(cells[column] ?? '')
    if (isErased && text === erasedText) values[column] = text
    else {
      const { data, error } = fromCell(column, text)
      const sentence = error?.issues[0]?.message ?? findDateProblem(column, text, data, context)
      if (sentence) problems.push({ column, sentence })
      values[column] = data
    }
  }
  return problems.length > 0 ? { problems } : { booking: values as unknown as ImportedBooking }
}

function findDateProblem(
  column: StoredColumn,
  text: string,
  value: unknown,
  { now, hasMonthFirst }: ImportContext,
): string | undefined {
  if (!dateColumns.includes(column)) return undefined
  if (hasMonthFirst && mayBeMonthFirst(text)) return bookingImport.monthFirst
  const lastDay = addDays(localDateAt(now), maxDaysAhead)
  if (column === 'date' && (value as string) > lastDay) return bookingImport.tooFarAhead
  if (column === 'created_at' && new Date(value as string) > now) return bookingImport.inFuture
  return undefined
}

/** Returns an empty text for NULL, which databases export. */
function toText(cell: string): string {
  const text = cleanText(cell).trim()
  return /^null$/i.test(text) ? '' : unguardText(text)
}
