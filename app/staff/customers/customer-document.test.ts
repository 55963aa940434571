import { describe, expect, it } from 'vitest'
import { bookingEventTypeValues } from '#business/bookings/events.ts'
import { pickDetails } from '#business/bookings/fields.ts'
import { buildCustomerDocument, type CustomerExport } from './customer-document.ts'

const at = '2026-11-26T10:35:00.000Z'
const booking: CustomerExport['bookings'][number] = {
  ...pickDetails({}),
  ...{ reference: 'AB12CD34', status: 'confirmed', serviceType: 'dry-cleaning' },
  ...{ language: 'en', promisedDate: '2026-12-04', express: true },
  ...{ date: '2026-11-30', time: '11AM-1PM', name: 'आशा Kulkarni', phone: '9876543210' },
  ...{ address: 'Flat 3\nHill Road', items: '2 sheets' },
  ...{ createdAt: at, firstOrder: true, completedAt: null },
  delivery: { date: '2026-12-04', time: '5PM-7PM' },
  bill: {
    lines: [{ item: 'Silk sari', count: 2, unitPaise: 25_000 }],
    ...{ totalPaise: 50_000, paidAt: at, paymentMethod: 'upi' },
  },
  events: [
    { createdAt: at, actor: 'Customer', channel: 'site', type: 'booked', to: 'pending' },
    {
      ...{ createdAt: at, actor: 'Staff', channel: 'dashboard', type: 'status-changed' },
      ...{ from: 'pending', to: 'confirmed' },
    },
    {
      ...{ createdAt: at, actor: 'Customer', channel: 'manage-link', type: 'rescheduled' },
      ...{ from: '2026-11-29, 9AM-11AM', to: '2026-11-30, 11AM-1PM' },
    },
    { createdAt: at, actor: 'Staff', channel: 'dashboard', type: 'noted', text: 'Gate\ncode 12' },
  ],
}
const exported: CustomerExport = {
  phone: '9876543210',
  exportedAt: at,
  preferences: 'No starch',
  bookings: [booking],
  messages: [
    {
      ...{ createdAt: at, name: 'Asha', email: 'asha@example.com', phone: null },
      ...{ subject: 'Curtains', message: 'Do you clean curtains?' },
    },
  ],
  mails: [
    {
      ...{ createdAt: at, sentAt: at, status: 'sent', to: 'asha@example.com' },
      ...{ subject: 'Booking Confirmed AB12CD34', text: 'Dear Asha\n' },
    },
  ],
}

describe('customer document', () => {
  it('describes bookings, messages and mails with labels and Indian dates', () => {
    expect(buildCustomerDocument(exported)).toBe(`Your data

Phone number: 98765 43210
Preferences: No starch
Downloaded: 26 Nov 2026, 4:05 PM

Bookings: 1
===========

Booking AB12CD34
----------------
Pickup: Monday, 30 November 2026, 11AM-1PM
Service: Dry Cleaning
Express: Yes
Back by: Friday, 4 December 2026
Delivery: Friday, 4 December 2026, 5PM-7PM
Status: Confirmed
Name: आशा Kulkarni
Phone: 98765 43210
Address: Flat 3
    Hill Road
Items: 2 sheets
Language: English
First order: Yes
Booked: 26 Nov 2026, 4:05 PM
Bill: ₹500, paid by UPI, 26 Nov 2026, 4:05 PM
- 2 × Silk sari, ₹250 each
History:
- 26 Nov 2026, 4:05 PM: Booked by you
- 26 Nov 2026, 4:05 PM: Status changed to Confirmed by us
- 26 Nov 2026, 4:05 PM: Rescheduled from Sun, 29 Nov, 9AM-11AM to Mon, 30 Nov, 11AM-1PM by you
- 26 Nov 2026, 4:05 PM: Note added by us: “Gate
    code 12”

Messages from you: 1
====================

Curtains
--------
Sent: 26 Nov 2026, 4:05 PM
Name: Asha
Email: asha@example.com

Do you clean curtains?

Emails about your bookings and messages: 1
==========================================

Booking Confirmed AB12CD34
--------------------------
To: asha@example.com
Sent: 26 Nov 2026, 4:05 PM

Dear Asha
`)
  })

  it('describes an unpaid bill with one amount', () => {
    const lines = [{ item: '', count: 1, unitPaise: 45_050 }]
    const bill = { lines, totalPaise: 45_050, paidAt: null, paymentMethod: null }
    const text = buildCustomerDocument({ ...exported, bookings: [{ ...booking, bill }] })
    expect(text).toContain('Bill: ₹450.50, not paid\nHistory:')
  })

  it('describes every type of event', () => {
    const events = bookingEventTypeValues
      .filter((type) => type !== 'rescheduled')
      .map((type) => ({ createdAt: at, actor: 'Staff', channel: 'worker' as const, type }))
    const text = buildCustomerDocument({ ...exported, bookings: [{ ...booking, events }] })
    expect(text.match(/^- 26 Nov 2026, 4:05 PM: \S.* automatically$/gm)).toHaveLength(events.length)
    expect(text).not.toContain('undefined')
  })
})
