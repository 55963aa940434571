import * as messages from '#business/words/messages.ts'
import {
  addDays,
  formatLongDate,
  type LocalDate,
  toLocalDate,
  type WallClock,
  wallClockAt,
  weekdayNameOf,
} from './local-time.ts'
import { type DayHours, formatTimeOfDay, isOpenDay, weekdayValues } from './opening-hours.ts'
import type { Pickup } from './pickup.ts'
import type { PickupRules } from './pickup-rules.ts'
import { type TimeSlot, timeSlots, timeSlotValues } from './slots.ts'

/** In `taken`, missing slots have none. */
export type PlacesPerSlot = Partial<Record<TimeSlot, number>>

/** Bookable slots in order; without any, the reason as text and as code. */
export interface DayAvailability {
  date: LocalDate
  slots: TimeSlot[]
  /** Places left in slots that others have booked, if few. */
  fewLeft: PlacesPerSlot
  reason: string | null
  unavailableReason: UnavailableReason | null
}

/** Why a day has no slots. `over`: the day, its slots or its cut-off have passed. */
type UnavailableReason = 'closed' | 'full' | 'over' | 'too far'

const fewPlacesBelow = 3

/** The field to change, and a message. */
export interface PickupProblem {
  field: 'date' | 'time' | 'address'
  message: string
}

/**
 * Slots are bookable within opening hours, before they begin, with a place left; never on holidays,
 * past the last bookable day, or today from the cut-off on.
 */
export function availabilityOn(
  date: LocalDate,
  { rules, taken, now }: { rules: PickupRules; taken: PlacesPerSlot; now: Date },
): DayAvailability {
  const unavailable = (code: UnavailableReason, reason: string): DayAvailability => {
    return { date, slots: [], fewLeft: {}, reason, unavailableReason: code }
  }
  const clock = wallClockAt(now)
  const hours = hoursOn(date, rules.week)
  const problem = findDayProblem(date, hours, { rules, clock })
  if (problem) return unavailable(...problem)

  const inHours = timeSlotValues.filter((slot) => isWithinHours(slot, hours))
  if (inHours.length === 0)
    return unavailable('closed', messages.pickup.noSlotFits(weekdayNameOf(date)))
  const upcoming = inHours.filter((slot) => isBeforeSlot({ date, time: slot }, clock))
  if (upcoming.length === 0) return unavailable('over', messages.pickup.nothingLeftToday)
  const left = (slot: TimeSlot) => placesLeft(slot, rules, taken)
  const slots = upcoming.filter((slot) => left(slot) > 0)
  if (slots.length === 0) return unavailable('full', messages.pickup.dayFull)
  const scarce = slots.filter((slot) => taken[slot] && left(slot) < fewPlacesBelow)
  const fewLeft = Object.fromEntries(scarce.map((slot) => [slot, left(slot)]))
  return { date, slots, fewLeft, reason: null, unavailableReason: null }
}

export const slotIsFull: PickupProblem = { field: 'time', message: messages.pickup.taken }

/** Returns why a pickup cannot be booked, or null. Ignores capacity. */
export function findPickupProblem(
  { date, time }: Pickup,
  { rules, now }: { rules: PickupRules; now: Date },
): PickupProblem | null {
  const unlimited = { ...rules, capacityPerSlot: null }
  const day = availabilityOn(date, { rules: unlimited, taken: {}, now })
  if (day.reason) return { field: 'date', message: day.reason }
  return day.slots.includes(time) ? null : { field: 'time', message: messages.pickup.notOffered }
}

export function hasNotBegun({ date, time }: Pickup, now: Date): boolean {
  return isBeforeSlot({ date, time }, wallClockAt(now))
}

function isBeforeSlot({ date, time }: Pickup, clock: WallClock): boolean {
  return clock < `${date}T${timeSlots[time].startsAt}`
}

function findDayProblem(
  date: LocalDate,
  hours: DayHours | undefined,
  { rules, clock }: { rules: PickupRules; clock: WallClock },
): [UnavailableReason, string] | null {
  const today = toLocalDate(clock)
  if (date < today) return ['over', messages.booking.dateInPast]
  const lastDay = rules.daysAhead === null ? null : addDays(today, rules.daysAhead)
  if (lastDay !== null && date > lastDay) {
    return ['too far', messages.pickup.tooFarAhead(formatLongDate(lastDay))]
  }
  const holiday = rules.holidays.find((day) => day.date === date)
  if (holiday) return ['closed', messages.pickup.closedOn(holiday.label || formatLongDate(date))]
  if (hours && !isOpenDay(hours))
    return ['closed', messages.pickup.closedOn(`${weekdayNameOf(date)}s`)]
  const cutOff = rules.sameDayCutOff
  if (date === today && cutOff && clock >= `${date}T${cutOff}`) {
    return ['over', messages.pickup.cutOffPassed(formatTimeOfDay(cutOff))]
  }
  return null
}

/** Returns undefined if no hours are entered. */
export function hoursOn(date: LocalDate, week: DayHours[]): DayHours | undefined {
  const weekday = toWeekday(date)
  return week.find(({ day }) => day === weekday)
}

// Without hours, every slot counts as open.
function isWithinHours(slot: TimeSlot, hours: DayHours | undefined): boolean {
  if (!hours || !isOpenDay(hours)) return !hours
  const { startsAt, endsAt } = timeSlots[slot]
  return hours.opensAt <= startsAt && endsAt <= hours.closesAt
}

function placesLeft(
  slot: TimeSlot,
  { capacityPerSlot }: PickupRules,
  taken: PlacesPerSlot,
): number {
  return (capacityPerSlot ?? Infinity) - (taken[slot] ?? 0)
}

function toWeekday(date: LocalDate) {
  // `getUTCDay` begins with Sunday, the list with Monday.
  return weekdayValues[(new Date(date).getUTCDay() + 6) % 7]!
}
