import type { Translation } from '#business/words/sentence.ts'

export const bookingLinks = {
  manage: 'View, reschedule or cancel',
  /** After the pickup has closed for changes. */
  order: 'View your order',
  bill: 'View your bill',
  again: 'Book again',
} as const

export type BookingLinkWords = Translation<typeof bookingLinks>
