import { expect, it } from 'vitest'
import {
  type ActivityEventDetails,
  type ActivityEventType,
  describeActivityEvent,
  describeBookingEvent,
} from './activity-log.ts'

const reference = '3F9A1C07'
const message = '0b0e4c4e-6d0c-4f7e-9d53-0a6a1c6c3d11'

it.each<[ActivityEventType, ActivityEventDetails, string]>([
  [
    'details-removed',
    { what: 'bookings: 3, messages: 1' },
    'erased personal details (bookings: 3, messages: 1)',
  ],
  [
    'mail-resent',
    { reference, what: 'booking-confirmed' },
    'resent “Booking Confirmed” for booking 3F9A1C07',
  ],
  ['mail-deleted', { message }, 'deleted an email about a message'],
  ['mail-deleted', {}, 'deleted an email'],
  ['message-marked', { message }, 'marked a message as answered'],
  [
    'recipient-changed',
    { label: 'Business', what: 'UPI ID', from: 'saaf@okbank', to: 'nothing' },
    'changed UPI ID from saaf@okbank to nothing in Business',
  ],
  ['account-made', { label: 'Farida', to: 'Staff' }, 'created an account for Farida as Staff'],
  [
    'account-changed',
    { label: 'Farida', what: 'name, role', from: 'Staff', to: 'Admin' },
    'changed name and role for Farida from Staff to Admin',
  ],
])('describes %s %j as: %s', (type, details, words) => {
  const { before, about, after } = describeActivityEvent({ type, ...details })
  expect([before, about, after].filter(Boolean).join(' ')).toBe(words)
})

const booking = '3f9a1c07-6d0c-4f7e-9d53-0a6a1c6c3d11'

type Event = Omit<Parameters<typeof describeBookingEvent>[0], 'booking' | 'createdAt'>

it.each<[Event, string]>([
  [{ type: 'booked', to: 'pending' }, 'created booking 3F9A1C07 for a caller'],
  [{ type: 'status-changed', from: 'pending', to: 'confirmed' }, 'confirmed booking 3F9A1C07'],
  [{ type: 'status-changed', to: 'cancelled' }, 'cancelled booking 3F9A1C07'],
  [
    { type: 'rescheduled', from: '2026-11-26, 11AM-1PM', to: '2026-11-27, 5PM-7PM' },
    'rescheduled booking 3F9A1C07 from Thu, 26 Nov, 11AM-1PM to Fri, 27 Nov, 5PM-7PM',
  ],
  [{ type: 'corrected', text: 'email' }, 'corrected email of booking 3F9A1C07'],
  [
    { type: 'corrected', text: 'name, phone, branch' },
    'corrected name, phone, and branch of booking 3F9A1C07',
  ],
  [{ type: 'noted', text: 'Ring twice' }, 'added a note to booking 3F9A1C07'],
  [{ type: 'picked-up' }, 'marked booking 3F9A1C07 as picked up'],
  [{ type: 'not-picked-up' }, 'marked booking 3F9A1C07 as not picked up'],
  [{ type: 'billed', text: '₹1,250' }, 'billed booking 3F9A1C07 (₹1,250)'],
  [{ type: 'billed' }, 'billed booking 3F9A1C07'],
  [{ type: 'paid', to: 'upi', text: '₹450' }, 'marked booking 3F9A1C07 as paid (₹450, UPI)'],
  [{ type: 'paid', to: 'upi' }, 'marked booking 3F9A1C07 as paid (UPI)'],
  [{ type: 'not-paid', text: '₹450' }, 'marked booking 3F9A1C07 as not paid'],
  [{ type: 'erased' }, 'erased the personal details of booking 3F9A1C07'],
  [{ type: 'deleted' }, 'deleted booking 3F9A1C07'],
])('describes %j as: %s', (event, words) => {
  const { before, about, after } = describeBookingEvent({
    booking,
    createdAt: '2026-11-20T06:30:00.000Z',
    ...event,
  })
  expect([before, about, after].filter(Boolean).join(' ')).toBe(words)
})
