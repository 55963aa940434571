import type { Translation } from '#business/words/sentence.ts'

/** The booking form. */
export const booking = {
  heading: 'Schedule a Pickup',
  progress: 'Progress',
  step: 'Step {number} of {count}',
  /** Before the heading of a step. */
  stepShort: '{number} of {count}',
  steps: {
    service: { name: 'Service', heading: 'Select Service' },
    schedule: { name: 'Schedule', heading: 'Schedule Pickup' },
    details: { name: 'Details', heading: 'Your Details' },
    confirm: { name: 'Confirm', heading: 'Confirm Order' },
  },
  remember: 'Remember me on this device',
  review: 'Review Your Booking',
  fromLastTime: 'Filled in from last time',
  change: 'Change',
  back: 'Back',
  continue: 'Continue',
  call: 'Call',
  confirm: 'Confirm Booking',
  confirming: 'Processing...',
  /** Confirms a second booking for the same pickup. */
  bookAnother: 'Book another',
  lostLink: 'Lost the link to your booking?',
  serviceRequired: 'Please select a service type to continue.',
  nameRequired: 'Please enter your full name.',
  phoneRequired: 'Please enter your phone number.',
  addressRequired: 'Please enter your pickup address.',
  unreadable: 'Please write your {field} in plain text.',
  failed: 'Booking failed',
  failedDetail: 'There was an error submitting your booking. Please try again.',
  unconfirmed:
    'Your booking may not have reached us. Your details are safe here. Try again; you will not be booked twice.',
} as const

export type BookingWords = Translation<typeof booking>
