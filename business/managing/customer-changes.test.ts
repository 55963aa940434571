import { describe, expect, it } from 'vitest'
import { bookingStatusValues } from '#business/bookings/status.ts'
import { mayCustomerChange, reasonForNoChange } from './customer-changes.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)
const pickup = { status: 'pending', date: '2026-11-26', time: '11AM-1PM' } as const

describe('a customer may change a pickup', () => {
  const noCutOff = { sameDayCutOff: null }

  it('until its slot begins', () => {
    expect(mayCustomerChange(pickup, noCutOff, at('2026-11-26T10:59'))).toBe(true)
    expect(mayCustomerChange(pickup, noCutOff, at('2026-11-26T11:00'))).toBe(false)
  })

  it('on its day until the cut-off, on any day before at any time', () => {
    const nine = { sameDayCutOff: '09:00' }
    expect(mayCustomerChange(pickup, nine, at('2026-11-25T23:00'))).toBe(true)
    expect(mayCustomerChange(pickup, nine, at('2026-11-26T08:59'))).toBe(true)
    expect(mayCustomerChange(pickup, nine, at('2026-11-26T09:00'))).toBe(false)
  })

  it('a late cut-off does not reach into the slot', () =>
    expect(mayCustomerChange(pickup, { sameDayCutOff: '18:00' }, at('2026-11-26T11:00'))).toBe(
      false,
    ))

  it('while it is pending or confirmed', () => {
    const now = at('2026-11-25T12:00')
    expect(mayCustomerChange({ ...pickup, status: 'confirmed' }, noCutOff, now)).toBe(true)
    expect(mayCustomerChange({ ...pickup, status: 'completed' }, noCutOff, now)).toBe(false)
    expect(mayCustomerChange({ ...pickup, status: 'cancelled' }, noCutOff, now)).toBe(false)
  })
})

it('why a booking is closed differs with its state', () =>
  expect(new Set(bookingStatusValues.map(reasonForNoChange)).size).toBe(3))
