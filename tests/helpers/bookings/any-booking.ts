import { Readable } from 'node:stream'
import fc, { type Arbitrary } from 'fast-check'
import { type ExportedBooking, storedColumns } from '#business/bookings/csv/booking-columns.ts'
import { parseImportedBooking } from '#business/bookings/csv/imported-booking.ts'
import { type BookingDetail, mapDetails, toReference } from '#business/bookings/fields.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { languageCodes } from '#business/languages/languages.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { readBookingsFile } from '#collections/bookings/read-bookings-file.ts'

// Text that spreadsheets or CSV could change.
const changeableTexts = [
  ...[
    '- 2 shirts',
    '-Plot 4',
    "'- 2 shirts",
    "''-1",
    '=1+1',
    '+1',
    '@home',
    '＝1',
    "'＋1",
    '－1',
    '＠a',
  ],
  ...["'hello'", "'", "''", "'90s jacket", "'1999", '5" pipe', '"', '"quoted"', 'a,b;c d', 'sep=;'],
  ...['73928E03', '12345678', '0012', '1/2', '5-6', '1.5.', '12:30', '5 pm', '10%', '₹500', '(5)'],
  ...['May 5', '5 May', '1 Sept 2024', 'Sun, 5 May 2024', '2024-02-29', '1,50', '500 INR', '२/३'],
  ...[
    'TRUE',
    'false',
    'null',
    'NULL',
    '#N/A',
    'Flat 3\nHill Road',
    '?',
    'आशा',
    '🧺',
    'A  B',
    '3 1/2',
  ],
]

const anyText = fc.oneof(
  fc.constantFrom(...changeableTexts),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc
    .tuple(fc.constantFrom(...changeableTexts), fc.constantFrom(...changeableTexts))
    .map((texts) => texts.join('\n')),
  fc
    .tuple(fc.constantFrom("'", "''", '=', '-', '+', '@'), fc.string({ maxLength: 5 }))
    .map((texts) => texts.join('')),
)

/** Texts that forms store unchanged. */
const storedText = (name: BookingDetail) =>
  anyText.filter((text) => englishFields[name].safeParse(text).data === text)

const anyInstant = fc
  .date({ min: new Date('1998-01-01'), max: new Date('2026-11-26'), noInvalidDate: true })
  .map((instant) => instant.toISOString())

const now = new Date('2026-11-26T10:00:00Z')

export const anyBooking: Arbitrary<ExportedBooking> = fc
  .record({
    ...mapDetails((name) => fc.option(storedText(name))),
    id: fc.uuid({ version: 4 }),
    name: storedText('name'),
    // 00 is an international prefix.
    phone: fc
      .integer({ min: 100_000_000, max: 9_999_999_999 })
      .map((digits) => `${digits}`.padStart(10, '0')),
    email: fc.option(fc.constantFrom('asha@example.com', '-a@example.com', '+1@example.com')),
    address: storedText('address'),
    date: anyInstant.map((instant) => instant.slice(0, 'YYYY-MM-DD'.length)),
    time: fc.constantFrom(...timeSlotValues),
    service_type: fc.constantFrom(...serviceTypeValues),
    status: fc.constantFrom(...bookingStatusValues),
    created_at: anyInstant,
    language: fc.constantFrom(...languageCodes),
    express: fc.boolean(),
    branch: fc.constantFrom('', 'Bandra West'),
    notes: fc.oneof(fc.constant(''), storedText('instructions')),
  })
  .map((booking) => ({
    ...booking,
    reference: toReference(booking.id),
    ...{ service_label: '', status_label: '', booked_by: 'Website', picked_up_at: '' },
    ...{ completed_at: '', promised_date: '', bill_total: '1249.50', paid_at: '' },
    ...{ payment_method: '', not_collected: '', pieces: '' },
  }))

/** Reads a file as an import does. */
export async function readImportFile(file: Uint8Array) {
  const bookings = []
  for await (const { columns } of readBookingsFile(Readable.from([file]))) {
    bookings.push(columns && parseImportedBooking(columns, { now }))
  }
  return bookings
}

/** The result of reading an exported booking. */
export function toImported(booking: ExportedBooking) {
  const columns = storedColumns.map((column) => [column, booking[column]])
  return { booking: { ...(Object.fromEntries(columns) as object), isErased: false } }
}
