import type { Translation } from '#business/words/sentence.ts'

export const findBooking = {
  heading: 'Find my booking',
  intro:
    'Enter your booking ID and phone number. We will email you the link to view, reschedule or cancel your pickup.',
  reference: 'Booking ID',
  referenceHint: 'The 8 characters on your claim tag.',
  phone: 'Phone Number',
  phoneHint: 'The 10-digit number you booked with.',
  send: 'Send me the link',
  noEmail: 'No email address? Call us on {phone}.',
  referenceRequired: 'Please enter your booking ID.',
  referenceInvalid: 'A booking ID has 8 characters: digits and letters from A to F.',
  linkOnItsWay: 'If the booking exists and has your email, we have sent the link.',
  linkNotSent: 'Link not sent',
} as const

export type FindBookingWords = Translation<typeof findBooking>
