import * as z from 'zod/mini'
import {
  type BookingDetail,
  type BookingDetails,
  bookingFieldNames,
  mapDetails,
} from '#business/bookings/fields.ts'
import { detailSchemas } from '#business/bookings/forms/booking-request.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { byLanguage, defaultLanguage, languages } from '#business/languages/languages.ts'
import { formatZonedInstant, isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'
import { toAsciiDigits } from '#business/words/digits.ts'
import { serviceTypes, slots } from '#business/words/en.ts'
import { isSpreadsheetNumber } from '#business/words/phone.ts'
import { bookingImport } from '#business/words/staff.ts'
import { guardText, parseDateCell, parseInstantCell } from './spreadsheet-cells.ts'

interface Column<Value> {
  toCell: (value: Value) => string
  /** Reads a trimmed cell without its guard. */
  fromCell: z.ZodMiniType<Value, string>
}

const asIs = (text: string) => text

const textFromCell = detailSchemas(englishFields, (field) =>
  z.pipe(
    z.transform((text: string) => text || null),
    z.nullable(field),
  ),
)

const textColumns = mapDetails((name) => ({
  toCell: (text: string | null) => guardText(text ?? ''),
  fromCell: textFromCell[name],
})) as { [Name in BookingDetail]: Column<BookingDetails[Name]> }

const id: Column<string> = {
  toCell: asIs,
  fromCell: z.uuid(bookingImport.idUnreadable).check(z.toLowerCase()),
}

// Excel replaces letters with question marks unless it saves as UTF-8.
const name: Column<string> = {
  toCell: guardText,
  fromCell: z.pipe(
    z.string().check(z.refine((text) => !/^[?\s]{3,}$/.test(text), bookingImport.lettersLost)),
    textFromCell.name,
  ),
}

const phone: Column<string> = {
  // Spreadsheets drop leading zeros.
  toCell: (digits) => (digits.startsWith('0') ? guardText(digits) : digits),
  fromCell: z.pipe(
    z.string().check(z.refine((text) => !isSpreadsheetNumber(text), bookingImport.digitsLost)),
    textFromCell.phone,
  ),
}

const date: Column<LocalDate> = {
  toCell: asIs,
  fromCell: z.pipe(
    z.transform((text: string) => parseDateCell(text) ?? text),
    z.string().check(z.refine(isLocalDate, bookingImport.dateUnreadable)),
  ),
}

/** ISO 8601 in UTC. */
const createdAt: Column<string> = {
  toCell: (instant) => formatZonedInstant(instant, 'milliseconds'),
  fromCell: z.pipe(
    z.transform((text: string) => parseInstantCell(text)),
    z.iso.datetime(bookingImport.instantUnreadable),
  ),
}

const yesOrNo = choice({ yes: 'Yes', no: 'No' }, 'no')

const express: Column<boolean> = {
  toCell: (isExpress) => (isExpress ? 'yes' : 'no'),
  fromCell: z.pipe(
    yesOrNo.fromCell,
    z.transform((answer) => answer === 'yes'),
  ),
}

const stored = {
  id,
  ...{ ...textColumns, name, phone },
  ...{ date, time: choice(slots), service_type: choice(labelsOf(serviceTypes)) },
  status: choice(labelsOf(bookingStatuses)),
  created_at: createdAt,
  language: choice(
    byLanguage((language) => languages[language].name),
    defaultLanguage,
  ),
  express,
}

/** Only in exports. Imports ignore them. */
const further = {
  reference: { toCell: guardText },
  service_label: { toCell: asIs },
  status_label: { toCell: asIs },
  branch: { toCell: guardText },
  booked_by: { toCell: asIs },
  /** The reason. */
  not_collected: { toCell: asIs },
  picked_up_at: { toCell: asIs },
  /** Counted at the pickup. */
  pieces: { toCell: asIs },
  completed_at: { toCell: asIs },
  promised_date: { toCell: asIs },
  /** In rupees. */
  bill_total: { toCell: asIs },
  paid_at: { toCell: asIs },
  payment_method: { toCell: asIs },
  notes: { toCell: guardText },
}

export type StoredColumn = keyof typeof stored

type FurtherColumn = keyof typeof further

/** At the end of exports. */
export const lastColumns = ['language', 'express'] as const satisfies StoredColumn[]

type BookingColumn = Exclude<StoredColumn, (typeof lastColumns)[number]>

export const bookingColumns: readonly BookingColumn[] = [
  'id',
  ...bookingFieldNames.map((name) => (name === 'serviceType' ? 'service_type' : name)),
  'status',
  'created_at',
]

export const furtherColumns = Object.keys(further) as FurtherColumn[]

/** In the order of exports. */
export const exportedColumns = [...bookingColumns, ...furtherColumns, ...lastColumns]

export const storedColumns = Object.keys(stored) as StoredColumn[]

const columns: {
  [Name in keyof ExportedBooking]: Pick<Column<ExportedBooking[Name]>, 'toCell'>
} = { ...stored, ...further }

export const requiredColumns = bookingColumns.filter((name) => !fromCell(name, '').success)

export function fromCell(name: StoredColumn, cell: string) {
  return stored[name].fromCell.safeParse(cell)
}

/** `created_at` is an ISO 8601 instant in UTC; the phone has 10 digits. */
export type StoredBooking = {
  [Name in StoredColumn]: z.output<(typeof stored)[Name]['fromCell']>
}

/** Missing values of further columns are empty text. */
export type ExportedBooking = StoredBooking & Record<FurtherColumn, string>

export type BookingCsvRow = Record<StoredColumn | FurtherColumn, string>

export function toCells(booking: ExportedBooking): BookingCsvRow {
  const toCell = <Name extends keyof ExportedBooking>(name: Name) => {
    const column: Pick<Column<ExportedBooking[Name]>, 'toCell'> = columns[name]
    return [name, column.toCell(booking[name])]
  }
  return Object.fromEntries(exportedColumns.map(toCell)) as BookingCsvRow
}

/** Accepts values and labels in any case and punctuation, and `fallback` for an empty cell. */
function choice<Value extends string>(
  labels: Record<Value, string>,
  fallback?: NoInfer<Value>,
): Column<Value> {
  const values = Object.keys(labels) as Value[]
  const byKey = new Map(
    values.flatMap((value) => [value, labels[value]].map((text) => [toKey(text), value])),
  )
  const read = (text: string) => byKey.get(toKey(text)) ?? text
  return {
    toCell: asIs,
    fromCell: z.pipe(
      z.transform((text: string) => (text === '' && fallback) || read(text)),
      z.enum(values, bookingImport.notOneOf(values)),
    ),
  }
}

/** `11:00 am – 1:00 pm` and `11AM-1PM` have the same key. */
function toKey(text: string): string {
  const letters = toAsciiDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/:00|\bto\b/g, '')
  return letters.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

function labelsOf<Value extends string>(rules: Record<Value, { label: string }>) {
  const values = Object.keys(rules) as Value[]
  return Object.fromEntries(values.map((value) => [value, rules[value].label])) as Record<
    Value,
    string
  >
}
