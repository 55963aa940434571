export interface DateNames {
  /** Monday first. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  months: readonly string[]
  shortMonths: readonly string[]
}

/** For the server: browsers differ. */
export function dateNames(locale: string): DateNames {
  const namesOf = (
    part: keyof Intl.DateTimeFormatPartTypesRegistry,
    style: Intl.DateTimeFormatOptions,
    instants: number[],
  ) => {
    // With a day, months have the form that they have in dates.
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
  }
}
