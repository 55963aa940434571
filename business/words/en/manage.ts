import type { Translation } from '#business/words/sentence.ts'

/** The customer's pages of a booking. */
export const manage = {
  yourPickup: 'Your pickup',
  reschedule: 'Reschedule',
  cancel: 'Cancel pickup',
  updates: 'Updates',
  yourBooking: 'Your booking',
  changeByPhone: 'Need to change something else? Call us on {phone}.',
  questions: 'Any questions? Call us on {phone}.',
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
  unknownDetail:
    'Part of the link may be missing, or we have sent you a newer one. Open the full or the newer link, or ask for it again.',
  getLink: 'Get the link again',
  expired: 'This link has expired',
  expiredDetail: 'A booking link works until {days} days after your clothes are due back.',
  findAnother: 'Find another booking',
  orCall: 'Or call us on {phone}.',
  noPickup: 'This pickup does not exist.',

  /** Labels of the last step. */
  stages: {
    collected: 'Picked up',
    arrived: 'At the shop',
    ready: 'Ready',
    dispatched: 'On its way',
    delivered: 'Delivered',
  },

  /** The last step, with day and time. */
  progress: {
    collected: 'Picked up on {when}.',
    arrived: 'At the shop since {when}.',
    ready: 'Ready since {when}.',
    dispatched: 'On its way since {when}.',
    delivered: 'Delivered on {when}.',
  },

  timeline: {
    booked: 'Booked',
    confirmed: 'We confirmed it',
    completed: 'We completed it',
    cancelled: 'We cancelled it',
    youCancelled: 'You cancelled it',
    rescheduled: 'We rescheduled it from {from} to {to}',
    youRescheduled: 'You rescheduled it from {from} to {to}',
    collected: 'We picked up your clothes',
    arrived: 'Your clothes are at the shop',
    ready: 'Your clothes are ready',
    deliveryChosen: 'We set the delivery to {to}',
    youChoseDelivery: 'You chose the delivery time: {to}',
    deliveryRemoved: 'We removed the delivery time',
    dispatched: 'Your clothes are on their way',
    delivered: 'We delivered your clothes',
  },
} as const

export type ManageWords = Translation<typeof manage>
