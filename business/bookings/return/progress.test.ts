import { expect, it } from 'vitest'
import { dates, manage, slots } from '#business/words/en.ts'
import { describeProgress, describeStage } from './progress.ts'

const english = { manage, dates, slots }

it('says what happened last to the clothes, in Mumbai time', () => {
  const pickedUpAt = '2026-11-25T04:00:00.000Z'
  expect(describeProgress({}, english, '2026-11-20')).toBeNull()
  const ready = { pickedUpAt, readyAt: '2026-11-26T18:35:00.000Z' }
  expect(describeProgress(ready, english, '2026-12-31')).toBe(
    'Ready since Friday, 27 November, 12:05 AM.',
  )
  expect(describeProgress(ready, english, '2027-01-01')).toBe(
    'Ready since Friday, 27 November 2026, 12:05 AM.',
  )
})

const at = '2026-11-25T04:00:00.000Z'
it.each([
  [{ status: 'pending' }, 'Your pickup', null],
  [{ status: 'confirmed' }, 'Your pickup', null],
  [{ status: 'confirmed', pickedUpAt: at }, 'We picked up your clothes', 'Picked up'],
  [{ status: 'confirmed', arrivedAt: at }, 'Your clothes are at the shop', 'At the shop'],
  [{ status: 'confirmed', readyAt: at }, 'Your clothes are ready', 'Ready'],
  [{ status: 'confirmed', dispatchedAt: at }, 'Your clothes are on their way', 'On its way'],
  [{ status: 'confirmed', deliveredAt: at }, 'We delivered your clothes', 'Delivered'],
  [{ status: 'completed', deliveredAt: at }, 'We delivered your clothes', null],
  [{ status: 'completed' }, 'Your booking', null],
  [{ status: 'cancelled', pickedUpAt: at }, 'Your pickup is cancelled', null],
] as const)('heads the page of %j: %s, %s', (booking, heading, label) =>
  expect(describeStage(booking, english)).toEqual({ heading, label }),
)
