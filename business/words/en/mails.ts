import type { Translation } from '#business/words/sentence.ts'

/** Emails to customers. Editors write the introductions and closings. */
export const mails = {
  /** The reference follows. */
  subjects: {
    'booking-confirmation': 'Booking Confirmation',
    'booking-confirmed': 'Booking Confirmed',
    'booking-completed': 'Booking Completed',
    'booking-cancelled': 'Booking Cancelled',
    'booking-rescheduled': 'Booking Rescheduled',
    'booking-reminder': 'Pickup Tomorrow',
    'manage-link': 'Your link to booking',
  },
  headings: {
    'booking-confirmation': 'We have your booking',
    'booking-confirmed': 'Your pickup is confirmed',
    'booking-completed': 'Your order is complete',
    'booking-cancelled': 'Your pickup is cancelled',
    'booking-rescheduled': 'Your pickup has been rescheduled',
    'booking-reminder': 'Your pickup is tomorrow',
    'manage-link': 'Your booking',
  },
  /** Inboxes show it next to the subject. */
  preview: 'Pickup on {date}, {time}',
  greeting: 'Dear {name},',
  reason: 'Reason: {reason}',
  labels: {
    reference: 'Booking ID',
    previousPickup: 'Previous pickup',
    date: 'Date',
    time: 'Time',
    service: 'Service',
    address: 'Pickup address',
  },
  youWrote: 'On {time} you wrote:',
  phone: 'Phone: {phone}',
} as const

export type MailWords = Translation<typeof mails>
