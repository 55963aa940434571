import * as z from 'zod/mini'
import { detailSchemas } from '#business/bookings/forms/booking-request.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { defaultLanguage, languageCodes } from '#business/languages/languages.ts'
import { isLocalDate, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { cleanLine } from '#business/words/clean-text.ts'
import { isSpreadsheetNumber } from '#business/words/phone.ts'
import { bookingImport } from '#business/words/staff/stored-data.ts'
import type { BookingColumn, OptionalColumn } from './booking-columns.ts'

const yesOrNo = ['yes', 'no'] as const

const columns = {
  id: z.pipe(z.string().check(z.trim()), z.uuid(bookingImport.idUnreadable).check(z.toLowerCase())),
  ...detailSchemas(englishFields, orNull),
  date: z.pipe(
    z.pipe(z.string().check(z.trim()), z.transform(toPickupDay)),
    z.string().check(z.refine(isLocalDate, bookingImport.dateUnreadable)),
  ),
  time: z.pipe(z.string().check(z.trim()), englishFields.time),
  service_type: z.enum(serviceTypeValues, bookingImport.notOneOf(serviceTypeValues)),
  status: z.enum(bookingStatusValues, bookingImport.notOneOf(bookingStatusValues)),
  created_at: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => toIsoInstant(text) ?? text),
    ),
    z.iso.datetime({ offset: true, error: bookingImport.instantUnreadable }),
  ),
  language: z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((text) => text.trim() || defaultLanguage),
    ),
    z.enum(languageCodes, bookingImport.notOneOf(languageCodes)),
  ),
  express: z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((text) => text.trim().toLowerCase() || 'no'),
    ),
    z.pipe(
      z.enum(yesOrNo, bookingImport.notOneOf(yesOrNo)),
      z.transform((text) => text === 'yes'),
    ),
  ),
} satisfies Record<BookingColumn | OptionalColumn, unknown>

/** `created_at` is an ISO 8601 instant in UTC; the phone has 10 digits. */
export type ImportedBooking = ReturnType<typeof readColumns>

/** The first invalid column. */
export interface RowProblem {
  column?: BookingColumn | OptionalColumn
  sentence: string
}

/**
 * Parses a row: empty text and NULL become null, a pickup instant its day in Mumbai. Rejects
 * `created_at` after `now`.
 */
export function parseImportedBooking(
  line: Record<BookingColumn, string> & Partial<Record<OptionalColumn, string>>,
  now: Date,
): { booking: ImportedBooking } | { problem: RowProblem } {
  if (isSpreadsheetNumber(line.phone)) {
    return { problem: { column: 'phone', sentence: bookingImport.phoneShortened } }
  }
  const parsed = z.object(columns).safeParse(line)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { problem: { column: issue!.path[0] as RowProblem['column'], sentence: issue!.message } }
  }
  const booking = readColumns(parsed.data)
  if (new Date(booking.created_at) > now) {
    return { problem: { column: 'created_at', sentence: bookingImport.inFuture } }
  }
  return { booking }
}

function readColumns(parsed: z.output<z.ZodMiniObject<typeof columns>>) {
  return { ...parsed, created_at: new Date(parsed.created_at).toISOString() }
}

function orNull<Field extends z.ZodMiniType<string, string>>(field: Field) {
  const isEmpty = (text: string) => /^(null)?$/i.test(cleanLine(text).trim())
  return z.union([
    z.pipe(
      z.string().check(z.refine(isEmpty)),
      z.transform(() => null),
    ),
    field,
  ])
}

/** Returns text that is no instant unchanged. */
function toPickupDay(text: string): LocalDate {
  const instant = toIsoInstant(text)
  return instant ? localDateAt(new Date(instant)) : text
}

/** Reads database timestamps: with a space, an hour-only zone, or UTC without a zone. */
function toIsoInstant(text: string): string | null {
  const [, day, time, zone = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?) ?(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(
      text.trim(),
    ) ?? []
  if (!isLocalDate(day)) return null
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? []
  return `${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`
}
