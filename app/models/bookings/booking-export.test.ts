import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ExportedBooking } from '#business/bookings/csv/booking-columns.ts'
import { anyBooking, readImportFile, toImported } from '#tests/helpers/bookings/any-booking.ts'
import { writeCsv } from './booking-export.server.ts'

it('writes files that an import reads as the same bookings', async () => {
  const readsTheSame = async (bookings: ExportedBooking[]) => {
    const file = Buffer.from(writeCsv(bookings, { isFirst: true }))
    expect(await readImportFile(file)).toEqual(bookings.map(toImported))
  }
  const someBookings = fc.array(anyBooking, { maxLength: 10 })
  await fc.assert(fc.asyncProperty(someBookings, readsTheSame), { numRuns: 200 })
})
