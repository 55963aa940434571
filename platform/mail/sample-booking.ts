import type { CustomerBill } from '#business/bills/customer-bill.ts'
import { type Booking, unsetFields } from '#business/bookings/booking.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { Language } from '#business/languages/languages.ts'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'

export const sampleBill: CustomerBill = {
  lines: [
    { item: 'Sherwani', count: 2, unitPaise: 60_000 },
    { item: 'Shirt', count: 3, unitPaise: 9_900 },
  ],
  ...{ piecesPaise: 149_700, surchargePaise: 0, discountPaise: 0, totalPaise: 149_700 },
  ...{ upiId: 'saaf@okbank', payeeName: 'Saaf' },
  ...{ expressPercent: null, offer: null, percentOff: null, taxPaise: null, paidAt: null },
  paymentMethod: null,
  ...{ gstNumber: null, legalName: null, gstPercent: null, wording: null },
  updatedAt: '2026-11-26T06:00:00.000Z',
}

/** An invented booking for tomorrow. */
export function sampleBooking(status: BookingStatus, now: Date, language: Language): Booking {
  const createdAt = now.toISOString()
  const date = addDays(localDateAt(now), 1)
  return {
    ...unsetFields,
    source: 'site',
    id: '3f9a1c07-52a4-4f0e-9d3b-0c9d6a1f7e11',
    reference: '3F9A1C07',
    status,
    name: 'Asha Kulkarni',
    phone: '9876543210',
    email: 'asha@example.com',
    address: 'Flat 3, Sea Breeze\nHill Road, Bandra West',
    date,
    time: '11AM-1PM',
    serviceType: 'both',
    promisedDate: addDays(date, 3),
    items: '2 sherwanis',
    instructions: 'Ring twice',
    language,
    createdAt,
    updatedAt: createdAt,
  }
}
