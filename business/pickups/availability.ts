import { fillSentence, type Words } from '#business/words/sentence.ts'
import { formatTimeOfDay } from './format-instant.ts'
import {
  addDays,
  formatLongDate,
  type LocalDate,
  toLocalDate,
  type WallClock,
  wallClockAt,
  weekdayIndexOf,
  weekdayNameOf,
} from './local-time.ts'
import { type DayHours, isOpenDay, weekdayValues } from './opening-hours.ts'
import type { Pickup } from './pickup.ts'
import { maxDaysAhead, type PickupRules } from './pickup-rules.ts'
import { type TimeSlot, timeSlots, timeSlotValues } from './slots.ts'

/** In `taken`, missing slots have none. */
export type PlacesPerSlot = Partial<Record<TimeSlot, number>>

/** Bookable slots in order; without any, the reason as text and as code. */
export interface DayAvailability {
  date: LocalDate
  slots: TimeSlot[]
  /** For visitors only where others have booked and few are left. Unlimited slots have none. */
  placesLeft: PlacesPerSlot
  /** Why the other slots cannot be booked; empty without any bookable one. */
  unavailable: Partial<Record<TimeSlot, string>>
  /** Those within the opening hours, which forms list. */
  missed: Partial<Record<TimeSlot, 'full' | 'over'>>
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

export interface AvailabilityWords {
  pickups: Words['pickups']
  pickupFields: Pick<Words['pickupFields'], 'dateInPast'>
  dates: Words['dates']
  slots: Words['slots']
}

/**
 * Slots are bookable within opening hours, before they begin, with a place left; never on holidays,
 * past the last bookable day, or today from the cut-off on.
 */
export function availabilityOn(
  date: LocalDate,
  {
    rules,
    taken,
    now,
    showsAllPlaces,
  }: { rules: PickupRules; taken: PlacesPerSlot; now: Date; showsAllPlaces?: boolean },
  words: AvailabilityWords,
): DayAvailability {
  const { pickups, dates, slots: slotLabels } = words
  const unavailable = (code: UnavailableReason, reason: string): DayAvailability => {
    const none = { slots: [], placesLeft: {}, unavailable: {}, missed: {} }
    return { date, ...none, reason, unavailableReason: code }
  }
  const clock = wallClockAt(now)
  const hours = hoursOn(date, rules.week)
  const problem = findDayProblem(date, hours, { rules, clock }, words)
  if (problem) return unavailable(...problem)

  const inHours = timeSlotValues.filter((slot) => isWithinHours(slot, hours))
  const weekday = weekdayNameOf(date, dates)
  if (inHours.length === 0) {
    return unavailable('closed', fillSentence(pickups.noSlotFits, { weekday }))
  }
  const upcoming = inHours.filter((slot) => isBeforeSlot({ date, time: slot }, clock))
  if (upcoming.length === 0) return unavailable('over', pickups.nothingLeftToday)
  const left = (slot: TimeSlot) => countPlacesLeft(slot, rules, taken)
  const slots = upcoming.filter((slot) => left(slot) > 0)
  if (slots.length === 0) return unavailable('full', pickups.dayFull)
  const isShown = (slot: TimeSlot) =>
    showsAllPlaces ? left(slot) < Infinity : taken[slot] && left(slot) < fewPlacesBelow
  const placesLeft: PlacesPerSlot = Object.fromEntries(
    slots.filter(isShown).map((slot) => [slot, left(slot)]),
  )
  const missed: DayAvailability['missed'] = {}
  const others: DayAvailability['unavailable'] = {}
  const explain = (slot: TimeSlot) => {
    if (!inHours.includes(slot)) return pickups.slotNotOffered
    missed[slot] = upcoming.includes(slot) ? 'full' : 'over'
    return missed[slot] === 'full' ? pickups.slotFull : pickups.slotOver
  }
  for (const slot of timeSlotValues) {
    if (slots.includes(slot)) continue
    others[slot] = sentenceAbout(explain(slot), { slot: slotLabels[slot], weekday })
  }
  const bookable = { reason: null, unavailableReason: null }
  return { date, slots, placesLeft, unavailable: others, missed, ...bookable }
}

export function slotIsFull({ taken }: Pick<Words['pickups'], 'taken'>): PickupProblem {
  return { field: 'time', message: taken }
}

/** Returns why a pickup cannot be booked, or null. Ignores capacity. */
export function checkPickup(
  { date, time }: Pickup,
  { rules, now }: { rules: PickupRules; now: Date },
  words: AvailabilityWords,
): PickupProblem | null {
  const unlimited = { ...rules, capacityPerSlot: null }
  const day = availabilityOn(date, { rules: unlimited, taken: {}, now }, words)
  if (day.reason) return { field: 'date', message: day.reason }
  const message = day.unavailable[time]
  return message ? { field: 'time', message } : null
}

export function hasNotBegun({ date, time }: Pickup, now: Date): boolean {
  return isBeforeSlot({ date, time }, wallClockAt(now))
}

function isBeforeSlot({ date, time }: Pickup, clock: WallClock): boolean {
  return clock < `${date}T${timeSlots[time].startsAt}`
}

// Cached: the days of a month share a few sentences.
const sentences = new Map<string, string>()

function sentenceAbout(sentence: string, values: { slot: string; weekday: string }): string {
  const key = `${sentence}\n${values.slot}\n${values.weekday}`
  const known = sentences.get(key) ?? fillSentence(sentence, values)
  sentences.set(key, known)
  return known
}

// Cached: a month of days asks for the same one.
let lastDays = { today: '', daysAhead: 0, lastDay: '' }

function lastDayFrom(today: LocalDate, rules: PickupRules): LocalDate {
  const daysAhead = Math.min(rules.daysAhead ?? maxDaysAhead, maxDaysAhead)
  if (lastDays.today !== today || lastDays.daysAhead !== daysAhead) {
    lastDays = { today, daysAhead, lastDay: addDays(today, daysAhead) }
  }
  return lastDays.lastDay
}

function findDayProblem(
  date: LocalDate,
  hours: DayHours | undefined,
  { rules, clock }: { rules: PickupRules; clock: WallClock },
  { pickups, pickupFields, dates }: AvailabilityWords,
): [UnavailableReason, string] | null {
  const today = toLocalDate(clock)
  if (date < today) return ['over', pickupFields.dateInPast]
  const lastDay = lastDayFrom(today, rules)
  if (date > lastDay) {
    const sentence = fillSentence(pickups.tooFarAhead, { lastDay: formatLongDate(lastDay, dates) })
    return ['too far', sentence]
  }
  const holiday = rules.holidays.find((day) => day.date === date)
  if (holiday) {
    const when = holiday.label || formatLongDate(date, dates)
    return ['closed', fillSentence(pickups.closedOn, { when })]
  }
  if (hours && !isOpenDay(hours)) {
    const weekday = weekdayNameOf(date, dates)
    return ['closed', fillSentence(pickups.closedOnWeekday, { weekday })]
  }
  const cutOff = rules.sameDayCutOff
  if (date === today && cutOff && clock >= `${date}T${cutOff}`) {
    const time = formatTimeOfDay(cutOff, dates)
    return ['over', fillSentence(pickups.cutOffPassed, { time })]
  }
  return null
}

/** Returns undefined if no hours are entered. */
export function hoursOn(date: LocalDate, week: DayHours[]): DayHours | undefined {
  const weekday = weekdayValues[weekdayIndexOf(date)]
  return week.find(({ day }) => day === weekday)
}

// Without hours, every slot counts as open.
function isWithinHours(slot: TimeSlot, hours: DayHours | undefined): boolean {
  if (!hours || !isOpenDay(hours)) return !hours
  const { startsAt, endsAt } = timeSlots[slot]
  return hours.opensAt <= startsAt && endsAt <= hours.closesAt
}

function countPlacesLeft(
  slot: TimeSlot,
  { capacityPerSlot }: PickupRules,
  taken: PlacesPerSlot,
): number {
  return (capacityPerSlot ?? Infinity) - (taken[slot] ?? 0)
}
