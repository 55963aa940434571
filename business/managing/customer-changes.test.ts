import { describe, expect, it } from 'vitest'
import { bookingStatusValues } from '#business/bookings/status.ts'
import { customerMayChange, linkIsGood, whyClosed } from './customer-changes.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)
const pickup = { status: 'pending', date: '2026-11-26', time: '11AM-1PM' } as const

describe('a customer’s link', () => {
  it('is good through the seventh day after the pickup', () => {
    expect(linkIsGood(pickup, at('2026-12-03T23:59'))).toBe(true)
    expect(linkIsGood(pickup, at('2026-12-04T00:00'))).toBe(false)
  })
})

describe('a customer may change a pickup', () => {
  const noCutOff = { sameDayCutOff: null }

  it('until its window begins', () => {
    expect(customerMayChange(pickup, noCutOff, at('2026-11-26T10:59'))).toBe(true)
    expect(customerMayChange(pickup, noCutOff, at('2026-11-26T11:00'))).toBe(false)
  })

  it('on its day until the cut-off, on any day before at any time', () => {
    const nine = { sameDayCutOff: '09:00' }
    expect(customerMayChange(pickup, nine, at('2026-11-25T23:00'))).toBe(true)
    expect(customerMayChange(pickup, nine, at('2026-11-26T08:59'))).toBe(true)
    expect(customerMayChange(pickup, nine, at('2026-11-26T09:00'))).toBe(false)
  })

  it('a late cut-off does not reach into the window', () =>
    expect(customerMayChange(pickup, { sameDayCutOff: '18:00' }, at('2026-11-26T11:00'))).toBe(
      false,
    ))

  it('while it is pending or confirmed', () => {
    const now = at('2026-11-25T12:00')
    expect(customerMayChange({ ...pickup, status: 'confirmed' }, noCutOff, now)).toBe(true)
    expect(customerMayChange({ ...pickup, status: 'completed' }, noCutOff, now)).toBe(false)
    expect(customerMayChange({ ...pickup, status: 'cancelled' }, noCutOff, now)).toBe(false)
  })
})

it('why a booking is closed differs with its state', () =>
  expect(new Set(bookingStatusValues.map(whyClosed)).size).toBe(3))
