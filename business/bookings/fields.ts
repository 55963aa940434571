import { textLimits } from '#business/words/text-limits.ts'

interface Field {
  /** What people read next to the value. */
  label: string
  input: 'line' | 'lines' | 'phone' | 'email' | 'choice'
}

/** A field that the customer writes. All of them are personal, and erased with the customer's details. */
interface WrittenField extends Field {
  input: 'line' | 'lines' | 'phone' | 'email'
  /** Who the customer is and where, or what the order needs. */
  about: 'customer' | 'order'
  /** The label of its input. */
  inputLabel: string
  /** Help under the input's label. */
  hint?: string
  /** The HTML `autocomplete` token. */
  autoComplete?: string
  /** In characters. */
  maxLength: number
  isOptional: boolean
}

/**
 * The fields of a booking request, in the order of SPEC section 3. Forms, schemas, CMS fields, mails, CSV columns, SQL columns
 * and erasure derive from this table.
 */
export const bookingFields = {
  name: {
    about: 'customer',
    label: 'Name',
    inputLabel: 'Full Name',
    input: 'line',
    autoComplete: 'name',
    maxLength: textLimits.name,
    isOptional: false,
  },
  phone: {
    about: 'customer',
    label: 'Phone',
    inputLabel: 'Phone Number',
    hint: 'Ten digits.',
    input: 'phone',
    autoComplete: 'tel-national',
    maxLength: textLimits.phone,
    isOptional: false,
  },
  email: {
    about: 'customer',
    label: 'Email',
    inputLabel: 'Email (optional)',
    hint: 'We send your confirmation here.',
    input: 'email',
    autoComplete: 'email',
    maxLength: textLimits.email,
    isOptional: true,
  },
  address: {
    about: 'customer',
    label: 'Address',
    inputLabel: 'Pickup Address',
    hint: 'Flat, building, street, landmark, pincode.',
    input: 'lines',
    autoComplete: 'street-address',
    maxLength: 500,
    isOptional: false,
  },
  date: { label: 'Date', input: 'choice' },
  time: { label: 'Time', input: 'choice' },
  serviceType: { label: 'Service', input: 'choice' },
  items: {
    about: 'order',
    label: 'Items',
    inputLabel: 'Items Description (optional)',
    hint: 'What we are collecting.',
    input: 'lines',
    maxLength: 1000,
    isOptional: true,
  },
  instructions: {
    about: 'order',
    label: 'Instructions',
    inputLabel: 'Special Instructions (optional)',
    hint: 'Stains, fabrics, a gate code.',
    input: 'lines',
    maxLength: 1000,
    isOptional: true,
  },
} as const satisfies Record<string, WrittenField | (Field & { input: 'choice' })>

type Fields = typeof bookingFields

export type BookingField = keyof Fields

/** The fields that the customer writes. */
export type BookingDetail = {
  [Name in BookingField]: Fields[Name]['input'] extends 'choice' ? never : Name
}[BookingField]

export type OptionalDetail = {
  [Name in BookingDetail]: Fields[Name]['isOptional'] extends true ? Name : never
}[BookingDetail]

/** The values of these fields. An optional one that was left empty is null. */
export type BookingDetails = {
  [Name in BookingDetail]: Name extends OptionalDetail ? string | null : string
}

export const bookingFieldNames = Object.keys(bookingFields) as BookingField[]

/** In the order of the form. Each has a database column of the same name. */
export const bookingDetails = bookingFieldNames.filter(isDetail)

export const customerDetails = bookingDetails.filter(
  (name) => detailField(name).about === 'customer',
)
export const orderDetails = bookingDetails.filter((name) => detailField(name).about === 'order')

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

/** What replaces the details of a booking whose customer is erased. The booking still counts. */
export const erasedDetails: BookingDetails = eachDetail((name) =>
  detailField(name).isOptional ? null : 'Erased',
) as BookingDetails

function isDetail(name: BookingField): name is BookingDetail {
  return bookingFields[name].input !== 'choice'
}
