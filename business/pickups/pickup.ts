import type { LocalDate } from './local-time.ts'
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
