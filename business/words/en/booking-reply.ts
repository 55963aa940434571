import type { Translation } from '#business/words/sentence.ts'

/** Added by the server to the booking form. */
export const bookingReply = {
  linkedService: 'Booking: {service}',
  saved: 'Booking successful!',
  savedDetail: 'Your booking ID is: {reference}. We will contact you to confirm your pickup.',
  savedBefore:
    'Your booking ID is: {reference}. We had already received it, so your latest changes are not in it. Open it to reschedule or cancel it, or call us.',
  samePickup: 'You already have a pickup then. Book another?',
  /** For a form submitted again after more than a day. */
  bookedBefore:
    'You already booked with this form more than a day ago, so nothing was booked now. To see that booking, choose “Find my booking”. To book another pickup, open the booking page again.',
  findIt: 'Find my booking',
} as const

export type BookingReplyWords = Translation<typeof bookingReply>
