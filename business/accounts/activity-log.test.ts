import { expect, it } from 'vitest'
import {
  type ActivityEventDetails,
  type ActivityEventType,
  describeActivityEvent,
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
    'resent “Pickup Confirmed” for booking 3F9A1C07',
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
