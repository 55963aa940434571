import type { Translation } from '#business/words/sentence.ts'

/** Names in one language. */
export interface DateNames {
  /** Monday first. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  months: readonly string[]
  shortMonths: readonly string[]
}

/** Part of the day, until the next one; the last goes on after midnight. */
interface DayPart {
  fromHour: number
  name: string
}

const sentences = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** Opening hours. */
  closed: 'Closed',
  /** Weekdays or times. */
  range: '{from} to {to}',
  wholeHour: '{hour}:00 {part}',
  hourAndMinutes: '{hour}:{minutes} {part}',
} as const

const dayParts: readonly DayPart[] = [
  { fromHour: 0, name: 'AM' },
  { fromHour: 12, name: 'PM' },
]

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

const shorten = (name: string) => name.slice(0, 3)

const names: DateNames = {
  weekdays,
  shortWeekdays: weekdays.map(shorten),
  months,
  shortMonths: months.map(shorten),
}

export const dates = { ...sentences, dayParts, ...names }

export type DateWords = Translation<typeof sentences> & DateNames & { dayParts: typeof dayParts }
