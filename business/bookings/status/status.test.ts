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

const allowed = [
  ['pending', 'confirmed'],
  ['pending', 'cancelled'],
  ['confirmed', 'completed'],
  ['confirmed', 'cancelled'],
]

describe('booking status', () => {
  it.each(
    bookingStatusValues.flatMap((from) => bookingStatusValues.map((to) => [from, to] as const)),
  )('decides if %s can become %s', (from, to) => {
    expect(canBecome(from, to)).toBe(allowed.some(([a, b]) => a === from && b === to))
  })

  it('starts as pending and ends as completed or cancelled', () => {
    expect(initialBookingStatus).toBe('pending')
    expect(bookingStatusValues.filter((status) => nextStatuses(status).length === 0)).toEqual([
      'completed',
      'cancelled',
    ])
  })

  it('never returns to an earlier status', () => {
    const status = fc.constantFrom(...bookingStatusValues)
    fc.assert(fc.property(status, status, (a, b) => !(canBecome(a, b) && canBecome(b, a))))
  })

  it('has a label and a colour for each status', () => {
    const shown = Object.values(bookingStatuses).map(({ label, colour }) => [label, colour])
    expect(shown).toEqual([
      ['Pending', 'yellow'],
      ['Confirmed', 'blue'],
      ['Completed', 'green'],
      ['Cancelled', 'red'],
    ])
  })

  it('rejects other values', () => {
    for (const word of ['PENDING', '', 'toString', null, 3])
      expect(isBookingStatus(word)).toBe(false)
  })
})
