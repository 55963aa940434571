import type { Translation } from '#business/words/sentence.ts'

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

const sentences = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** Opening hours. */
  closed: 'Closed',
  /** Weekdays or times. */
  range: '{from} to {to}',
} as const

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
  dayPeriods: ['AM', 'PM'],
}

export const dates = { ...sentences, ...names }

export type DateWords = Translation<typeof sentences> & DateNames
