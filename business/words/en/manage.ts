import type { Translation } from '#business/words/sentence.ts'

/** The customer's pages of a booking. */
export const manage = {
  yourPickup: 'Your pickup',
  reschedule: 'Reschedule',
  cancel: 'Cancel pickup',
  updates: 'Updates',
  yourBooking: 'Your booking',
  changeByPhone: 'Need to change something else? Call us on {phone}.',
  isCancelled: 'This pickup is cancelled. If anything is wrong, please call us.',
  isCompleted: 'This booking is completed. If anything is wrong, please call us.',

  cancelThis: 'Cancel this pickup?',
  cancelDetail: 'Nothing will be collected. You can book another pickup at any time.',
  keep: 'Keep pickup',
  cancelled: 'Your pickup is cancelled',
  nothingCollected: 'Nothing will be collected.',
  notChanged: 'Nothing was changed',
  changedConcurrently:
    'This booking has changed since you opened it. Here are its current details.',

  unknown: 'We cannot find this booking',
  unknownDetail: 'Part of the link may be missing. Open the full link, or ask for it again.',
  getLink: 'Get the link again',
  expired: 'This link has expired',
  expiredDetail: 'A booking link works until {days} days after your clothes are due back.',
  findAnother: 'Find another booking',
  orCall: 'Or call us on {phone}.',
  noPickup: 'This pickup does not exist.',

  timeline: {
    booked: 'Booked',
    confirmed: 'We confirmed it',
    completed: 'We completed it',
    cancelled: 'We cancelled it',
    youCancelled: 'You cancelled it',
    rescheduled: 'We rescheduled it from {from} to {to}',
    youRescheduled: 'You rescheduled it from {from} to {to}',
  },
} as const

export type ManageWords = Translation<typeof manage>
