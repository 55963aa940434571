import { type BookingField, bookingFieldNames } from './fields.ts'

type ColumnOf<Name extends BookingField> = Name extends 'serviceType' ? 'service_type' : Name

export type BookingColumn = ColumnOf<BookingField> | 'id' | 'status' | 'created_at'

/** The columns of the bookings table in exported and imported files. SPEC section 3. */
export const bookingColumns: readonly BookingColumn[] = [
  'id',
  ...bookingFieldNames.map((name) => (name === 'serviceType' ? 'service_type' : name)),
  'status',
  'created_at',
]

/** Further columns of exported files. */
export const furtherColumns = ['reference', 'branch', 'booked_by', 'picked_up_at'] as const

/** A row of a file: each column as text, empty if there is no value. */
export type BookingRecord = Record<BookingColumn | (typeof furtherColumns)[number], string>
