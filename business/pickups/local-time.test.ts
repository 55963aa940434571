import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { hindi } from '#business/words/hi.ts'
import { marathi } from '#business/words/mr.ts'
import * as english from './english-dates.ts'
import { formatInstant, formatTimeOfDay, formatUpcomingDay } from './format-instant.ts'
import {
  formatLongDate,
  formatLongDay,
  formatShortDate,
  instantAt,
  isLocalDate,
  isWallClock,
  localDateAt,
  localYearAt,
  toInstant,
  wallClockAt,
  weekdayNameOf,
} from './local-time.ts'

const serverZones = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']
const originalZone = process.env.TZ

afterEach(() => {
  process.env.TZ = originalZone
})

describe.each(serverZones)('local time on a server in %s', (zone) => {
  const inZone = (run: () => void) => {
    process.env.TZ = zone
    run()
  }

  it('changes the day at midnight in Mumbai', () =>
    inZone(() => {
      expect(localDateAt(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
      expect(localDateAt(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
    }))

  it('names today, tomorrow and other days', () =>
    inZone(() => {
      const now = new Date('2026-11-20T18:30:00Z')
      expect(english.formatUpcomingDay(now, '2026-11-21')).toBe('Today')
      expect(english.formatUpcomingDay(now, '2026-11-22')).toBe('Tomorrow')
      expect(english.formatUpcomingDay(now, '2026-11-23')).toBe('Monday, 23 November 2026')
      expect(english.weekdayNameOf('2026-11-23')).toBe('Monday')
    }))

  it('changes the year at midnight in Mumbai', () =>
    inZone(() => {
      expect(localYearAt(new Date('2026-12-31T18:29:59Z'))).toBe(2026)
      expect(localYearAt(new Date('2026-12-31T18:30:00Z'))).toBe(2027)
    }))

  it('formats a pickup date', () =>
    inZone(() => {
      expect(english.formatLongDate('2026-11-26')).toBe('Thursday, 26 November 2026')
      expect(english.formatLongDate('2028-02-29')).toBe('Tuesday, 29 February 2028')
    }))

  it('reads a time of day in Mumbai', () =>
    inZone(() => {
      expect(instantAt('2026-11-26', '09:00')).toEqual(new Date('2026-11-26T03:30:00Z'))
      expect(instantAt('2026-11-26', '00:00')).toEqual(new Date('2026-11-25T18:30:00Z'))
    }))

  it('formats an instant in Mumbai', () =>
    inZone(() => {
      expect(english.formatInstantDate('2026-11-20T18:30:00Z')).toBe('21 Nov 2026')
      expect(english.formatInstant('2026-11-20T18:35:00Z')).toBe('21 Nov 2026, 12:05 AM')
    }))

  it('is five and a half hours ahead of UTC throughout this century', () =>
    inZone(() => {
      const ahead = 5.5 * 60 * 60 * 1000
      const instant = fc.date({
        min: new Date('2000-01-01T00:00:00Z'),
        max: new Date('2099-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      fc.assert(
        fc.property(instant, (now) => {
          const shown = new Date(now.getTime() + ahead).toISOString()
          expect(wallClockAt(now)).toBe(shown.slice(0, 16))
          expect(localDateAt(now)).toBe(shown.slice(0, 10))
        }),
      )
    }))
})

it('throws on an impossible date', () => {
  expect(() => english.formatLongDate('2026-02-30')).toThrow(RangeError)
})

it.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-1-26', false],
  ['2027-13-01', false],
  ['26/01/2027', false],
  ['2027-01-26T00:00:00Z', false],
  ['', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['9999-12-31', false],
  ['0000-01-01', false],
  ['-002026-11-26', false],
  ['12026-11-26', false],
  ['+012026-11-26', false],
  ['2026-11-26\n', false],
  ['२०२६-११-२६', false],
  [20261126, false],
  [['2026-11-26'], false],
  [{ date: '2026-11-26' }, false],
  [null, false],
  [undefined, false],
])('accepts %j as a calendar day: %s', (text, expected) => {
  expect(isLocalDate(text)).toBe(expected)
})

it.each(['2026-11-26T16:05', '2028-02-29T00:00', '2026-11-26T23:59'])(
  'accepts %s as a clock time',
  (clock) => {
    expect(isWallClock(clock)).toBe(true)
    expect(wallClockAt(toInstant(clock))).toBe(clock)
  },
)

it.each([
  '2026-11-26T24:00',
  '2026-11-26T16:60',
  '2026-02-30T16:05',
  '2026-11-26 16:05',
  '2026-11-26T16:05:00',
  '2026-11-26+05T16:05',
  '9999-12-31T16:05',
  '12026-11-26T16:05',
  '2026-11-26',
  '',
  null,
])('rejects %s as a clock time', (value) => {
  expect(isWallClock(value)).toBe(false)
})

it.each([
  ['00:00', '12:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:05', '11:05 PM'],
])('formats %s as %s', (time, spoken) => {
  expect(english.formatTimeOfDay(time)).toBe(spoken)
})

it('names the year of a day if it is not the current one', () => {
  const { dates } = marathi
  expect(formatLongDay('2026-12-31', dates, '2026-01-01')).toBe('गुरुवार, 31 डिसेंबर')
  expect(formatLongDay('2027-01-01', dates, '2026-12-31')).toBe('शुक्रवार, 1 जानेवारी 2027')
  expect(formatLongDay('2126-11-28', dates, '2026-11-28')).toBe('गुरुवार, 28 नोव्हेंबर 2126')
  const pickup = { date: '2027-01-01', time: '9AM-11AM' } as const
  expect(english.formatShortPickup(pickup, '2026-12-31')).toBe('Fri, 1 Jan 2027, 9AM-11AM')
})

it('formats stored days that no form accepts', () => {
  expect(english.formatLongDate('9999-12-31')).toBe('Friday, 31 December 9999')
})

it('abbreviates to three letters', () => {
  expect(english.formatShortDate('2026-09-03', '2026-11-20')).toBe('Thu, 3 Sep')
  expect(english.formatMonth('2026-09-03')).toBe('Sep 2026')
})

it.each([
  ['03:59', 'रात 3:59 बजे', 'रात्री 3:59'],
  ['04:00', 'सुबह 4 बजे', 'सकाळी 4'],
  ['12:00', 'दोपहर 12 बजे', 'दुपारी 12'],
  ['16:30', 'शाम 4:30 बजे', 'संध्याकाळी 4:30'],
  ['20:00', 'रात 8 बजे', 'रात्री 8'],
])('formats %s in Hindi and Marathi', (time, inHindi, inMarathi) => {
  expect(formatTimeOfDay(time, hindi.dates)).toBe(inHindi)
  expect(formatTimeOfDay(time, marathi.dates)).toBe(inMarathi)
})

it('formats in the given words', () => {
  const words = hindi.dates
  expect(formatLongDate('2026-11-26', words)).toBe('गुरुवार, 26 नवंबर 2026')
  expect(formatShortDate('2026-11-26', words, '2026-11-20')).toBe('गुरु, 26 नव॰')
  expect(formatShortDate('2026-11-26', words, '2027-01-01')).toBe('गुरु, 26 नव॰ 2026')
  expect(weekdayNameOf('2026-11-29', words)).toBe('रविवार')
  expect(formatInstant('2026-11-20T18:35:00Z', words)).toBe('21 नव॰ 2026, रात 12:05 बजे')
  const now = new Date('2026-11-20T18:30:00Z')
  expect(formatUpcomingDay(now, '2026-11-21', words)).toBe('आज')
  expect(formatUpcomingDay(now, '2026-11-22', words)).toBe('कल')
  expect(formatUpcomingDay(now, '2026-11-23', words)).toBe('सोमवार, 23 नवंबर 2026')
})
