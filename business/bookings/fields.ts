import { textLimits } from '#business/words/text-limits.ts'

/** A field that the customer writes. All of them are personal, and erased with the customer's details. */
interface WrittenField {
  /** What people read next to the value. */
  label: string
  /** The label of its input, without "(optional)". */
  inputLabel: string
  /** Help under that label. */
  hint?: string
  input: 'line' | 'lines' | 'phone' | 'email'
  /** The HTML `autocomplete` token. */
  autoComplete?: string
  /** In characters. */
  maxLength: number
  isOptional?: true
}

const customerFields = {
  name: {
    label: 'Name',
    inputLabel: 'Full Name',
    input: 'line',
    autoComplete: 'name',
    maxLength: textLimits.name,
  },
  phone: {
    label: 'Phone',
    inputLabel: 'Phone Number',
    hint: 'Ten digits.',
    input: 'phone',
    autoComplete: 'tel-national',
    maxLength: textLimits.phone,
  },
  email: {
    label: 'Email',
    inputLabel: 'Email',
    hint: 'We send your confirmation here.',
    input: 'email',
    autoComplete: 'email',
    maxLength: textLimits.email,
    isOptional: true,
  },
  address: {
    label: 'Address',
    inputLabel: 'Pickup Address',
    hint: 'Flat, building, street, landmark, pincode.',
    input: 'lines',
    autoComplete: 'street-address',
    maxLength: 500,
  },
} as const satisfies Record<string, WrittenField>

const choices = {
  date: { label: 'Date' },
  time: { label: 'Time' },
  serviceType: { label: 'Service' },
} as const

const orderFields = {
  items: {
    label: 'Items',
    inputLabel: 'Items Description',
    hint: 'What we are collecting.',
    input: 'lines',
    maxLength: 1000,
    isOptional: true,
  },
  instructions: {
    label: 'Instructions',
    inputLabel: 'Special Instructions',
    hint: 'Stains, fabrics, a gate code.',
    input: 'lines',
    maxLength: 1000,
    isOptional: true,
  },
} as const satisfies Record<string, WrittenField>

/**
 * The fields of a booking request, in the order of SPEC section 3. Forms, schemas, CMS fields, mails, CSV columns, SQL columns
 * and erasure derive from them.
 */
export const bookingFields = { ...customerFields, ...choices, ...orderFields }

type Fields = typeof bookingFields

export type BookingField = keyof Fields

/** A field that the customer writes. */
export type BookingDetail = Exclude<BookingField, keyof typeof choices>

export type OptionalDetail = {
  [Name in BookingDetail]: Fields[Name] extends { isOptional: true } ? Name : never
}[BookingDetail]

/** The values of the written fields. An optional one that was left empty is null. */
export type BookingDetails = {
  [Name in BookingDetail]: Name extends OptionalDetail ? string | null : string
}

export const bookingFieldNames = Object.keys(bookingFields) as BookingField[]

/** Who the customer is and where. */
export const customerDetails = Object.keys(customerFields) as (keyof typeof customerFields)[]

/** What the order needs. */
export const orderDetails = Object.keys(orderFields) as (keyof typeof orderFields)[]

/** All that the customer writes, in the order of the form. Each has a database column of the same name. */
export const bookingDetails: BookingDetail[] = [...customerDetails, ...orderDetails]

export function detailField(name: BookingDetail): WrittenField {
  return bookingFields[name]
}

/** The value of every detail; `valueOf` gives that of one. */
export function eachDetail<Value>(
  valueOf: (name: BookingDetail) => Value,
): Record<BookingDetail, Value> {
  return Object.fromEntries(bookingDetails.map((name) => [name, valueOf(name)])) as Record<
    BookingDetail,
    Value
  >
}

/** The details of a booking that has more fields than these. */
export function detailsOf(booking: {
  [Name in BookingDetail]?: string | null
}): BookingDetails {
  return eachDetail((name) => booking[name] ?? null) as BookingDetails
}
