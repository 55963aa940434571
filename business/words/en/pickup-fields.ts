import type { Translation } from '#business/words/sentence.ts'

/** Day and time slot of a form. */
export const pickupFields = {
  date: 'Pickup Date',
  day: 'Pickup day',
  /** Leads to the days after those shown. */
  later: 'Later',
  /** Short, on a day without a place. */
  full: 'Full',
  /** Short, on a day whose pickups have passed. */
  over: 'Over',
  chooseOther: 'Take {day} instead',
  time: 'Time Slot',
  currentTime: 'Your current time',
  fewLeft: 'Only {places} left',
  dateRequired: 'Please select a pickup date.',
  dateInPast: 'Please select a date in the future.',
  timeRequired: 'Please select a preferred time slot.',
} as const

export type PickupFieldWords = Translation<typeof pickupFields>
