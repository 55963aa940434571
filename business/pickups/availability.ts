import * as messages from '#business/words/messages.ts'
import {
  addDays,
  dayOf,
  formatLongDate,
  type LocalDate,
  type WallClock,
  wallClockAt,
  weekdayNameOf,
} from './local-time.ts'
import { type DayHours, formatTimeOfDay, opensOn, weekdayValues } from './opening-hours.ts'
import type { Pickup } from './pickup.ts'
import type { PickupRules } from './pickup-rules.ts'
import { type TimeSlot, timeSlots, timeSlotValues } from './slots.ts'

/** How many pickups each slot of a day already has; a slot that is not named has none. */
export type TakenPlaces = Partial<Record<TimeSlot, number>>

/** The slots that can still be booked on a day, in order, and where there are none why: as a sentence, and in a word. */
export interface DayAvailability {
  date: LocalDate
  slots: TimeSlot[]
  /** How many places are left of a slot that others have booked too, where they are few. */
  fewLeft: TakenPlaces
  reason: string | null
  none: NonePossible | null
}

/** Why nothing can be booked on a day: nobody works, others were quicker, the day is over, or it is too far ahead. */
type NonePossible = 'closed' | 'full' | 'over' | 'too far'

/** From how many places on nobody needs to hurry. */
const plentyOfPlaces = 3

/** Why a pickup cannot be booked: the field that would have to change, and a sentence for who chose it. */
export interface PickupProblem {
  field: 'date' | 'time' | 'address'
  sentence: string
}

/**
 * Which slots of a day can be kept, seen at the instant `now`. A slot is offered where it lies wholly inside the
 * opening hours of that day, has not begun, and has a place left; never on a holiday, after the last day that may be
 * booked, or today from the cut-off on.
 */
export function availabilityOn(
  date: LocalDate,
  { rules, taken, now }: { rules: PickupRules; taken: TakenPlaces; now: Date },
): DayAvailability {
  const none = (why: NonePossible, reason: string): DayAvailability => {
    return { date, slots: [], fewLeft: {}, reason, none: why }
  }
  const clock = wallClockAt(now)
  const hours = hoursOn(date, rules.week)
  const closed = reasonOfWholeDay(date, hours, { rules, clock })
  if (closed) return none(...closed)

  const inHours = timeSlotValues.filter((slot) => liesInHours(slot, hours))
  if (inHours.length === 0) return none('closed', messages.pickup.noSlotFits(weekdayNameOf(date)))
  const toCome = inHours.filter((slot) => isAhead({ date, time: slot }, clock))
  if (toCome.length === 0) return none('over', messages.pickup.nothingLeftToday)
  const left = (slot: TimeSlot) => placesLeft(slot, rules, taken)
  const slots = toCome.filter((slot) => left(slot) > 0)
  if (slots.length === 0) return none('full', messages.pickup.dayFull)
  const sought = slots.filter((slot) => taken[slot] && left(slot) < plentyOfPlaces)
  const fewLeft = Object.fromEntries(sought.map((slot) => [slot, left(slot)]))
  return { date, slots, fewLeft, reason: null, none: null }
}

/** That others were quicker. */
export const slotIsFull: PickupProblem = { field: 'time', sentence: messages.pickup.taken }

/** What keeps a pickup from being booked at the instant `now`, however many places are taken; null where nothing does. */
export function problemOfPickup(
  { date, time }: Pickup,
  { rules, now }: { rules: PickupRules; now: Date },
): PickupProblem | null {
  const unlimited = { ...rules, capacityPerSlot: null }
  const day = availabilityOn(date, { rules: unlimited, taken: {}, now })
  if (day.reason) return { field: 'date', sentence: day.reason }
  return day.slots.includes(time) ? null : { field: 'time', sentence: messages.pickup.notOffered }
}

/** Whether a pickup's slot still lies wholly ahead at the instant `now`. */
export function hasNotBegun({ date, time }: Pickup, now: Date): boolean {
  return isAhead({ date, time }, wallClockAt(now))
}

function isAhead({ date, time }: Pickup, clock: WallClock): boolean {
  return clock < `${date}T${timeSlots[time].startsAt}`
}

function reasonOfWholeDay(
  date: LocalDate,
  hours: DayHours | undefined,
  { rules, clock }: { rules: PickupRules; clock: WallClock },
): [NonePossible, string] | null {
  const today = dayOf(clock)
  if (date < today) return ['over', messages.booking.dateInPast]
  const lastDay = rules.daysAhead === null ? null : addDays(today, rules.daysAhead)
  if (lastDay !== null && date > lastDay) {
    return ['too far', messages.pickup.tooFarAhead(formatLongDate(lastDay))]
  }
  const holiday = rules.holidays.find((day) => day.date === date)
  if (holiday) return ['closed', messages.pickup.closedOn(holiday.label || formatLongDate(date))]
  if (hours && !opensOn(hours))
    return ['closed', messages.pickup.closedOn(`${weekdayNameOf(date)}s`)]
  const cutOff = rules.sameDayCutOff
  if (date === today && cutOff && clock >= `${date}T${cutOff}`) {
    return ['over', messages.pickup.cutOffPassed(formatTimeOfDay(cutOff))]
  }
  return null
}

/** The hours of a day; undefined where nobody has entered them. */
export function hoursOn(date: LocalDate, week: DayHours[]): DayHours | undefined {
  const weekday = weekdayOf(date)
  return week.find(({ day }) => day === weekday)
}

// Hours that nobody has entered close nothing.
function liesInHours(slot: TimeSlot, hours: DayHours | undefined): boolean {
  if (!hours || !opensOn(hours)) return !hours
  const { startsAt, endsAt } = timeSlots[slot]
  return hours.opensAt <= startsAt && endsAt <= hours.closesAt
}

function placesLeft(slot: TimeSlot, { capacityPerSlot }: PickupRules, taken: TakenPlaces): number {
  return (capacityPerSlot ?? Infinity) - (taken[slot] ?? 0)
}

function weekdayOf(date: LocalDate) {
  // Sunday is 0 there and last here.
  return weekdayValues[(new Date(date).getUTCDay() + 6) % 7]!
}
