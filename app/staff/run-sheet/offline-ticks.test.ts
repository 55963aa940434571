import { expect, it } from 'vitest'
import { selectTick, type Tick, type TickStep } from './offline-ticks.ts'

const tick = (booking: string, step: TickStep, at = '2026-11-27T04:30:00.000Z'): Tick => ({
  ...{ booking, step, at },
})
const [pickup, delivery] = [tick('a', 'picked-up'), tick('a', 'delivered')]

it('sends the pickup of a booking before its delivery, also after failed attempts', () => {
  const ticks = { pickup, delivery }
  for (const attempt of [0, 1, 2]) expect(selectTick(ticks, attempt)).toBe(pickup)
  expect(selectTick({ delivery }, 1)).toBe(delivery)
})

it('sends the delivery before the payment, which then completes the order', () => {
  const ticks = { delivery, payment: tick('a', 'paid') }
  for (const attempt of [0, 1]) expect(selectTick(ticks, attempt)).toBe(delivery)
})

it('does not let the failing ticks of one booking block another', () => {
  const other = tick('b', 'missed')
  const sent = [0, 1, 2].map((attempt) => selectTick({ pickup, delivery, other }, attempt))
  expect(sent).toEqual([pickup, pickup, other])
  expect(selectTick({}, 3)).toBeUndefined()
})
