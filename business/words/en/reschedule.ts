import type { Translation } from '#business/words/sentence.ts'

export const reschedule = {
  title: 'Reschedule your pickup',
  confirmTitle: 'Reschedule this pickup?',
  bookedFor: 'It is booked for {pickup}.',
  from: 'From',
  to: 'To',
  confirm: 'Reschedule',
  chooseOther: 'Choose another time',
  continue: 'Continue',
  keep: 'Keep the current time',
  done: 'Your pickup has been rescheduled',
  alreadyThere: 'Your pickup is already at that time.',
  noLongerOffered: 'That time is no longer available. Please choose another one.',
} as const

export type RescheduleWords = Translation<typeof reschedule>
