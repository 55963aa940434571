import type { Translation } from '#business/words/sentence.ts'
import { waits } from './waits.ts'

/** Why a form or a change was refused, and what to do. */
export const spam = {
  nothingStored: 'Nothing was sent. Everything you entered is still here.',
  unclear: 'We could not accept this just now.',
  exceeded: {
    booking: {
      phone: 'There have been too many bookings from this number.',
      address: 'There have been too many bookings from your internet connection.',
      shared: 'There are more bookings than we can take at the moment.',
    },
    lostLink: {
      phone: 'There have been too many requests for this number.',
      address: 'There have been too many requests from your internet connection.',
      shared: 'There are more requests than we can answer at the moment.',
    },
    change: {
      address: 'There have been too many changes from your internet connection.',
      shared: 'There are more changes than we can take at the moment.',
    },
    contact: {
      address: 'There have been too many messages from your internet connection.',
      shared: 'There are more messages than we can take at the moment.',
    },
  },
  changedTooOften: {
    rescheduled: {
      recently: 'This pickup has been rescheduled {count} times within an hour.',
      ever: 'This pickup has been rescheduled too many times. To change it again, please call us.',
      everCall:
        'This pickup has been rescheduled too many times. To change it again, please call us on {phone}.',
    },
    'delivery-chosen': {
      recently: 'The delivery time has been changed {count} times within an hour.',
      ever: 'The delivery time has been changed too many times. To change it again, please call us.',
      everCall:
        'The delivery time has been changed too many times. To change it again, please call us on {phone}.',
    },
  },
  tryAgain: 'Please try again in {wait}.',
  tryAgainOrCall: 'Please try again in {wait}, or call {phone}.',
  call: 'Call {phone}',
  waits,
} as const

export type SpamWords = Translation<typeof spam>
