/** The columns of the bookings table, as files carry them out and in. SPEC section 3. */
export const bookingColumns = [
  'id',
  'name',
  'phone',
  'email',
  'address',
  'date',
  'time',
  'service_type',
  'items',
  'instructions',
  'status',
  'created_at',
] as const

export type BookingColumn = (typeof bookingColumns)[number]

/** What files that are carried out say besides, for people. */
export const furtherColumns = ['reference', 'branch', 'booked_by', 'picked_up_at'] as const

/** A booking as a line of a file: each column as text, empty where there is nothing. */
export type BookingRecord = Record<BookingColumn | (typeof furtherColumns)[number], string>
