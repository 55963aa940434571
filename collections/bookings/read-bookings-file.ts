import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import {
  requiredColumns,
  type StoredColumn,
  storedColumns,
} from '#business/bookings/csv/booking-columns.ts'
import type { StoredCells } from '#business/bookings/csv/imported-booking.ts'
import { bookingImport } from '#business/words/staff.ts'

/** Both count from 1: the line where the record starts, and the row of a spreadsheet. */
export interface FileLine {
  line: number
  row: number
  /** Null if the field count is wrong. */
  columns: StoredCells | null
  fieldCount: number
  expectedFieldCount: number
}

export class UnreadableFileError extends Error {
  constructor(
    sentence: string,
    readonly position?: Pick<FileLine, 'line' | 'row'>,
  ) {
    super(sentence)
  }
}

/**
 * Streams records of RFC 4180 CSV in UTF-8, or UTF-16 with a byte order mark, separated by commas,
 * semicolons, tabs or as its line `sep=;` says. Accepts any column order, and ignores unknown
 * columns and blank rows. Throws UnreadableFileError.
 */
export async function* readBookingsFile(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<FileLine> {
  const chunks = decodeText(source)
  const beginning = await readBeginning(chunks)
  if (/^[^\r\n]*\0/.test(beginning)) throw new UnreadableFileError(bookingImport.notText)
  if (beginning.trim() === '') throw new UnreadableFileError(bookingImport.empty)

  const separator = separatorLine.exec(beginning)?.[1]
  const delimiter = separator ?? mostFrequentDelimiter(beginning)
  const records = pipeline(
    Readable.from(prepend(beginning, chunks)),
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Text after a tab has no quotes in files of Google Sheets.
      relax_quotes: delimiter === '\t',
      info: true,
    }),
    () => {},
  )
  let header: string[] | null = null
  let end = { line: 0, row: 0 }
  // Spreadsheets hide this line.
  let isSeparator = separator !== undefined
  try {
    for await (const { record, info } of records as AsyncIterable<{
      record: string[]
      info: Info
    }>) {
      const start = { line: end.line + 1, row: isSeparator ? 0 : end.row + 1 }
      end = { line: info.lines, row: start.row }
      if (isSeparator || record.every((cell) => cell.trim() === '')) {
        isSeparator = false
      } else if (header) yield toFileLine(record, header, start)
      else header = readHeader(record)
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const start = { line: end.line + 1, row: end.row + 1 }
      throw new UnreadableFileError(bookingImport.malformedFrom(start.line), start)
    }
    throw error
  }
  if (!header) throw new UnreadableFileError(bookingImport.empty)
}

function toFileLine(
  record: string[],
  header: string[],
  start: Pick<FileLine, 'line' | 'row'>,
): FileLine {
  const counts = { ...start, fieldCount: record.length, expectedFieldCount: header.length }
  if (!hasFieldFor(record, header)) return { ...counts, columns: null }
  const columns = Object.fromEntries(
    storedColumns.map((column) => [column, record[header.indexOf(toKey(column))]]),
  )
  return { ...counts, columns }
}

/** Spreadsheets leave out empty cells at the end of a row, and add some. */
function hasFieldFor(record: string[], header: string[]): boolean {
  const missing = header.slice(record.length)
  const surplus = record.slice(header.length)
  return (
    surplus.every((cell) => cell.trim() === '') &&
    !missing.some((key) => requiredKeys.includes(key))
  )
}

/** `Service Type` and `service_type` have the same key. */
function readHeader(record: string[]): string[] {
  const keys = record.map(toKey)
  const missing = requiredColumns.filter((column) => !keys.includes(toKey(column)))
  if (missing.length > 0) throw new UnreadableFileError(bookingImport.missingColumns(missing))
  const isTwice = (column: StoredColumn) =>
    keys.indexOf(toKey(column)) !== keys.lastIndexOf(toKey(column))
  const duplicates = storedColumns.filter(isTwice)
  if (duplicates.length > 0)
    throw new UnreadableFileError(bookingImport.duplicateColumns(duplicates))
  return keys
}

function toKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

const requiredKeys = requiredColumns.map(toKey)

// Excel reads it, and needs it to open some files.
const separatorLine = /^"?sep=([,;\t|])"?(?:[\r\n]|$)/i

function mostFrequentDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split(/\r|\n/, 1)
  const timesIn = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((a, b) => timesIn(b) - timesIn(a))[0]!
}

// Longer than any header.
const maxBeginning = 10_000

/** Reads until the first two lines are complete. */
async function readBeginning(chunks: AsyncGenerator<string>): Promise<string> {
  let text = ''
  while (text.length < maxBeginning && !/[^\r\n][\r\n]+[^\r\n]+[\r\n]/.test(text)) {
    const next = await chunks.next()
    if (next.done) break
    text += next.value
  }
  return text
}

async function* decodeText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  try {
    for await (const bytes of source) {
      decoder ??= new TextDecoder(detectEncoding(bytes), { fatal: true })
      const text = decoder.decode(bytes, { stream: true })
      if (text) yield text
    }
    if (decoder) yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadableFileError(bookingImport.notText)
    throw error
  }
}

function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

async function* prepend(first: string, others: AsyncIterable<string>) {
  yield first
  yield* others
}
