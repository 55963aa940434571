import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import {
  type BookingColumn,
  bookingColumns,
  type OptionalColumn,
  optionalColumns,
} from '#business/bookings/csv/booking-columns.ts'
import { bookingImport } from '#business/words/staff/stored-data.ts'

/** `line` is where the record starts, counted from 1. */
export interface FileLine {
  line: number
  /** Null if the field count is wrong. */
  columns: (Record<BookingColumn, string> & Partial<Record<OptionalColumn, string>>) | null
  fieldCount: number
  expectedFieldCount: number
}

export class UnreadableFileError extends Error {
  constructor(
    sentence: string,
    readonly line?: number,
  ) {
    super(sentence)
  }
}

/**
 * Streams records of RFC 4180 CSV in UTF-8, or UTF-16 with a byte order mark, separated by commas,
 * semicolons or tabs. Accepts any column order and ignores unknown columns. Throws
 * UnreadableFileError.
 */
export async function* readBookingsFile(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<FileLine> {
  const chunks = decodeText(source)
  const { value: first = '' } = (await chunks.next()) as IteratorYieldResult<string>
  if (first.trim() === '') throw new UnreadableFileError(bookingImport.empty)

  const records = pipeline(
    Readable.from(prepend(first, chunks)),
    parse({
      delimiter: mostFrequentDelimiter(first),
      relax_column_count: true,
      info: true,
      skip_empty_lines: true,
    }),
    () => {},
  )
  let names: string[] | null = null
  // The last line of the previous record.
  let linesBefore = 0
  try {
    for await (const { record, info } of records as AsyncIterable<{
      record: string[]
      info: Info
    }>) {
      if (names) yield toFileLine(record, names, linesBefore + 1)
      else names = columnNames(record)
      linesBefore = info.lines
    }
  } catch (error) {
    if (error instanceof CsvError) {
      throw new UnreadableFileError(bookingImport.malformedFrom(linesBefore + 1), linesBefore + 1)
    }
    throw error
  }
}

function toFileLine(record: string[], names: string[], line: number): FileLine {
  const counts = { line, fieldCount: record.length, expectedFieldCount: names.length }
  if (record.length !== names.length) return { ...counts, columns: null }
  const columns = Object.fromEntries(
    [...bookingColumns, ...optionalColumns].map((column) => [
      column,
      record[names.indexOf(column)],
    ]),
  ) as FileLine['columns']
  return { ...counts, columns }
}

function columnNames(record: string[]): string[] {
  const names = record.map((name) => name.trim().toLowerCase())
  const missing = bookingColumns.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new UnreadableFileError(bookingImport.missingColumns(missing))
  return names
}

function mostFrequentDelimiter(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1)
  const timesIn = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((a, b) => timesIn(b) - timesIn(a))[0]!
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
