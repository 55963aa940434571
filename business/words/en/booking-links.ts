import type { Translation } from '#business/words/sentence.ts'

export const bookingLinks = {
  manage: 'View, reschedule or cancel',
  again: 'Book again',
} as const

export type BookingLinkWords = Translation<typeof bookingLinks>
