import { expect, it } from 'vitest'
import { isManageLinkValid } from './manage-link.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)

it('accepts a manage link through the seventh day after the pickup', () => {
  const pickup = { date: '2026-11-26' }
  expect(isManageLinkValid(pickup, at('2026-12-03T23:59'))).toBe(true)
  expect(isManageLinkValid(pickup, at('2026-12-04T00:00'))).toBe(false)
})

it.each([
  ['2026-11-30', '2026-12-07'],
  ['2026-11-20', '2026-12-03'],
])('accepts it through the seventh day after %s, if that is later', (promisedDate, lastDay) => {
  const booking = { date: '2026-11-26', promisedDate }
  expect(isManageLinkValid(booking, at(`${lastDay}T23:59`))).toBe(true)
  const after = new Date(at(`${lastDay}T23:59`).getTime() + 60_000)
  expect(isManageLinkValid(booking, after)).toBe(false)
})

it.each([{ deliveryDate: '2026-11-30' }, { readyAt: '2026-11-29T18:30:00.000Z' }])(
  'accepts it through the seventh day after the clothes are ready or delivered: %j',
  (changes) => {
    const booking = { date: '2026-11-20', promisedDate: '2026-11-24', ...changes }
    expect(isManageLinkValid(booking, at('2026-12-07T23:59'))).toBe(true)
    expect(isManageLinkValid(booking, at('2026-12-08T00:00'))).toBe(false)
  },
)
