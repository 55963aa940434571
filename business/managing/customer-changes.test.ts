import { describe, expect, it } from 'vitest'
import { bookingStatusValues } from '#business/bookings/status.ts'
import { canCustomerChange, isManageLinkValid, reasonForNoChange } from './customer-changes.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)
const pickup = { status: 'pending', date: '2026-11-26', time: '11AM-1PM' } as const

describe('a customer’s link', () => {
  it('is good through the seventh day after the pickup', () => {
    expect(isManageLinkValid(pickup, at('2026-12-03T23:59'))).toBe(true)
    expect(isManageLinkValid(pickup, at('2026-12-04T00:00'))).toBe(false)
  })
})

describe('a customer may change a pickup', () => {
  const noCutOff = { sameDayCutOff: null }

  it('until its slot begins', () => {
    expect(canCustomerChange(pickup, noCutOff, at('2026-11-26T10:59'))).toBe(true)
    expect(canCustomerChange(pickup, noCutOff, at('2026-11-26T11:00'))).toBe(false)
  })

  it('on its day until the cut-off, on any day before at any time', () => {
    const nine = { sameDayCutOff: '09:00' }
    expect(canCustomerChange(pickup, nine, at('2026-11-25T23:00'))).toBe(true)
    expect(canCustomerChange(pickup, nine, at('2026-11-26T08:59'))).toBe(true)
    expect(canCustomerChange(pickup, nine, at('2026-11-26T09:00'))).toBe(false)
  })

  it('a late cut-off does not reach into the slot', () =>
    expect(canCustomerChange(pickup, { sameDayCutOff: '18:00' }, at('2026-11-26T11:00'))).toBe(
      false,
    ))

  it('while it is pending or confirmed', () => {
    const now = at('2026-11-25T12:00')
    expect(canCustomerChange({ ...pickup, status: 'confirmed' }, noCutOff, now)).toBe(true)
    expect(canCustomerChange({ ...pickup, status: 'completed' }, noCutOff, now)).toBe(false)
    expect(canCustomerChange({ ...pickup, status: 'cancelled' }, noCutOff, now)).toBe(false)
  })
})

it('why a booking is closed differs with its state', () =>
  expect(new Set(bookingStatusValues.map(reasonForNoChange)).size).toBe(3))
