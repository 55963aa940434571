import { describe, expect, it } from 'vitest'
import { spam } from '#business/words/en.ts'
import {
  canCustomerChange,
  checkLimits,
  customerChangeLimits,
  explainLimitRefusal,
} from './customer-changes.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)
const pickup = { status: 'pending', date: '2026-11-26', time: '11AM-1PM' } as const

describe('change by the customer', () => {
  const noCutOff = { sameDayCutOff: null }

  it('is possible until the slot begins', () => {
    expect(canCustomerChange(pickup, noCutOff, at('2026-11-26T10:59'))).toBe(true)
    expect(canCustomerChange(pickup, noCutOff, at('2026-11-26T11:00'))).toBe(false)
  })

  it('is possible on the pickup day until the cut-off, and at any time before that day', () => {
    const nine = { sameDayCutOff: '09:00' }
    expect(canCustomerChange(pickup, nine, at('2026-11-25T23:00'))).toBe(true)
    expect(canCustomerChange(pickup, nine, at('2026-11-26T08:59'))).toBe(true)
    expect(canCustomerChange(pickup, nine, at('2026-11-26T09:00'))).toBe(false)
  })

  it('ends when the slot begins, despite a later cut-off', () =>
    expect(canCustomerChange(pickup, { sameDayCutOff: '18:00' }, at('2026-11-26T11:00'))).toBe(
      false,
    ))

  it('is possible after a missed pickup, until the clothes are collected', () => {
    const missed = { ...pickup, missedReason: 'nobody-home' } as const
    const later = at('2026-11-27T11:00')
    expect(canCustomerChange(missed, noCutOff, later)).toBe(true)
    const collected = { ...missed, pickedUpAt: later.toISOString() }
    expect(canCustomerChange(collected, noCutOff, later)).toBe(false)
  })

  it('requires a pending or confirmed booking', () => {
    const now = at('2026-11-25T12:00')
    expect(canCustomerChange({ ...pickup, status: 'confirmed' }, noCutOff, now)).toBe(true)
    expect(canCustomerChange({ ...pickup, status: 'completed' }, noCutOff, now)).toBe(false)
    expect(canCustomerChange({ ...pickup, status: 'cancelled' }, noCutOff, now)).toBe(false)
  })
})

describe('reschedules by the customer', () => {
  const now = at('2026-11-25T12:00')
  const phone = '9876543210'
  type Change = Parameters<typeof checkLimits>[1][number]
  const move = (minutesAgo: number, change: Partial<Change> = {}): Change => ({
    createdAt: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    type: 'rescheduled',
    channel: 'manage-link',
    ...change,
  })
  const booked = move(100_000, { type: 'booked', channel: 'site' })
  const moves = (count: number, minutesAgo: number) =>
    Array.from({ length: count }, () => move(minutesAgo))
  const explain = (changes: Change[], ownPhone: string | null) => {
    const found = checkLimits('rescheduled', changes, now)
    return found && explainLimitRefusal(found, ownPhone, spam)
  }
  const refusal = (...changes: Change[]) => explain([booked, ...changes], phone)

  it('allows five within an hour', () => {
    expect(refusal(...moves(4, 30))).toBeNull()
    expect(refusal(...moves(5, 30))).toBe(
      'This pickup has been rescheduled 5 times within an hour. Please try again in 30 minutes, or call 98765 43210.',
    )
  })

  it('allows another one an hour after the fifth-last one', () => {
    expect(refusal(move(60), ...moves(4, 1))).toBeNull()
    expect(refusal(move(59.99), ...moves(4, 1))).toContain('try again in 1 second,')
  })

  it('allows twenty in total', () => {
    expect(refusal(...moves(19, 5_000))).toBeNull()
    expect(refusal(...moves(customerChangeLimits.total, 5_000))).toBe(
      'This pickup has been rescheduled too many times. To change it again, please call us on 98765 43210.',
    )
  })

  it('ignores reschedules by staff and other changes', () => {
    const byStaff = Array.from({ length: 20 }, () => move(1, { channel: 'dashboard' }))
    const others = Array.from({ length: 20 }, () => move(1, { type: 'status-changed' }))
    expect(refusal(...byStaff, ...others, ...moves(4, 1))).toBeNull()
  })

  it('limits deliveries apart from reschedules', () => {
    const choices = moves(5, 30).map((change) => ({ ...change, type: 'delivery-chosen' as const }))
    expect(refusal(...choices)).toBeNull()
    expect(checkLimits('delivery-chosen', moves(20, 30), now)).toBeNull()
    const found = checkLimits('delivery-chosen', choices, now)!
    expect(explainLimitRefusal(found, null, spam)).toBe(
      'The delivery time has been changed 5 times within an hour. Please try again in 30 minutes.',
    )
  })

  it('explains a refusal when the business has no phone', () => {
    expect(explain(moves(20, 1), null)).toMatch(/please call us\.$/)
    expect(explain(moves(5, 1), null)).toMatch(/Please try again in 59 minutes\.$/)
  })
})
