import { expect, it } from 'vitest'
import type { BookingEvent } from '#business/bookings/events.ts'
import { dates, manage, slots } from '#business/words/en.ts'
import {
  buildCustomerTimeline,
  buildStaffTimeline,
  describeCustomerStep,
  describeProgress,
  describeStage,
} from './timeline.ts'

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
const english = { manage, dates, slots }
const customerTexts = (events: BookingEvent[]) =>
  buildCustomerTimeline(events).map((step) => describeCustomerStep(step, english))

it('shows the customer no names', () => {
  expect(customerTexts([booked, moved, confirmed])).toEqual([
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
  const events = [{ ...cancelled, channel }]
  expect(buildCustomerTimeline(events)).toMatchObject([{ at: createdAt }])
  expect(customerTexts(events)).toEqual([text])
})

it('shows staff the actor and the channel', () => {
  expect(buildStaffTimeline([booked, confirmed, cancelled], { isImported: false })).toEqual([
    { at: createdAt, text: 'Booked online by the customer' },
    { at: createdAt, text: 'Confirmed by Farida at the counter (dashboard)' },
    { at: createdAt, text: 'Cancelled by the customer' },
  ])
})

it.each([
  [{ type: 'billed', text: '₹450' }, 'Billed: ₹450, by Farida at the counter (dashboard)'],
  [{ type: 'billed' }, 'Billed by Farida at the counter (dashboard)'],
  [
    { type: 'paid', to: 'cash', text: '₹450' },
    'Paid: ₹450, Cash, by Farida at the counter (dashboard)',
  ],
  [
    { type: 'not-paid', to: 'cash', text: '₹450' },
    'Payment undone: ₹450, Cash, by Farida at the counter (dashboard)',
  ],
] as const)('shows staff %j', (event, text) => {
  const steps = buildStaffTimeline([{ ...byStaff, ...event }], { isImported: false })
  expect(wordsOf(steps)).toEqual([text])
})

it.each(['corrected', 'noted', 'picked-up', 'not-picked-up', 'erased', 'deleted'] as const)(
  'omits %s events',
  (type) => {
    const event = { ...byStaff, type, text: 'Ring twice' }
    expect(buildStaffTimeline([event], { isImported: false })).toEqual([])
  },
)

it('shows undone changes to staff, not to the customer', () => {
  const undone: BookingEvent = { ...byStaff, type: 'undone', from: 'confirmed', to: 'pending' }
  const events = [booked, confirmed, undone, moved, confirmed]
  expect(wordsOf(buildStaffTimeline(events, { isImported: false })).slice(1, 3)).toEqual([
    'Confirmed by Farida at the counter (dashboard)',
    'Undone: back to Pending by Farida at the counter (dashboard)',
  ])
  expect(buildCustomerTimeline(events)).toEqual(buildCustomerTimeline([booked, moved, confirmed]))
})

it('shows the customer the steps that were not taken back', () => {
  const step = (type: BookingEvent['type']): BookingEvent => ({ ...byStaff, type })
  const events = [booked, confirmed, step('picked-up'), step('ready'), step('not-ready')]
  expect(customerTexts(events)).toEqual(['Booked', 'We confirmed it', 'We picked up your clothes'])
  expect(customerTexts([...events, step('ready')]).at(-1)).toBe('Your clothes are ready')
})

it('says what happened last to the clothes, in Mumbai time', () => {
  const pickedUpAt = '2026-11-25T04:00:00.000Z'
  expect(describeProgress({}, english, '2026-11-20')).toBeNull()
  const ready = { pickedUpAt, readyAt: '2026-11-26T18:35:00.000Z' }
  expect(describeProgress(ready, english, '2026-12-31')).toBe(
    'Ready since Friday, 27 November, 12:05 AM.',
  )
  expect(describeProgress(ready, english, '2027-01-01')).toBe(
    'Ready since Friday, 27 November 2026, 12:05 AM.',
  )
})

const at = '2026-11-25T04:00:00.000Z'
it.each([
  [{ status: 'pending' }, 'Your pickup', null],
  [{ status: 'confirmed' }, 'Your pickup', null],
  [{ status: 'confirmed', pickedUpAt: at }, 'We picked up your clothes', 'Picked up'],
  [{ status: 'confirmed', arrivedAt: at }, 'Your clothes are at the shop', 'At the shop'],
  [{ status: 'confirmed', readyAt: at }, 'Your clothes are ready', 'Ready'],
  [{ status: 'confirmed', dispatchedAt: at }, 'Your clothes are on their way', 'On its way'],
  [{ status: 'confirmed', deliveredAt: at }, 'We delivered your clothes', 'Delivered'],
  [{ status: 'completed', deliveredAt: at }, 'We delivered your clothes', null],
  [{ status: 'completed' }, 'Your booking', null],
  [{ status: 'cancelled', pickedUpAt: at }, 'Your pickup is cancelled', null],
] as const)('heads the page of %j: %s, %s', (booking, heading, label) =>
  expect(describeStage(booking, english)).toEqual({ heading, label }),
)

it('shows staff the reason for a cancellation', () => {
  const text = 'No lift, fifth floor'
  const events = [{ ...cancelled, ...byStaff, text }]
  expect(wordsOf(buildStaffTimeline(events, { isImported: false }))).toEqual([
    'Cancelled by Farida at the counter (dashboard): No lift, fifth floor',
  ])
  expect(customerTexts(events)).toEqual(['We cancelled it'])
})

it('does not say who booked an imported booking', () => {
  const events = [booked, confirmed]
  expect(wordsOf(buildStaffTimeline(events, { isImported: true }))).toEqual([
    'Booked',
    'Confirmed by Farida at the counter (dashboard)',
  ])
})
