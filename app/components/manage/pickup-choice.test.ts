import { describe, expect, it } from 'vitest'
import type { DayAvailability } from '#business/pickups/availability.ts'
import * as messages from '#business/words/messages.ts'
import { choiceAmong, choiceIn, choiceQuery, otherDays } from './pickup-choice.ts'

const today = '2026-11-26'
const chosenBy = (query: string) => choiceIn(new URLSearchParams(query), today)

describe('what an address chose', () => {
  it('is read as it was written', () => {
    const choice = { from: '2026-12-10', date: '2026-12-11', time: '5PM-7PM' } as const
    expect(chosenBy(choiceQuery(choice))).toEqual(choice)
  })

  it.each(['', 'from=yesterday', 'from=2026-11-25', 'from=2027-11-27', 'from=9999-12-31'])(
    'begins today where it says %j',
    (query) => expect(chosenBy(query).from).toBe(today),
  )

  it('may begin up to a year from today', () =>
    expect(chosenBy('from=2027-11-26').from).toBe('2027-11-26'))

  it('is nothing where there is no such day or slot', () =>
    expect(chosenBy('date=2026-02-30&time=9AM-10AM')).toEqual({ from: today }))
})

describe('other days', () => {
  it('lie before and after, never before today', () => {
    expect(otherDays(today, today, null)).toEqual({ earlier: null, later: '2026-12-10' })
    expect(otherDays('2026-12-01', today, null)).toEqual({ earlier: today, later: '2026-12-15' })
    expect(otherDays('2026-12-24', today, null)).toMatchObject({ earlier: '2026-12-10' })
  })

  it('end with the last day that may be booked', () => {
    expect(otherDays(today, today, 14).later).toBe('2026-12-10')
    expect(otherDays(today, today, 13).later).toBeNull()
    expect(otherDays('2027-11-20', today, null).later).toBeNull()
  })
})

describe('a choice among the days that are shown', () => {
  const closed: DayAvailability = { date: '2026-11-26', slots: [], reason: 'Closed' }
  const open: DayAvailability = {
    date: '2026-11-27',
    slots: ['9AM-11AM', '1PM-3PM'],
    reason: null,
  }
  const days = [closed, open]
  const present = { date: '2026-11-27', time: '9AM-11AM' } as const
  const elsewhere = { date: '2026-12-20', time: '9AM-11AM' } as const

  it('begins with the day of the pickup, or the first that can be had', () => {
    expect(choiceAmong(days, {}, present)).toEqual({ chosen: open, to: null, problem: null })
    expect(choiceAmong(days, {}, elsewhere).chosen).toBe(open)
    expect(choiceAmong([closed], {}, elsewhere).chosen).toBe(closed)
  })

  it('shows a day that cannot be had, too', () =>
    expect(choiceAmong(days, { date: closed.date }, present).chosen).toBe(closed))

  it('is to be confirmed where it can be kept', () => {
    const choice = { date: open.date, time: '1PM-3PM' } as const
    expect(choiceAmong(days, choice, present)).toEqual({ chosen: open, to: choice, problem: null })
  })

  it('is none where the pickup already is', () =>
    expect(choiceAmong(days, present, present)).toMatchObject({
      to: null,
      problem: messages.managing.alreadyThen,
    }))

  it.each([
    { date: open.date, time: '5PM-7PM' },
    { date: closed.date, time: '9AM-11AM' },
    { date: '2026-12-25', time: '9AM-11AM' },
  ] as const)('is refused where it is not offered: %j', (choice) =>
    expect(choiceAmong(days, choice, present)).toMatchObject({
      to: null,
      problem: messages.managing.noLongerOffered,
    }),
  )
})
