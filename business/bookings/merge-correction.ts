import type { Language } from '#business/languages/languages.ts'
import { type Pickup, serializePickup } from '#business/pickups/pickup.ts'
import { extractPincode } from '#business/pickups/service-area.ts'
import { type BookingEvent, isCorrectionOf } from './events.ts'
import {
  type BookingDetail,
  bookingDetailNames,
  type BookingDetails,
  pickDetails,
} from './fields.ts'

/** Checkboxes that staff can edit. */
export const bookingBoxes = { express: { label: 'Express' } } as const

export type BookingBox = keyof typeof bookingBoxes

export const bookingBoxNames = Object.keys(bookingBoxes) as BookingBox[]

export function isBookingBox(name: string): name is BookingBox {
  return name in bookingBoxes
}

export function mapBoxes<Value>(valueOf: (name: BookingBox) => Value): Record<BookingBox, Value> {
  return Object.fromEntries(bookingBoxNames.map((name) => [name, valueOf(name)])) as Record<
    BookingBox,
    Value
  >
}

/** The fields that staff can edit. `branch` is null if no branch serves the pincode. */
export type EditableBooking = BookingDetails &
  Record<BookingBox, boolean> &
  Pickup & { branch: string | null; language: Language }

export function pickEditable(booking: EditableBooking): EditableBooking {
  const { branch, language, date, time } = booking
  const boxes = mapBoxes((name) => booking[name])
  return { ...pickDetails(booking), ...boxes, branch, language, date, time }
}

/** Fields that are neither details nor the pickup. */
export const editableSettings = ['branch', 'language', ...bookingBoxNames] as const

export type EditableField = BookingDetail | (typeof editableSettings)[number] | 'pickup'

const editableFields: EditableField[] = [...bookingDetailNames, ...editableSettings, 'pickup']

/**
 * A field that two people changed. Pickups have the format of `serializePickup`, boxes `yes` or
 * `no`.
 */
export interface FieldConflict {
  field: EditableField
  typed: string | null
  current: string | null
}

/**
 * Two people changed the same fields. `by` and `at` (ISO 8601 UTC) are null if no event says it.
 */
export interface CorrectionConflict {
  current: EditableBooking
  changes: Partial<EditableBooking>
  fields: (FieldConflict & { by: string | null; at: string | null })[]
}

/**
 * Omits unchanged fields from `changes`, so that a save does not overwrite them. `seen` is what the
 * form showed; if it is null, each difference is a conflict. Fields absent from `typed` are
 * unchanged.
 */
export function mergeCorrection({
  seen,
  typed,
  current,
}: {
  seen: EditableBooking | null
  typed: Partial<EditableBooking>
  current: EditableBooking
}): { changes: Partial<EditableBooking>; conflicts: FieldConflict[] } {
  const submitted = { ...(seen ?? current), ...withoutUndefined(typed) }
  const changed = editableFields.filter(
    (field) => isDifferent(field, submitted, current) && isDifferent(field, submitted, seen),
  )
  const isMovedByPincode = extractPincode(submitted.address) !== extractPincode(current.address)
  const conflicting = editableFields.filter(
    (field) =>
      isDifferent(field, seen, current) &&
      // A new pincode would replace the branch that someone else chose.
      (changed.includes(field) ||
        (field === 'branch' && seen && changed.includes('address') && isMovedByPincode)),
  )
  return {
    changes: Object.assign({}, ...changed.map((field) => pick(field, submitted))) as typeof typed,
    conflicts: conflicting.map((field) => ({
      field,
      typed: textOf(field, submitted),
      current: textOf(field, current),
    })),
  }
}

/** Expects the oldest event first. */
export function pickLastChange<Event extends Pick<BookingEvent, 'type' | 'text'>>(
  field: EditableField,
  events: readonly Event[],
): Event | undefined {
  return events.findLast((event) =>
    field === 'pickup' ? event.type === 'rescheduled' : isCorrectionOf(field, event),
  )
}

function isDifferent(
  field: EditableField,
  one: EditableBooking | null,
  other: EditableBooking | null,
): boolean {
  if (!one || !other) return true
  return textOf(field, one) !== textOf(field, other)
}

/** Browsers may send line breaks as CRLF. */
function textOf(field: EditableField, booking: EditableBooking): string | null {
  if (field === 'pickup') return serializePickup(booking)
  if (isBookingBox(field)) return booking[field] ? 'yes' : 'no'
  return booking[field]?.replaceAll('\r\n', '\n') || null
}

function pick(field: EditableField, booking: EditableBooking): Partial<EditableBooking> {
  const { date, time } = booking
  return field === 'pickup' ? { date, time } : { [field]: booking[field] }
}

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields
}
