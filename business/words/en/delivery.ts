import type { Translation } from '#business/words/sentence.ts'

/** When the clothes are brought back. */
export const delivery = {
  deliverOn: 'We deliver on {day} between {from} and {to}.',
  choose: 'Choose a delivery time',
  change: 'Change the delivery time',
  /** In the email when the clothes are ready. */
  pleaseChoose: 'Please choose when we deliver them.',
  /** On the page where customers choose. */
  chooseDetail: 'Tap the time that suits you. You can change it until we’re on our way.',
  chosen: 'Delivery time saved',
  noTimes: 'There are no free delivery times in the next days. Please call us.',
  notOffered: 'That delivery time is not available. Please choose another one.',
} as const

export type DeliveryWords = Translation<typeof delivery>
