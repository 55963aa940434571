import type { DateNames } from '#business/words/date-names.ts'
import type { Words } from '#business/words/sentence.ts'
import { formatLongDate, type LocalDate, wallClockAt } from './local-time.ts'
import { type TimeSlot, timeSlots } from './slots.ts'

export interface Pickup {
  date: LocalDate
  time: TimeSlot
}

export function isRescheduled(before: Pickup, after: Pickup): boolean {
  return before.date !== after.date || before.time !== after.time
}

/** True from the end of the slot on. */
export function isPickupPast({ date, time }: Pickup, now: Date): boolean {
  return `${date}T${timeSlots[time].endsAt}` <= wallClockAt(now)
}

export interface PickupNames {
  dates: DateNames
  slots: Words['slots']
}

/** Formats for visitors: `Thursday, 26 November 2026, 11AM-1PM`. */
export function formatPickup({ date, time }: Pickup, { dates, slots }: PickupNames): string {
  return `${formatLongDate(date, dates)}, ${slots[time]}`
}

/** Formats for events: `2026-11-26, 11AM-1PM`. */
export function serializePickup({ date, time }: Pickup): string {
  return `${date}, ${time}`
}

export function parsePickup(text: string): Pickup {
  const [date = '', time] = text.split(', ')
  return { date, time: time as TimeSlot }
}
