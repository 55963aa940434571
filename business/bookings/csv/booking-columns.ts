import { type BookingField, bookingFieldNames } from '#business/bookings/fields.ts'

type ColumnOf<Name extends BookingField> = Name extends 'serviceType' ? 'service_type' : Name

export type BookingColumn = ColumnOf<BookingField> | 'id' | 'status' | 'created_at'

/** Columns of exports and imports. */
export const bookingColumns: readonly BookingColumn[] = [
  'id',
  ...bookingFieldNames.map((name) => (name === 'serviceType' ? 'service_type' : name)),
  'status',
  'created_at',
]

/** Imported files may lack it. */
export type OptionalColumn = 'language' | 'express'

export const optionalColumns: readonly OptionalColumn[] = ['language', 'express']

/** Only in exports. Imports ignore them. */
export const furtherColumns = [
  'reference',
  'service_label',
  'status_label',
  'branch',
  'booked_by',
  'picked_up_at',
  'completed_at',
  'promised_date',
  'bill_total',
  'paid_at',
  'payment_method',
  'notes',
] as const

/** Missing values are empty text. `express` is `yes` or `no`, `bill_total` is in rupees. */
export type BookingCsvRow = Record<
  BookingColumn | OptionalColumn | (typeof furtherColumns)[number],
  string
>
