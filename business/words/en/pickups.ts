import type { Translation } from '#business/words/sentence.ts'

/** Why a pickup cannot be booked or changed. */
export const pickups = {
  taken: 'That time has just been taken. Please choose another one.',
  slotFull: '{slot} is full on this day. Please choose another time.',
  slotOver: 'It is too late for {slot} today. Please choose another time.',
  slotNotOffered: 'There is no {slot} pickup on {weekday}s.',
  /** `when` is a holiday or a date. */
  closedOn: 'Closed on {when}',
  closedOnWeekday: 'Closed on {weekday}s',
  noSlotFits: 'Our hours on {weekday}s are too short for a pickup.',
  nothingLeftToday: 'Today’s pickup times have passed. Please choose another day.',
  cutOffPassed: 'Pickups for today can be booked until {time}. Please choose another day.',
  dayFull: 'This day is fully booked. Please choose another day.',
  tooFarAhead: 'Pickups can be booked up to {lastDay}.',
  finished: 'A {status} booking cannot be rescheduled.',
  changesClosed: 'This pickup can no longer be changed here. Please call us.',
} as const

export type PickupWords = Translation<typeof pickups>
