import { addDays, type LocalDate, localDateAt } from '#business/local-time'

/** The first day at least so many days from now on which the sample business is open from morning to evening. */
export function openDayFromNow(days: number): LocalDate {
  const date = addDays(localDateAt(new Date()), days)
  const isSunday = new Date(date).getUTCDay() === 0
  return isSunday ? addDays(date, 1) : date
}
