import { describe, expect, it } from 'vitest'
import { choiceIn, choiceQuery, otherDays } from './pickup-choice'

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

  it('is nothing where there is no such day or window', () =>
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
