import { describe, expect, it } from 'vitest'
import { defaultLanguage } from '#business/languages/languages.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { marathi } from '#business/words/mr.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { checkPickupChoice, parsePickupChoice, pickupSchema } from './pickup-choice.ts'

const english = wordsFor(defaultLanguage)

const choiceFrom = (query: string) => parsePickupChoice(new URLSearchParams(query))

describe('a choice in the query string', () => {
  it('prefers the typed day to the tapped one', () => {
    const time = '5PM-7PM'
    expect(choiceFrom('date=2026-12-11&time=5PM-7PM')).toEqual({ date: '2026-12-11', time })
    expect(choiceFrom('day=2026-12-12&date=&time=5PM-7PM')).toEqual({ date: '2026-12-12', time })
    expect(choiceFrom('day=2026-12-12&date=2026-12-11')).toEqual({ date: '2026-12-11' })
  })

  it('is empty for an invalid day and slot', () =>
    expect(choiceFrom('date=2026-02-30&time=9AM-10AM')).toEqual({}))

  it('is empty if the form was sent without a choice', () =>
    expect(choiceFrom('date=')).toEqual({}))

  it('is null before the form is sent', () => expect(choiceFrom('')).toBeNull())
})

describe('a choice', () => {
  const closed: DayAvailability = {
    date: '2026-11-26',
    slots: [],
    placesLeft: {},
    unavailable: {},
    missed: {},
    reason: 'Closed',
    unavailableReason: 'closed',
  }
  const open: DayAvailability = {
    date: '2026-11-27',
    slots: ['9AM-11AM', '1PM-3PM'],
    placesLeft: {},
    unavailable: {},
    missed: {},
    reason: null,
    unavailableReason: null,
  }
  const days = [closed, open]
  const present = { date: '2026-11-27', time: '9AM-11AM' } as const

  it('has no problem before the form is sent', () =>
    expect(checkPickupChoice(days, null, present, english)).toEqual({ to: null, problem: null }))

  it.each([
    [{}, english.pickupFields.dateRequired],
    [{ time: '1PM-3PM' }, english.pickupFields.dateRequired],
    [{ date: open.date }, english.pickupFields.timeRequired],
    [{ date: closed.date }, 'Closed'],
  ] as const)('has a problem that names the missing part: %j', (choice, problem) =>
    expect(checkPickupChoice(days, choice, present, english)).toEqual({ to: null, problem }),
  )

  it('is returned for confirmation if it is offered', () => {
    const choice = { date: open.date, time: '1PM-3PM' } as const
    expect(checkPickupChoice(days, choice, present, english)).toEqual({ to: choice, problem: null })
  })

  it('is refused if it is the current pickup', () =>
    expect(checkPickupChoice(days, present, present, english)).toMatchObject({
      to: null,
      problem: english.reschedule.alreadyThere,
    }))

  it.each([
    { date: open.date, time: '5PM-7PM' },
    { date: closed.date, time: '9AM-11AM' },
    { date: '2026-12-25', time: '9AM-11AM' },
  ] as const)('is refused if it is not offered: %j', (choice) =>
    expect(checkPickupChoice(days, choice, present, english)).toMatchObject({
      to: null,
      problem: english.reschedule.noLongerOffered,
    }),
  )

  it('is refused in the given words', () => {
    const other = marathi
    const problemOf = (choice: Partial<Pickup>) =>
      checkPickupChoice(days, choice, present, other).problem
    expect(problemOf({})).toBe(other.pickupFields.dateRequired)
    expect(problemOf({ date: open.date })).toBe(other.pickupFields.timeRequired)
    expect(problemOf(present)).toBe(other.reschedule.alreadyThere)
    expect(problemOf({ date: open.date, time: '5PM-7PM' })).toBe(other.reschedule.noLongerOffered)
    const { error } = pickupSchema(other).safeParse({ date: open.date })
    expect(error?.issues[0]?.message).toBe(other.pickupFields.timeRequired)
  })
})
