import { describe, expect, it } from 'vitest'
import { instantAt } from '#business/pickups/local-time.ts'
import { bookingStatusValues } from './status.ts'
import {
  buildConfirmation,
  describeUnfinishedOrders,
  needsConfirmation,
} from './status-confirmation.ts'

const now = instantAt('2026-11-20', '12:00')
const pickup = { date: '2026-11-27', time: '11AM-1PM', status: 'confirmed', bill: null } as const

it.each([
  ['2026-11-26', '23:59', ['cancelled']],
  ['2026-11-27', '12:59', ['cancelled']],
  ['2026-11-27', '13:00', ['confirmed', 'cancelled']],
  ['2026-11-28', '09:00', ['confirmed', 'cancelled']],
])('asks on %s at %s before %j', (day, time, expected) => {
  const now = instantAt(day, time)
  expect(bookingStatusValues.filter((to) => needsConfirmation(to, pickup, now))).toEqual(expected)
})

describe('completing', () => {
  const at = '2026-11-20T04:00:00.000Z'
  const owed = { totalPaise: 48_600, isPaid: false }
  const ask = (changes: Partial<Parameters<typeof buildConfirmation>[1]>) => {
    const order = { name: 'Rohan Desai', ...pickup, isMailed: true, ...changes }
    return needsConfirmation('completed', order, now)
      ? buildConfirmation('completed', order, now)
      : null
  }

  it('asks nothing if no step was marked, or everything is done', () => {
    expect(ask({})).toBeNull()
    expect(ask({ bill: { ...owed, isPaid: true } })).toBeNull()
    expect(ask({ pickedUpAt: at, deliveredAt: at })).toBeNull()
  })

  it('names the unpaid bill and the steps after the last marked one', () => {
    expect(ask({ bill: owed, pickedUpAt: at, readyAt: at })).toMatchObject({
      question:
        '₹486 is unpaid. Not marked: On its way, Delivered. Complete the order anyway? Rohan will be emailed.',
      confirmLabel: 'Complete booking and email Rohan',
      dismissLabel: 'Not yet',
    })
    expect(ask({ bill: owed })?.question).toMatch(/^₹486 is unpaid. Complete/)
  })

  it('names at most five unfinished orders of a selection', () => {
    const done = { ...pickup, name: 'Asha', reference: 'AB12CD34' }
    const unpaid = { ...done, name: 'Rohan', bill: owed }
    expect(describeUnfinishedOrders([done])).toBe('')
    const two = [done, unpaid, { ...unpaid, name: '' }]
    expect(describeUnfinishedOrders(two)).toBe('Rohan: ₹486 is unpaid. AB12CD34: ₹486 is unpaid.')
    const seven = describeUnfinishedOrders(Array.from({ length: 7 }, () => unpaid))
    expect(seven.match(/Rohan/g)).toHaveLength(5)
    expect(seven).toMatch(/ And 2 more\.$/)
  })
})

it('says in question and answers if the customer gets a mail', () => {
  const booking = { name: 'Rohan Desai', ...pickup }
  expect(buildConfirmation('cancelled', { ...booking, isMailed: true }, now)).toEqual({
    question: 'Cancel this booking? Rohan will be emailed.',
    confirmLabel: 'Cancel booking and email Rohan',
    dismissLabel: 'Keep booking',
    alternatives: null,
  })
  expect(buildConfirmation('cancelled', { ...booking, isMailed: false }, now)).toMatchObject({
    question: 'Cancel this booking? Rohan won’t be emailed.',
    confirmLabel: 'Cancel booking',
  })
})

it('offers to move or cancel a past pickup instead of confirming it', () => {
  expect(
    buildConfirmation('confirmed', { name: 'Rohan Desai', ...pickup, isMailed: false }, now),
  ).toEqual({
    question:
      'This pickup was on Fri, 27 Nov, 11AM-1PM. Move it, cancel it, or confirm it without an email?',
    confirmLabel: 'Confirm without email',
    dismissLabel: 'Not yet',
    alternatives: { move: 'Move pickup', cancel: 'Cancel booking' },
  })
})
