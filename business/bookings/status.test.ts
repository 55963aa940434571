import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookingStatuses,
  bookingStatusValues,
  canBecome,
  initialBookingStatus,
  isBookingStatus,
  nextStatuses,
} from './status.ts'

const lawful = [
  ['pending', 'confirmed'],
  ['pending', 'cancelled'],
  ['confirmed', 'completed'],
  ['confirmed', 'cancelled'],
]

describe('the status machine', () => {
  it.each(
    bookingStatusValues.flatMap((from) => bookingStatusValues.map((to) => [from, to] as const)),
  )('from %s to %s', (from, to) => {
    expect(canBecome(from, to)).toBe(lawful.some(([a, b]) => a === from && b === to))
  })

  it('starts as pending, and ends in completed or cancelled', () => {
    expect(initialBookingStatus).toBe('pending')
    expect(bookingStatusValues.filter((status) => nextStatuses(status).length === 0)).toEqual([
      'completed',
      'cancelled',
    ])
  })

  it('never comes back to a state it has left', () => {
    const status = fc.constantFrom(...bookingStatusValues)
    fc.assert(fc.property(status, status, (a, b) => !(canBecome(a, b) && canBecome(b, a))))
  })

  it('colours and labels every state as the specification does', () => {
    const shown = Object.values(bookingStatuses).map(({ label, colour }) => [label, colour])
    expect(shown).toEqual([
      ['Pending', 'yellow'],
      ['Confirmed', 'blue'],
      ['Completed', 'green'],
      ['Cancelled', 'red'],
    ])
  })

  it('knows no other word', () => {
    for (const word of ['PENDING', '', 'toString', null, 3])
      expect(isBookingStatus(word)).toBe(false)
  })
})
