import * as z from 'zod/mini'
import { isLocalDate, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { importing } from '#business/words/staff-messages.ts'
import type { BookingColumn } from './booking-columns.ts'
import { detailSchemas, fieldSchemas } from './booking-request.ts'
import { serviceTypeValues } from './service-types.ts'
import { bookingStatusValues } from './status.ts'

const columns = {
  id: z.pipe(z.string().check(z.trim()), z.uuid(importing.idUnreadable).check(z.toLowerCase())),
  ...detailSchemas(orNothing),
  date: z.pipe(
    z.pipe(z.string().check(z.trim()), z.transform(dayOfPickup)),
    z.string().check(z.refine(isLocalDate, importing.dateUnreadable)),
  ),
  time: z.pipe(z.string().check(z.trim()), fieldSchemas.time),
  service_type: z.enum(serviceTypeValues, importing.notAmong(serviceTypeValues)),
  status: z.enum(bookingStatusValues, importing.notAmong(bookingStatusValues)),
  created_at: z.pipe(
    z.pipe(
      z.string(),
      z.transform((written) => instantIn(written) ?? written),
    ),
    z.iso.datetime({ offset: true, error: importing.instantUnreadable }),
  ),
} satisfies Record<BookingColumn, unknown>

/** A booking that was made on another site. `created_at` is an instant, ISO 8601 in UTC; the phone has 10 digits. */
export type OldBooking = ReturnType<typeof readColumns>

/** Why a line is not a booking: the first column that says so, and the sentence. */
export interface LineProblem {
  column?: BookingColumn
  sentence: string
}

/**
 * A line of the bookings table of another site, each column as text. What that site left empty, or wrote as NULL, is null;
 * a pickup day that was stored as an instant is the day it was in Mumbai. None can have been made after the instant `now`.
 */
export function readOldBooking(
  line: Record<BookingColumn, string>,
  now: Date,
): { booking: OldBooking } | { problem: LineProblem } {
  const read = z.object(columns).safeParse(line)
  if (!read.success) {
    const [issue] = read.error.issues
    return { problem: { column: issue!.path[0] as BookingColumn, sentence: issue!.message } }
  }
  const booking = readColumns(read.data)
  if (new Date(booking.created_at) > now) {
    return { problem: { column: 'created_at', sentence: importing.notYet } }
  }
  return { booking }
}

function readColumns(read: z.output<z.ZodMiniObject<typeof columns>>) {
  return { ...read, created_at: new Date(read.created_at).toISOString() }
}

function orNothing<Field extends z.ZodMiniType<string, string>>(field: Field) {
  const isNothing = (text: string) => /^(null)?$/i.test(text.trim())
  return z.union([
    z.pipe(
      z.string().check(z.refine(isNothing)),
      z.transform(() => null),
    ),
    field,
  ])
}

/** The day that an instant stands for, where it is one; whatever else it is, as it was written. */
function dayOfPickup(written: string): LocalDate {
  const instant = instantIn(written)
  return instant ? localDateAt(new Date(instant)) : written
}

/**
 * As ISO 8601 what databases write with a space, with hours alone for the zone, or, meaning UTC, without one; null where it
 * is no instant.
 */
function instantIn(written: string): string | null {
  const [, day, time, zone = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?) ?(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(
      written.trim(),
    ) ?? []
  if (!isLocalDate(day)) return null
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? []
  return `${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`
}
