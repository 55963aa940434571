import { dates, type DateSentences } from '#business/words/en/dates.ts'

/** Names in one language. */
export interface DateNames {
  /** Monday first. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  months: readonly string[]
  shortMonths: readonly string[]
  /** AM and PM. */
  dayPeriods: readonly string[]
}

export type DateWords = DateNames & DateSentences

/** For the server: the data of browsers differs. */
export function dateNames(locale: string): DateNames {
  const namesOf = (
    part: keyof Intl.DateTimeFormatPartTypesRegistry,
    style: Intl.DateTimeFormatOptions,
    instants: number[],
  ) => {
    // With a day, names of months have the form that stands in a date.
    const format = new Intl.DateTimeFormat(locale, { ...style, day: 'numeric', timeZone: 'UTC' })
    return instants.map(
      (instant) => format.formatToParts(instant).find(({ type }) => type === part)?.value ?? '',
    )
  }
  // 1 January 2024 is a Monday.
  const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, day + 1))
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
  return {
    weekdays: namesOf('weekday', { weekday: 'long' }, weekdays),
    shortWeekdays: namesOf('weekday', { weekday: 'short' }, weekdays),
    months: namesOf('month', { month: 'long' }, months),
    shortMonths: namesOf('month', { month: 'short' }, months),
    dayPeriods: namesOf('dayPeriod', { hour: 'numeric', hour12: true }, [
      Date.UTC(2024, 0, 1, 9),
      Date.UTC(2024, 0, 1, 21),
    ]),
  }
}

let english: (DateNames & typeof dates) | undefined

/** For staff, CMS and operators. */
export function englishDates(): DateNames & typeof dates {
  // British and Indian English abbreviate September to four letters and do not capitalise AM.
  english ??= { ...dates, ...dateNames('en-US') }
  return english
}
