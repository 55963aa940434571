import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { dates, pickupFields, pickups, slots } from '#business/words/en.ts'
import { hindi } from '#business/words/hi.ts'
import { fillSentence } from '#business/words/sentence.ts'
import {
  availabilityOn as availabilityIn,
  type AvailabilityWords,
  checkPickup as findProblemIn,
  type PlacesPerSlot,
  slotIsFull,
} from './availability.ts'
import { addDays, localDateAt } from './local-time.ts'
import { type DayHours, weekdayValues } from './opening-hours.ts'
import type { Pickup } from './pickup.ts'
import { maxDaysAhead, type PickupRules, toPickupRules } from './pickup-rules.ts'
import { timeSlots, timeSlotValues } from './slots.ts'

const serverZones = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']
const originalZone = process.env.TZ

afterEach(() => {
  process.env.TZ = originalZone
})

const words: AvailabilityWords = { pickups, pickupFields, dates, slots }
const availabilityOn = (date: string, known: Parameters<typeof availabilityIn>[1]) =>
  availabilityIn(date, known, words)
const checkPickup = (pickup: Pickup, known: Parameters<typeof findProblemIn>[1]) =>
  findProblemIn(pickup, known, words)

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)

/** 9 AM to 8 PM, on Sundays 10 AM to 4 PM. */
const week: DayHours[] = weekdayValues.map((day) =>
  day === 'sunday'
    ? { day, opensAt: '10:00', closesAt: '16:00' }
    : { day, opensAt: '09:00', closesAt: '20:00' },
)

const rules: PickupRules = {
  ...toPickupRules({}),
  week,
  holidays: [{ date: '2027-01-26', label: 'Republic Day' }],
}

// A Thursday.
const today = '2026-11-26'
const morning = at('2026-11-26T08:00')

const on = (date: string, changes: Partial<PickupRules> = {}, taken: PlacesPerSlot = {}) =>
  availabilityOn(date, { rules: { ...rules, ...changes }, taken, now: morning })

describe.each(serverZones)('availability on a server in %s', (zone) => {
  const inZone = (run: () => void) => () => {
    process.env.TZ = zone
    run()
  }

  it(
    'offers every slot within the opening hours',
    inZone(() => {
      expect(on('2026-11-27').slots).toEqual(timeSlotValues)
      expect(on('2026-11-29')).toMatchObject({ slots: ['11AM-1PM', '1PM-3PM'], reason: null })
    }),
  )

  it(
    'includes a slot that ends at closing time, not one that ends a minute later',
    inZone(() => {
      const closingAt = (closesAt: string) =>
        on('2026-11-27', { week: week.map((day) => ({ ...day, closesAt })) }).slots
      expect(closingAt('13:00')).toEqual(['9AM-11AM', '11AM-1PM'])
      expect(closingAt('12:59')).toEqual(['9AM-11AM'])
    }),
  )

  it(
    'says why a day has no slots',
    inZone(() => {
      const closedFridays = week.map((day) => ({ ...day, closed: day.day === 'friday' }))
      const shortFridays = week.map((day) =>
        day.day === 'friday' ? { ...day, opensAt: '10:00', closesAt: '12:00' } : day,
      )
      const reasons = [
        on('2027-01-26'),
        on('2027-01-26', { holidays: [{ date: '2027-01-26', label: '' }] }),
        on('2026-11-27', { week: closedFridays }),
        on('2026-11-27', { week: shortFridays }),
        on('2026-11-25'),
        on('2026-12-27', { daysAhead: 30 }),
      ]
      expect(
        reasons.map(({ slots, unavailableReason, reason }) => [
          slots.length,
          unavailableReason,
          reason,
        ]),
      ).toEqual([
        [0, 'closed', 'Closed on Republic Day'],
        [0, 'closed', 'Closed on Tuesday, 26 January 2027'],
        [0, 'closed', 'Closed on Fridays'],
        [0, 'closed', 'Our hours on Fridays are too short for a pickup.'],
        [0, 'over', 'Please select a date in the future.'],
        [0, 'too far', 'Pickups can be booked up to Saturday, 26 December 2026.'],
      ])
    }),
  )

  it(
    'offers the last bookable day',
    inZone(() => {
      expect(on('2026-12-26', { daysAhead: 30 }).slots).toEqual(timeSlotValues)
    }),
  )

  it(
    'offers 12 months without a limit, and not more with one',
    inZone(() => {
      expect(on('2027-11-26').slots).toEqual(timeSlotValues)
      for (const daysAhead of [null, 365, 36_500]) {
        expect(on('2027-11-27', { daysAhead }).reason, String(daysAhead)).toBe(
          'Pickups can be booked up to Friday, 26 November 2027.',
        )
      }
      for (const typo of ['2126-11-27', '9999-12-31']) {
        expect(on(typo)).toMatchObject({ slots: [], unavailableReason: 'too far' })
      }
    }),
  )

  it(
    'offers only slots of today that have not begun',
    inZone(() => {
      const todayAt = (time: string) =>
        availabilityOn(today, { rules, taken: {}, now: at(`${today}T${time}`) })
      expect(todayAt('08:59').slots).toEqual(timeSlotValues)
      expect(todayAt('09:00').slots).toEqual(timeSlotValues.slice(1))
      expect(todayAt('16:59').slots).toEqual(['5PM-7PM'])
      expect(todayAt('17:00')).toEqual({
        date: today,
        slots: [],
        placesLeft: {},
        unavailable: {},
        missed: {},
        reason: pickups.nothingLeftToday,
        unavailableReason: 'over',
      })
    }),
  )

  it(
    'offers nothing today from the cut-off on, and everything tomorrow',
    inZone(() => {
      const cut = { ...rules, sameDayCutOff: '10:30' }
      const at1029 = availabilityOn(today, { rules: cut, taken: {}, now: at(`${today}T10:29`) })
      const now = at(`${today}T10:30`)
      expect(at1029.slots).toHaveLength(4)
      expect(availabilityOn(today, { rules: cut, taken: {}, now })).toMatchObject({
        slots: [],
        reason: fillSentence(pickups.cutOffPassed, { time: '10:30 AM' }),
      })
      expect(availabilityOn('2026-11-27', { rules: cut, taken: {}, now }).slots).toHaveLength(5)
    }),
  )
})

it('stops offering a slot at its capacity', () => {
  const taken = { '9AM-11AM': 6, '11AM-1PM': 7, '1PM-3PM': 8 }
  expect(on('2026-11-27', { capacityPerSlot: 7 }, taken).slots).toEqual([
    '9AM-11AM',
    '3PM-5PM',
    '5PM-7PM',
  ])
  const full = Object.fromEntries(timeSlotValues.map((slot) => [slot, 7]))
  expect(on('2026-11-27', { capacityPerSlot: 7 }, full)).toMatchObject({
    slots: [],
    reason: pickups.dayFull,
    unavailableReason: 'full',
  })
  expect(on('2026-11-27', {}, full).slots).toEqual(timeSlotValues)
})

it('reports places left when others have booked and fewer than three remain', () => {
  const taken = { '9AM-11AM': 4, '11AM-1PM': 5, '1PM-3PM': 6, '3PM-5PM': 7 }
  expect(on('2026-11-27', { capacityPerSlot: 7 }, taken).placesLeft).toEqual({
    '11AM-1PM': 2,
    '1PM-3PM': 1,
  })
  expect(on('2026-11-27', { capacityPerSlot: 2 }).placesLeft).toEqual({})
  expect(on('2026-11-27', {}, taken).placesLeft).toEqual({})
})

it('reports all places left to staff, except where places are unlimited', () => {
  const taken = { '9AM-11AM': 7, '11AM-1PM': 5 }
  const [date, now] = ['2026-11-27', morning]
  const placesFor = (capacityPerSlot: number | null) =>
    availabilityOn(date, {
      ...{ rules: { ...rules, capacityPerSlot }, taken, now, showsAllPlaces: true },
    }).placesLeft
  expect(placesFor(7)).toEqual({ '11AM-1PM': 2, '1PM-3PM': 7, '3PM-5PM': 7, '5PM-7PM': 7 })
  expect(placesFor(null)).toEqual({})
})

it('offers every slot when no hours are entered', () => {
  expect(on('2026-11-29', { week: [] }).slots).toEqual(timeSlotValues)
})

describe('requested pickup', () => {
  const problem = (date: string, time: keyof typeof timeSlots) =>
    checkPickup({ date, time }, { rules, now: morning })

  it('has no problem when it is available', () =>
    expect(problem('2026-11-27', '9AM-11AM')).toBeNull())

  it('reports its day before its slot', () =>
    expect(problem('2027-01-26', '9AM-11AM')).toEqual({
      field: 'date',
      message: 'Closed on Republic Day',
    }))

  it('reports a slot outside the hours', () =>
    expect(problem('2026-11-29', '9AM-11AM')).toEqual({
      field: 'time',
      message: 'There is no 9AM-11AM pickup on Sundays.',
    }))

  it('reports a slot that has begun', () =>
    expect(
      checkPickup({ date: today, time: '9AM-11AM' }, { rules, now: at(`${today}T09:00`) }),
    ).toEqual({
      field: 'time',
      message: 'It is too late for 9AM-11AM today. Please choose another time.',
    }))
})

it('says why each other slot cannot be booked, and lists the full and the past ones', () => {
  const full = { capacityPerSlot: 2 }
  expect(on('2026-11-27', full, { '9AM-11AM': 2, '1PM-3PM': 1 })).toMatchObject({
    unavailable: { '9AM-11AM': '9AM-11AM is full on this day. Please choose another time.' },
    missed: { '9AM-11AM': 'full' },
  })
  // A Sunday, until 16:00.
  const sunday = on('2026-11-29', full, { '11AM-1PM': 2 })
  expect(sunday.unavailable).toEqual({
    '9AM-11AM': 'There is no 9AM-11AM pickup on Sundays.',
    '11AM-1PM': '11AM-1PM is full on this day. Please choose another time.',
    '3PM-5PM': 'There is no 3PM-5PM pickup on Sundays.',
    '5PM-7PM': 'There is no 5PM-7PM pickup on Sundays.',
  })
  expect(sunday.missed).toEqual({ '11AM-1PM': 'full' })
  const later = availabilityOn(today, { rules, taken: {}, now: at(`${today}T15:00`) })
  expect(later.unavailable).toMatchObject({
    '1PM-3PM': 'It is too late for 1PM-3PM today. Please choose another time.',
    '3PM-5PM': 'It is too late for 3PM-5PM today. Please choose another time.',
  })
  expect(later.missed).toMatchObject({ '1PM-3PM': 'over', '3PM-5PM': 'over' })
  expect(on('2026-11-27').unavailable).toEqual({})
})

it('gives reasons in the given words', () => {
  const other = hindi
  const reasonOn = (date: string, changes: Partial<PickupRules> = {}, now = morning) =>
    availabilityIn(date, { rules: { ...rules, ...changes }, taken: {}, now }, other).reason
  expect(reasonOn('2026-11-25')).toBe(other.pickupFields.dateInPast)
  expect(reasonOn('2026-12-06', { daysAhead: 9 })).toBe(
    'पिकअप सिर्फ़ शनिवार, 5 दिसंबर 2026 तक के लिए बुक हो सकता है।',
  )
  expect(reasonOn('2027-01-26')).toBe('Republic Day: बंद')
  const closed = week.map((day) => ({ ...day, closed: true }))
  expect(reasonOn('2026-11-29', { week: closed })).toBe('रविवार को बंद')
  const short = week.map((day) => ({ ...day, closesAt: '10:30' }))
  expect(reasonOn('2026-11-30', { week: short })).toBe(
    'सोमवार को दुकान थोड़ी ही देर खुलती है, इसलिए पिकअप नहीं होता।',
  )
  const evening = at('2026-11-26T19:00')
  expect(reasonOn(today, {}, evening)).toBe(other.pickups.nothingLeftToday)
  expect(reasonOn(today, { sameDayCutOff: '18:00' }, evening)).toContain('शाम 6 बजे तक')
  expect(slotIsFull(other.pickups).message).toBe(other.pickups.taken)
  const early = { date: '2026-11-29', time: '9AM-11AM' } as const
  expect(findProblemIn(early, { rules, now: morning }, other)?.message).toBe(
    'रविवार को सुबह 9 से 11 बजे का पिकअप नहीं होता।',
  )
})

describe('availability under random rules', () => {
  const timeOfDay = fc
    .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '45'))
    .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)
  const anyWeek = fc
    .tuple(
      ...weekdayValues.map(() => fc.record({ closed: fc.boolean(), a: timeOfDay, b: timeOfDay })),
    )
    .map((days) =>
      days.map(({ closed, a, b }, index): DayHours => {
        const [opensAt, closesAt] = [a, b].sort()
        return { day: weekdayValues[index]!, closed: closed || a === b, opensAt, closesAt }
      }),
    )
  const now = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2032-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const randomCase = fc
    .record({
      now,
      daysFromToday: fc.integer({ min: -3, max: 40 }),
      week: anyWeek,
      holidaysFromToday: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }),
      daysAhead: fc.option(fc.integer({ min: 1, max: 40 })),
      sameDayCutOff: fc.option(timeOfDay),
      capacityPerSlot: fc.option(fc.integer({ min: 1, max: 9 })),
      taken: fc.record(Object.fromEntries(timeSlotValues.map((slot) => [slot, fc.nat(12)]))),
    })
    .map(({ daysFromToday, holidaysFromToday, taken, now, ...settings }) => {
      const day = (days: number) => addDays(localDateAt(now), days)
      const holidays = holidaysFromToday.map((days) => ({ date: day(days), label: '' }))
      return { date: day(daysFromToday), rules: { ...rules, ...settings, holidays }, taken, now }
    })

  // Independent calendar.
  const hoursOn = (date: string, hours: DayHours[]) => {
    const name = new Date(`${date}T12:00:00Z`).toLocaleDateString('en', {
      weekday: 'long',
      timeZone: 'UTC',
    })
    return hours.find(({ day }) => day === name.toLowerCase())!
  }

  it('excludes closed times, holidays and days past the last', () =>
    fc.assert(
      fc.property(randomCase, ({ date, rules, taken, now }) => {
        for (const slot of availabilityOn(date, { rules, taken, now }).slots) {
          const { closed, opensAt, closesAt } = hoursOn(date, rules.week)
          expect(closed).toBe(false)
          expect(opensAt! <= timeSlots[slot].startsAt).toBe(true)
          expect(timeSlots[slot].endsAt <= closesAt!).toBe(true)
          expect(rules.holidays.map((holiday) => holiday.date)).not.toContain(date)
          expect(+new Date(`${date}T${timeSlots[slot].startsAt}:00+05:30`)).toBeGreaterThan(+now)
          expect(date <= addDays(localDateAt(now), rules.daysAhead ?? maxDaysAhead)).toBe(true)
        }
      }),
    ))

  it('never exceeds the capacity', () =>
    fc.assert(
      fc.property(randomCase, ({ date, rules, taken, now }) => {
        for (const slot of availabilityOn(date, { rules, taken, now }).slots) {
          if (rules.capacityPerSlot !== null)
            expect(taken[slot]).toBeLessThan(rules.capacityPerSlot)
        }
      }),
    ))

  it('never loses a slot to more capacity', () =>
    fc.assert(
      fc.property(randomCase, fc.option(fc.integer({ min: 1, max: 9 })), (original, more) => {
        const { date, taken, now } = original
        const fewer = original.rules.capacityPerSlot
        const capacityPerSlot = more === null || fewer === null ? null : fewer + more
        const generous = { ...original.rules, capacityPerSlot }
        const offered = availabilityOn(date, { rules: generous, taken, now }).slots
        expect(offered).toEqual(expect.arrayContaining(availabilityOn(date, original).slots))
      }),
    ))

  it('has either slots or a reason', () =>
    fc.assert(
      fc.property(randomCase, ({ date, ...conditions }) => {
        const { slots, reason } = availabilityOn(date, conditions)
        expect(slots.length > 0).toBe(reason === null)
      }),
    ))

  it('accepts exactly the offered pickups while places remain', () =>
    fc.assert(
      fc.property(randomCase, ({ date, ...conditions }) => {
        const bookable = timeSlotValues.filter((time) => !checkPickup({ date, time }, conditions))
        const offered = availabilityOn(date, { ...conditions, taken: {} })
        expect(bookable).toEqual(offered.slots)
      }),
    ))
})
