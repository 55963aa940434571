import { formatShortDate, type LocalDate } from './local-time.ts'
import type { TimeSlot } from './slots.ts'

/** When a booking's things are collected: on which day, and in which slot of it. */
export interface Pickup {
  date: LocalDate
  time: TimeSlot
}

/** Whether a pickup has been put on another day or into another slot. */
export function isRescheduled(before: Pickup, after: Pickup): boolean {
  return before.date !== after.date || before.time !== after.time
}

/** `Thu, 26 Nov, 11AM-1PM` */
export function formatShortPickup({ date, time }: Pickup): string {
  return `${formatShortDate(date)}, ${time}`
}

/** A pickup as events store it: `2026-11-26, 11AM-1PM`. */
export function pickupText({ date, time }: Pickup): string {
  return `${date}, ${time}`
}

/** The pickup in a text that `pickupText` made. */
export function pickupFromText(text: string): Pickup {
  const [date = '', time] = text.split(', ')
  return { date, time: time as TimeSlot }
}
