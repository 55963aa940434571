import { expect, it } from 'vitest'
import { dates, order, slots } from '#business/words/en.ts'
import type { BookingEvent } from './events.ts'
import { describeCustomerStep } from './order-stage.ts'
import { buildCustomerTimeline, buildStaffTimeline, describeBookingEvent } from './timelines.ts'

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
const english = { order, dates, slots }
const customerTexts = (events: BookingEvent[]) =>
  buildCustomerTimeline(events).map((step) => describeCustomerStep(step, english))

it('shows the customer no names', () => {
  expect(customerTexts([booked, moved, confirmed])).toEqual([
    'Booked',
    'You rescheduled your pickup from Thu, 26 Nov, 11AM-1PM to Fri, 27 Nov, 5PM-7PM',
    'Pickup confirmed',
  ])
})

it.each([
  ['manage-link', 'Cancelled by you'],
  ['dashboard', 'Cancelled'],
  ['cms', 'Cancelled'],
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
  [
    { type: 'counted', from: '4', to: '5' },
    'Counted 5 pieces (4 announced) by Farida at the counter (dashboard)',
  ],
  [{ type: 'counted', to: '1' }, 'Counted 1 piece by Farida at the counter (dashboard)'],
  [
    { type: 'missed', to: 'nobody-home' },
    'Not collected (nobody home) by Farida at the counter (dashboard)',
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
  expect(customerTexts(events)).toEqual(['Booked', 'Pickup confirmed', 'Picked up'])
  expect(customerTexts([...events, step('ready')]).at(-1)).toBe('Ready')
  const missed = [booked, { ...step('missed'), to: 'moved' }]
  expect(customerTexts(missed).at(-1)).toBe('Not collected')
  expect(customerTexts([...missed, step('not-missed')])).toEqual(['Booked'])
})

it('shows the customer one delivery of a delivered and completed order', () => {
  const completed: BookingEvent = { ...byStaff, type: 'status-changed', to: 'completed' }
  expect(customerTexts([booked, completed])).toEqual(['Booked', 'Delivered'])
  const delivered: BookingEvent = { ...byStaff, type: 'delivered' }
  expect(customerTexts([booked, delivered, completed])).toEqual(['Booked', 'Delivered'])
})

it('shows staff the reason for a cancellation', () => {
  const text = 'No lift, fifth floor'
  const events = [{ ...cancelled, ...byStaff, text }]
  expect(wordsOf(buildStaffTimeline(events, { isImported: false }))).toEqual([
    'Cancelled by Farida at the counter (dashboard): No lift, fifth floor',
  ])
  expect(customerTexts(events)).toEqual(['Cancelled'])
})

it('does not say who booked an imported booking', () => {
  const events = [booked, confirmed]
  expect(wordsOf(buildStaffTimeline(events, { isImported: true }))).toEqual([
    'Booked',
    'Confirmed by Farida at the counter (dashboard)',
  ])
})

const booking = '3f9a1c07-6d0c-4f7e-9d53-0a6a1c6c3d11'

type LoggedEvent = Omit<
  Parameters<typeof describeBookingEvent>[0],
  'booking' | 'createdAt' | 'channel'
>

it.each<[LoggedEvent, string]>([
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
  [{ type: 'counted', from: '4', to: '5' }, 'counted booking 3F9A1C07 (5 pieces)'],
  [{ type: 'missed', to: 'moved' }, 'marked booking 3F9A1C07 as not collected (moved)'],
  [{ type: 'not-missed' }, 'changed booking 3F9A1C07 back to be collected'],
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
    ...{ booking, createdAt, channel: 'dashboard' },
    ...event,
  })
  expect([before, about, after].filter(Boolean).join(' ')).toBe(words)
})
