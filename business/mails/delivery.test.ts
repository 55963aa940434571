import { describe, expect, it } from 'vitest'
import { canResend, isMailStillAccurate, mailsNeedAttention, newestOfEachKind } from './delivery.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)
const now = at('2026-11-25T12:00')

const mail = {
  kind: 'booking-confirmed',
  to: 'asha@example.com',
  status: 'sent',
  createdAt: at('2026-11-25T11:00').toISOString(),
} as const
const pickup = { date: '2026-11-26', time: '11AM-1PM' } as const
const booking = { ...pickup, status: 'confirmed', email: 'asha@example.com' } as const

describe('mails that need attention', () => {
  it('includes a failed mail', () => {
    expect(mailsNeedAttention([mail], now)).toBe(false)
    expect(mailsNeedAttention([{ ...mail, status: 'failed' }], now)).toBe(true)
  })

  it('includes a mail queued for more than ten minutes', () => {
    const waiting = (since: string) => [
      { ...mail, status: 'queued' as const, createdAt: at(since).toISOString() },
    ]
    expect(mailsNeedAttention(waiting('2026-11-25T11:50'), now)).toBe(false)
    expect(mailsNeedAttention(waiting('2026-11-25T11:49'), now)).toBe(true)
  })

  it('excludes a failed mail once a newer one of its kind was sent', () => {
    const failed = { ...mail, status: 'failed' } as const
    expect(mailsNeedAttention([mail, failed], now)).toBe(false)
    expect(mailsNeedAttention([failed, mail], now)).toBe(true)
    expect(mailsNeedAttention([mail, { ...failed, kind: 'booking-confirmation' }], now)).toBe(true)
  })

  it('excludes a dropped mail', () => {
    expect(mailsNeedAttention([{ ...mail, status: 'dropped' }], now)).toBe(false)
  })
})

it('returns the newest mail of each kind', () => {
  const older = { ...mail, kind: 'booking-confirmation' } as const
  expect(newestOfEachKind([mail, older, { ...mail }])).toEqual([mail, older])
})

describe('resending a mail', () => {
  it('allows mails to customers, not to the business', () => {
    expect(canResend(mail, booking, now)).toBe(true)
    expect(canResend({ ...mail, kind: 'booking-notice' }, booking, now)).toBe(false)
  })

  it('requires an address', () =>
    expect(canResend(mail, { ...booking, email: null }, now)).toBe(false))

  it('requires a booking status that the mail matches', () => {
    expect(canResend(mail, { ...booking, status: 'cancelled' }, now)).toBe(false)
    const cancelled = { ...mail, kind: 'booking-cancelled' } as const
    expect(canResend(cancelled, { ...booking, status: 'cancelled' }, now)).toBe(true)
    expect(canResend(cancelled, booking, now)).toBe(false)
  })

  it('refuses while the mail is queued to the same address', () => {
    const waiting = { ...mail, status: 'queued' } as const
    expect(canResend(waiting, booking, now)).toBe(false)
    expect(canResend({ ...waiting, to: 'asha@exampel.com' }, booking, now)).toBe(true)
  })

  it('does not promise a pickup after its slot', () => {
    expect(canResend(mail, booking, at('2026-11-26T12:59'))).toBe(true)
    expect(canResend(mail, booking, at('2026-11-26T13:00'))).toBe(false)
  })

  it('allows a reminder only on the day before', () => {
    const reminder = { ...mail, kind: 'booking-reminder' } as const
    expect(canResend(reminder, booking, at('2026-11-25T23:59'))).toBe(true)
    expect(canResend(reminder, booking, at('2026-11-26T00:00'))).toBe(false)
  })

  it('allows a manage link while it is valid', () => {
    const link = { ...mail, kind: 'manage-link' } as const
    expect(canResend(link, booking, at('2026-12-03T23:59'))).toBe(true)
    expect(canResend(link, booking, at('2026-12-04T00:00'))).toBe(false)
  })
})

describe('delayed mail', () => {
  const when = { queuedAt: at('2026-11-25T11:00'), now }

  it.each([
    ['booking-confirmation', 'pending', true],
    ['booking-confirmation', 'confirmed', true],
    ['booking-confirmation', 'cancelled', false],
    ['booking-confirmed', 'confirmed', true],
    ['booking-confirmed', 'cancelled', false],
    ['booking-rescheduled', 'cancelled', false],
    ['booking-cancelled', 'cancelled', true],
    ['manage-link', 'completed', true],
    ['booking-notice', 'cancelled', true],
    ['change-notice', 'cancelled', true],
  ] as const)('sends %s of a %s booking: %s', (kind, status, holds) => {
    expect(isMailStillAccurate(kind, { ...booking, status, events: [] }, when)).toBe(holds)
  })

  it('drops a promise of a pickup whose slot has ended', () => {
    const confirmed = { ...booking, events: [] }
    const holdsAt = (now: string) =>
      isMailStillAccurate('booking-confirmed', confirmed, { ...when, now: at(now) })
    expect(holdsAt('2026-11-26T12:59')).toBe(true)
    expect(holdsAt('2026-11-26T13:00')).toBe(false)
  })

  it('drops a reminder of a rescheduled pickup', () => {
    const createdAt = at('2026-11-25T11:30').toISOString()
    const holds = (type: 'rescheduled' | 'noted') =>
      isMailStillAccurate('booking-reminder', { ...booking, events: [{ type, createdAt }] }, when)
    expect(holds('noted')).toBe(true)
    expect(holds('rescheduled')).toBe(false)
  })
})
