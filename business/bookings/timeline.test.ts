import { expect, it } from 'vitest'
import type { BookingEvent } from './events.ts'
import { buildCustomerTimeline, buildStaffTimeline } from './timeline.ts'

const createdAt = '2026-11-20T06:30:00.000Z'
const byStaff = { createdAt, actor: 'Farida at the counter', channel: 'dashboard' } as const
const byCustomer = { createdAt, actor: 'Customer', channel: 'manage-link' } as const
const booked: BookingEvent = { ...byCustomer, channel: 'site', type: 'booked', to: 'pending' }
const confirmed: BookingEvent = {
  ...{ ...byStaff, type: 'status-changed' },
  ...{ from: 'pending', to: 'confirmed' },
}
const cancelled: BookingEvent = { ...byCustomer, type: 'status-changed', to: 'cancelled' }
const moved: BookingEvent = {
  ...{ ...byCustomer, type: 'rescheduled' },
  ...{ from: '2026-11-26, 11AM-1PM', to: '2026-11-27, 5PM-7PM' },
}

const wordsOf = (steps: { text: string }[]) => steps.map(({ text }) => text)

it('shows the customer no names', () => {
  expect(wordsOf(buildCustomerTimeline([booked, moved, confirmed]))).toEqual([
    'Booked',
    'You rescheduled it from Thu, 26 Nov, 11AM-1PM to Fri, 27 Nov, 5PM-7PM',
    'We confirmed it',
  ])
})

it.each([
  ['manage-link', 'You cancelled it'],
  ['dashboard', 'We cancelled it'],
  ['cms', 'We cancelled it'],
] as const)('says who cancelled through %s: %s', (channel, text) => {
  expect(buildCustomerTimeline([{ ...cancelled, channel }])).toEqual([{ at: createdAt, text }])
})

it('shows staff the actor and the channel', () => {
  expect(buildStaffTimeline([booked, confirmed, cancelled])).toEqual([
    { at: createdAt, text: 'Booked online by the customer' },
    { at: createdAt, text: 'Confirmed by Farida at the counter (dashboard)' },
    { at: createdAt, text: 'Cancelled by the customer' },
  ])
})

it.each(['corrected', 'noted', 'collected', 'not-collected', 'erased', 'deleted'] as const)(
  'omits %s events',
  (type) => expect(buildStaffTimeline([{ ...byStaff, type, text: 'Ring twice' }])).toEqual([]),
)
