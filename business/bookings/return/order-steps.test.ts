import { describe, expect, it } from 'vitest'
import {
  checkStep,
  dueDate,
  impliedSteps,
  isInProgress,
  isReturnWithoutSlot,
  lastStep,
  nextStep,
  withoutImpliedSteps,
} from './order-steps.ts'

const at = '2026-11-26T04:00:00.000Z'
const later = '2026-11-27T04:00:00.000Z'
const pickup = { status: 'confirmed', date: '2026-11-26', promisedDate: '2026-11-28' } as const

describe('lastStep and nextStep', () => {
  it('follow the order of the steps, also after a skipped one', () => {
    expect([lastStep({}), nextStep({})]).toEqual([null, 'picked-up'])
    const ready = { pickedUpAt: at, readyAt: later }
    expect([lastStep(ready), nextStep(ready)]).toEqual(['ready', 'dispatched'])
    const delivered = { ...ready, deliveredAt: later }
    expect([lastStep(delivered), nextStep(delivered)]).toEqual(['delivered', null])
  })
})

describe('checkStep', () => {
  it.each([
    [{ status: 'pending' }, { step: 'picked-up', at }, null],
    [{ status: 'confirmed' }, { step: 'ready', at }, 'not-picked-up'],
    [{ status: 'confirmed', pickedUpAt: at }, { step: 'delivered', at }, null],
    [{ status: 'cancelled', pickedUpAt: at }, { step: 'ready', at }, 'cancelled'],
    [{ status: 'completed', pickedUpAt: at }, { step: 'picked-up', at: null }, 'completed'],
    [{ status: 'confirmed', pickedUpAt: at }, { step: 'picked-up', at: null }, null],
    [
      { status: 'confirmed', pickedUpAt: at, arrivedAt: at },
      { step: 'picked-up', at: null },
      'later-first',
    ],
  ] as const)('answers %j, %j with %s', (booking, mark, refusal) =>
    expect(checkStep(booking, mark)).toBe(refusal),
  )
})

describe('impliedSteps', () => {
  it('are what completing adds, and what an undo removes', () => {
    const before = { pickedUpAt: at, readyAt: null }
    const implied = impliedSteps(before, later)
    expect(Object.keys(implied)).toEqual(['arrivedAt', 'readyAt', 'dispatchedAt', 'deliveredAt'])
    const completed = { ...before, ...implied, completedAt: later }
    expect(Object.keys(withoutImpliedSteps(completed))).toEqual(Object.keys(implied))
  })
})

describe('dueDate', () => {
  it('is the pickup day, then the promised day, then the chosen one', () => {
    expect(dueDate(pickup)).toBe('2026-11-26')
    expect(dueDate({ ...pickup, pickedUpAt: at })).toBe('2026-11-28')
    expect(dueDate({ ...pickup, pickedUpAt: at, promisedDate: null })).toBe('2026-11-26')
    const chosen = { ...pickup, deliveryDate: '2026-11-30' }
    expect(dueDate({ ...chosen, pickedUpAt: at })).toBe('2026-11-30')
    expect(dueDate(chosen)).toBe('2026-11-26')
  })
})

it('is in progress from the pickup to the delivery', () => {
  expect(isInProgress(pickup)).toBe(false)
  expect(isInProgress({ ...pickup, pickedUpAt: at })).toBe(true)
  expect(isInProgress({ ...pickup, pickedUpAt: at, deliveredAt: later })).toBe(false)
  expect(isInProgress({ ...pickup, pickedUpAt: at, status: 'completed' })).toBe(false)
})

describe('isReturnWithoutSlot', () => {
  const today = '2026-11-28'
  const due = { ...pickup, pickedUpAt: at, promisedDate: today }
  const daysOf = (booking: Parameters<typeof isReturnWithoutSlot>[0]) =>
    ['2026-11-26', '2026-11-27', today, '2026-11-29', '2026-11-30'].filter((date) =>
      isReturnWithoutSlot(booking, { date, today }),
    )

  it('lists a return on the day it is due, and once that has passed also today', () => {
    expect(daysOf(due)).toEqual([today])
    expect(daysOf({ ...due, promisedDate: '2026-11-29' })).toEqual(['2026-11-29'])
    expect(daysOf({ ...due, promisedDate: '2026-11-27' })).toEqual(['2026-11-27', today])
    expect(daysOf({ ...due, pickedUpAt: null })).toEqual([])
    expect(daysOf({ ...due, status: 'cancelled' })).toEqual([])
  })

  it('leaves the day of a chosen slot to that slot, and lists a missed one today', () => {
    expect(daysOf({ ...due, deliveryDate: '2026-11-30' })).toEqual([])
    expect(daysOf({ ...due, deliveryDate: '2026-11-27' })).toEqual([today])
  })

  it('lists a return that was promised for no day once it is ready', () => {
    expect(daysOf({ ...due, promisedDate: null })).toEqual([])
    expect(daysOf({ ...due, promisedDate: null, readyAt: later })).toEqual(['2026-11-26', today])
  })

  it('lists a delivered return on the day of its mark, and none that completing implied', () => {
    const delivered = { ...due, deliveredAt: later }
    expect(daysOf(delivered)).toEqual(['2026-11-27'])
    const completed = { ...delivered, status: 'completed' } as const
    expect(daysOf({ ...completed, completedAt: '2026-11-28T04:00:00.000Z' })).toEqual([
      '2026-11-27',
    ])
    expect(daysOf({ ...completed, completedAt: later })).toEqual([])
  })
})
