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
    'order-ready': 'Ready',
    'order-dispatched': 'Out for Delivery',
    'order-delivered': 'Delivered',
    bill: 'Bill',
    'manage-link': 'Your link to booking',
  },
  headings: {
    'booking-confirmation': 'We have your booking',
    'booking-confirmed': 'Your pickup is confirmed',
    'booking-completed': 'Your order is complete',
    'booking-cancelled': 'Your pickup is cancelled',
    'booking-rescheduled': 'Your pickup has been rescheduled',
    'booking-reminder': 'Your pickup is tomorrow',
    'order-ready': 'Your clothes are ready',
    'order-dispatched': 'Your clothes are on their way',
    'order-delivered': 'Your clothes are back',
    bill: 'Your bill',
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
    delivery: 'Delivery',
    backBy: 'Back by',
  },
  /** To an address that a booking no longer has; the reference follows the heading. */
  emailRemoved: {
    heading: 'Removed from your calendar',
    text: 'This booking no longer uses your email address. The pickup is removed from your calendar, and the link in our earlier emails no longer works.',
  },
  youWrote: 'On {time} you wrote:',
  phone: 'Phone: {phone}',
} as const

export type MailWords = Translation<typeof mails>
