import type { BookingPage } from '#payload-types.ts'

export const bookingPage = {
  intro: {
    heading: 'Schedule a Pickup',
    text: 'Free pickup and delivery. Four short steps, and you pay when your clothes come back.',
  },
  termsNote:
    'By confirming, you agree to a pickup at this address and time. We will call to confirm, check each garment with you at the door and tell you the price before we start.',
  booked: {
    delivery: 'Most laundry is back in two days, dry cleaning in three.',
    payment: 'You pay when your clothes come back, by UPI, card or cash.',
  },
  search: {
    title: 'Schedule a free pickup | Saaf',
    description:
      'Book a free pickup for dry cleaning, laundry or shoe cleaning in Mumbai. Choose a day and a two-hour window.',
  },
} satisfies Omit<BookingPage, 'id'>
