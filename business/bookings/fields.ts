import { textLimits } from '#business/words/text-limits.ts'

/** Personal data, erased with the customer's details. */
interface TextField {
  /** Shown next to the value. */
  label: string
  input: 'line' | 'lines' | 'phone' | 'email'
  /** HTML `autocomplete` token. */
  autoComplete?: string
  /** In characters. */
  maxLength: number
  isOptional?: true
}

const customerFields = {
  name: {
    label: 'Name',
    input: 'line',
    autoComplete: 'name',
    maxLength: textLimits.name,
  },
  phone: {
    label: 'Phone',
    input: 'phone',
    autoComplete: 'tel-national',
    maxLength: textLimits.phone,
  },
  email: {
    label: 'Email',
    input: 'email',
    autoComplete: 'email',
    maxLength: textLimits.email,
    isOptional: true,
  },
  address: {
    label: 'Address',
    input: 'lines',
    autoComplete: 'street-address',
    maxLength: 500,
  },
} as const satisfies Record<string, TextField>

const choices = {
  date: { label: 'Date' },
  time: { label: 'Time' },
  serviceType: { label: 'Service' },
} as const

const orderFields = {
  items: {
    label: 'Items',
    input: 'lines',
    maxLength: 1000,
    isOptional: true,
  },
  instructions: {
    label: 'Instructions',
    input: 'lines',
    maxLength: 1000,
    isOptional: true,
  },
} as const satisfies Record<string, TextField>

/**
 * In column order. Forms, schemas, CMS fields, mails, CSV and SQL columns, and erasure derive from
 * these.
 */
export const bookingFields = { ...customerFields, ...choices, ...orderFields }

type Fields = typeof bookingFields

export type BookingField = keyof Fields

export type BookingDetail = Exclude<BookingField, keyof typeof choices>

export type OptionalDetail = {
  [Name in BookingDetail]: Fields[Name] extends { isOptional: true } ? Name : never
}[BookingDetail]

/** Null for empty optional fields. */
export type BookingDetails = {
  [Name in BookingDetail]: Name extends OptionalDetail ? string | null : string
}

export const bookingFieldNames = Object.keys(bookingFields) as BookingField[]

export const customerDetailNames = Object.keys(customerFields) as (keyof typeof customerFields)[]

export const orderDetailNames = Object.keys(orderFields) as (keyof typeof orderFields)[]

/** In form order. Each has a database column of the same name. */
export const bookingDetailNames: BookingDetail[] = [...customerDetailNames, ...orderDetailNames]

/** Replaces required details of erased bookings. */
export const erasedText = 'Erased'

export function detailField(name: BookingDetail): TextField {
  return bookingFields[name]
}

/** Texts of a field. */
export interface FieldWords {
  label: string
  inputLabel: string
  hint?: string
}

/** Choices have no input labels here. */
export type BookingFieldWords = Record<BookingField, { label: string }> &
  Record<BookingDetail, FieldWords>

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
