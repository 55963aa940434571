import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type BookingColumn, bookingColumns } from '#business/bookings/booking-columns.ts'
import { importing } from '#business/words/staff-messages.ts'

/** A line of the table, and on which line of the file it begins, counted from 1. */
export interface FileLine {
  line: number
  /** Null where it has more or fewer fields than there are columns. */
  columns: Record<BookingColumn, string> | null
  /** How many fields it has, and how many it should have. */
  fields: number
  expected: number
}

/** Why a file, or the rest of one, cannot be read. */
export class FileProblem extends Error {
  constructor(
    sentence: string,
    readonly line?: number,
  ) {
    super(sentence)
  }
}

/**
 * The lines of a bookings table as CSV: RFC 4180 in UTF-8 or, where it says so by its first two bytes, UTF-16; with commas,
 * semicolons or tabs, as spreadsheets write them in different countries. Columns may stand in any order; what is none of
 * ours is passed over. Nothing is held but the line that is read. Throws a FileProblem.
 */
export async function* readBookingsFile(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<FileLine> {
  const parts = textOf(source)
  const { value: first = '' } = (await parts.next()) as IteratorYieldResult<string>
  if (first.trim() === '') throw new FileProblem(importing.empty)

  const records = pipeline(
    Readable.from(startingWith(first, parts)),
    parse({
      delimiter: delimiterOf(first),
      relax_column_count: true,
      info: true,
      skip_empty_lines: true,
    }),
    () => {},
  )
  let names: string[] | null = null
  // Where the record before has ended.
  let linesBefore = 0
  try {
    for await (const { record, info } of records as AsyncIterable<{
      record: string[]
      info: Info
    }>) {
      if (names) yield fileLineOf(record, names, linesBefore + 1)
      else names = columnNames(record)
      linesBefore = info.lines
    }
  } catch (error) {
    if (error instanceof CsvError) {
      throw new FileProblem(importing.brokenOff(linesBefore + 1), linesBefore + 1)
    }
    throw error
  }
}

function fileLineOf(record: string[], names: string[], line: number): FileLine {
  const counted = { line, fields: record.length, expected: names.length }
  if (record.length !== names.length) return { ...counted, columns: null }
  const columns = Object.fromEntries(
    bookingColumns.map((column) => [column, record[names.indexOf(column)]!]),
  ) as Record<BookingColumn, string>
  return { ...counted, columns }
}

function columnNames(record: string[]): string[] {
  const names = record.map((name) => name.trim().toLowerCase())
  const missing = bookingColumns.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new FileProblem(importing.missingColumns(missing))
  return names
}

/** What stands most often between the names of the columns. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1)
  const timesIn = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((a, b) => timesIn(b) - timesIn(a))[0]!
}

/** Bytes as text, without the mark that says which bytes they are. */
async function* textOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  try {
    for await (const bytes of source) {
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
      const text = decoder.decode(bytes, { stream: true })
      if (text) yield text
    }
    if (decoder) yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new FileProblem(importing.notText)
    throw error
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

async function* startingWith(first: string, others: AsyncIterable<string>) {
  yield first
  yield* others
}
