import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#business/pickups/local-time.ts'
import { type DayHours, weekdayValues } from '#business/pickups/opening-hours.ts'
import { type PickupRules, toPickupRules } from '#business/pickups/pickup-rules.ts'
import * as english from '#business/words/en.ts'
import {
  computeReturnDate,
  computeReturnDates,
  describeDuration,
  isExpressOffered,
  mapServices,
  promiseAfter,
  workingDaysFor,
} from './return-date.ts'

const workingDays = { dryCleaning: 3, laundry: 2, shoes: 4, express: 1 }

const openDay = (day: DayHours['day']): DayHours => ({ day, opensAt: '09:00', closesAt: '20:00' })

/** Closed on Sundays and on Republic Day, a Tuesday. */
const rules: PickupRules = {
  ...toPickupRules({ bookingPolicy: { workingDays } }),
  week: weekdayValues.map((day) => (day === 'sunday' ? { day, closed: true } : openDay(day))),
  holidays: [{ date: '2027-01-26', label: 'Republic Day' }],
}

const wednesday = '2026-11-25'

describe('computeReturnDates', () => {
  it.each([wednesday, '2026-11-29', '2027-01-25'])(
    'agrees with computeReturnDate on %s',
    (date) => {
      const oneByOne = mapServices(rules, (order) => computeReturnDate(date, order, rules))
      expect(Object.keys(oneByOne)).toHaveLength(5)
      expect(computeReturnDates(date, rules)).toEqual(oneByOne)
    },
  )

  it('returns nothing without working days', () =>
    expect(computeReturnDates(wednesday, toPickupRules({}))).toEqual({}))
})

describe('computeReturnDate', () => {
  it.each([
    ['express', { serviceType: 'shoes', express: true }, '2026-11-26'],
    ['laundry', { serviceType: 'laundry' }, '2026-11-27'],
    ['dry cleaning', { serviceType: 'dry-cleaning' }, '2026-11-28'],
    ['both services, as long as the slower one', { serviceType: 'both' }, '2026-11-28'],
    ['shoes, without the closed Sunday', { serviceType: 'shoes' }, '2026-11-30'],
  ] as const)('promises %s', (_order, order, date) =>
    expect(computeReturnDate(wednesday, order, rules)).toBe(date),
  )

  it('skips holidays', () =>
    expect(computeReturnDate('2027-01-25', { serviceType: 'laundry' }, rules)).toBe('2027-01-28'))

  it('counts from the day after a pickup on a closed day', () =>
    expect(computeReturnDate('2026-11-29', { serviceType: 'laundry' }, rules)).toBe('2026-12-01'))

  it('counts every day except holidays without opening hours', () => {
    const withoutHours = { ...rules, week: [] }
    expect(computeReturnDate('2026-11-28', { serviceType: 'laundry' }, withoutHours)).toBe(
      '2026-11-30',
    )
    expect(computeReturnDate('2027-01-25', { serviceType: 'laundry' }, withoutHours)).toBe(
      '2027-01-28',
    )
  })

  it('promises nothing without working days or open days', () => {
    const order = { serviceType: 'laundry' } as const
    expect(computeReturnDate(wednesday, order, toPickupRules({}))).toBeNull()
    const alwaysClosed = weekdayValues.map((day) => ({ day, closed: true }))
    expect(computeReturnDate(wednesday, order, { ...rules, week: alwaysClosed })).toBeNull()
  })

  it('returns an open day with the given number of open days up to it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 20 }),
        fc.subarray(weekdayValues, { minLength: 1 }),
        (ahead, laundry, open) => {
          const week = weekdayValues.map((day) =>
            open.includes(day) ? openDay(day) : { day, closed: true },
          )
          const pickup = addDays(wednesday, ahead)
          const own = { ...rules, week, workingDays: { ...workingDays, laundry } }
          const date = computeReturnDate(pickup, { serviceType: 'laundry' }, own)!
          const isOpen = (day: string) => {
            const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en', {
              weekday: 'long',
              timeZone: 'UTC',
            })
            return open.some((each) => each === name.toLowerCase()) && day !== '2027-01-26'
          }
          let [count, day] = [0, pickup]
          while (day < date) {
            day = addDays(day, 1)
            if (isOpen(day)) count += 1
          }
          expect(isOpen(date)).toBe(true)
          expect(count).toBe(laundry)
        },
      ),
    ))
})

describe('promiseAfter', () => {
  const order = { serviceType: 'laundry', date: wednesday, promisedDate: '2026-12-24' } as const

  it('keeps the promise without another day or express', () => {
    for (const change of [{}, { date: wednesday }, { express: false }]) {
      expect(promiseAfter(order, change, rules)).toBe('2026-12-24')
    }
  })

  it('promises another day after a change of either', () => {
    expect(promiseAfter(order, { date: '2026-11-26' }, rules)).toBe('2026-11-28')
    expect(promiseAfter(order, { express: true }, rules)).toBe('2026-11-26')
    const express = { ...order, express: true }
    expect(promiseAfter(express, { express: false }, rules)).toBe('2026-11-27')
    expect(promiseAfter(express, { date: '2026-11-28' }, rules)).toBe('2026-11-30')
  })
})

describe('workingDaysFor', () => {
  it('is unknown for both services if one of them is', () => {
    const withoutLaundry = { ...workingDays, laundry: null }
    expect(workingDaysFor({ serviceType: 'both' }, withoutLaundry)).toBeNull()
    expect(workingDaysFor({ serviceType: 'dry-cleaning' }, withoutLaundry)).toBe(3)
  })

  it('ignores express where it is not offered', () => {
    const withoutExpress = { ...workingDays, express: null }
    expect(workingDaysFor({ serviceType: 'laundry', express: true }, withoutExpress)).toBe(2)
    expect(isExpressOffered({ workingDays: withoutExpress })).toBe(false)
    expect(isExpressOffered(rules)).toBe(true)
  })
})

it('says how many working days an order takes', () => {
  const describe = (order: Parameters<typeof describeDuration>[0]) =>
    describeDuration(order, { ...workingDays, laundry: null }, english.returns)
  expect(describe({ serviceType: 'dry-cleaning' })).toBe('Back in 3 working days')
  expect(describe({ serviceType: 'shoes', express: true })).toBe('Back in 1 working day')
  expect(describe({ serviceType: 'laundry' })).toBeNull()
})
