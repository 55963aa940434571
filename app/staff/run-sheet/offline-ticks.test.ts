import { expect, it } from 'vitest'
import { selectTick, tickKey } from './offline-ticks.ts'

const at = '2026-11-27T04:30:00.000Z'
const [pickup, delivery] = [tickKey('a', 'picked-up'), tickKey('a', 'delivered')]

it('sends the pickup of a booking before its delivery, also after failed attempts', () => {
  const ticks = { [pickup]: at, [delivery]: at }
  for (const attempt of [0, 1, 2]) expect(selectTick(ticks, attempt)).toEqual([pickup, at])
  expect(selectTick({ [delivery]: at }, 1)).toEqual([delivery, at])
})

it('takes a delivery back before its pickup', () => {
  const ticks = { [delivery]: null, [pickup]: null }
  for (const attempt of [0, 1]) expect(selectTick(ticks, attempt)).toEqual([delivery, null])
})

it('does not let the failing ticks of one booking block another', () => {
  const other = tickKey('b', 'picked-up')
  const ticks = { [pickup]: at, [delivery]: at, [other]: at }
  const sent = [0, 1, 2].map((attempt) => selectTick(ticks, attempt)![0])
  expect(sent).toEqual([pickup, pickup, other])
  expect(selectTick({}, 3)).toBeUndefined()
})
