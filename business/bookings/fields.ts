import { textLimits } from '#business/words/limits.ts'

/** Personal data, erased with the customer's details. */
interface TextField {
  input: 'line' | 'lines' | 'phone' | 'email'
  autoComplete?: string
  maxLength: number
  isOptional?: true
}

const customerFields = {
  name: { input: 'line', autoComplete: 'name', maxLength: textLimits.name },
  phone: { input: 'phone', autoComplete: 'tel-national', maxLength: textLimits.phone },
  email: { input: 'email', autoComplete: 'email', maxLength: textLimits.email, isOptional: true },
  address: { input: 'lines', autoComplete: 'street-address', maxLength: 500 },
} as const satisfies Record<string, TextField>

const orderFields = {
  items: { input: 'lines', maxLength: 1000, isOptional: true },
  instructions: { input: 'lines', maxLength: 1000, isOptional: true },
} as const satisfies Record<string, TextField>

/**
 * In column order. Forms, schemas, CMS fields, mails, CSV and SQL columns, and erasure derive from
 * these.
 */
export const bookingFields = { ...customerFields, ...orderFields }

type Fields = typeof bookingFields

export type BookingDetail = keyof Fields

export type BookingField = BookingDetail | 'date' | 'time' | 'serviceType'

export type OptionalDetail = {
  [Name in BookingDetail]: Fields[Name] extends { isOptional: true } ? Name : never
}[BookingDetail]

/** Null for empty optional fields. */
export type BookingDetails = {
  [Name in BookingDetail]: Name extends OptionalDetail ? string | null : string
}

export const customerDetailNames = Object.keys(customerFields) as (keyof typeof customerFields)[]

export const orderDetailNames = Object.keys(orderFields) as (keyof typeof orderFields)[]

export const bookingFieldNames: BookingField[] = [
  ...customerDetailNames,
  ...(['date', 'time', 'serviceType'] as const),
  ...orderDetailNames,
]

/** In form order. Each has a database column of the same name. */
export const bookingDetailNames: BookingDetail[] = [...customerDetailNames, ...orderDetailNames]

/** Replaces required details of erased bookings. */
export const erasedText = 'Erased'

export function detailField(name: BookingDetail): TextField {
  return bookingFields[name]
}

export function mapDetails<Value>(
  valueOf: (name: BookingDetail) => Value,
): Record<BookingDetail, Value> {
  return Object.fromEntries(bookingDetailNames.map((name) => [name, valueOf(name)])) as Record<
    BookingDetail,
    Value
  >
}

export function pickDetails(booking: {
  [Name in BookingDetail]?: string | null
}): BookingDetails {
  return mapDetails((name) => booking[name] ?? null) as BookingDetails
}

const referenceLength = 8

/** Returns the first 8 characters in upper case. */
export function toReference(bookingId: string): string {
  return bookingId.slice(0, referenceLength).toUpperCase()
}

export const referencePattern = /^[0-9A-F]{8}$/
