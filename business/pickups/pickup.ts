import type { DateNames } from '#business/words/date-names.ts'
import type { Words } from '#business/words/sentence.ts'
import { formatLongDate, type LocalDate, wallClockAt } from './local-time.ts'

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

/** Pickup slots in order, half open, in Mumbai. */
export const timeSlots = {
  '9AM-11AM': { startsAt: '09:00', endsAt: '11:00' },
  '11AM-1PM': { startsAt: '11:00', endsAt: '13:00' },
  '1PM-3PM': { startsAt: '13:00', endsAt: '15:00' },
  '3PM-5PM': { startsAt: '15:00', endsAt: '17:00' },
  '5PM-7PM': { startsAt: '17:00', endsAt: '19:00' },
} as const

export type TimeSlot = keyof typeof timeSlots

export const timeSlotValues = Object.keys(timeSlots) as [TimeSlot, ...TimeSlot[]]

export function isTimeSlot(value: unknown): value is TimeSlot {
  return typeof value === 'string' && Object.hasOwn(timeSlots, value)
}
