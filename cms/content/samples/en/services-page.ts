import type { ServicesPage } from '#payload-types.ts'

export const servicesPage = {
  intro: {
    heading: 'Our Services',
    text: 'Everything you wear, sleep on or walk in. If it is not on this page, ask.',
  },
  prices: {
    text: 'We check each piece with you at the door and tell you the price before we start. Express costs half as much again.',
  },
  banner: {
    heading: 'Not sure what it needs?',
    text: 'Book a pickup and leave a note. We look at every piece before we start.',
  },
  search: {
    title: 'Services: dry cleaning, laundry, shoe cleaning | Saaf',
    description:
      'Dry cleaning, laundry, shoe cleaning, stain removal, wedding wear, home services and express, with free pickup in Mumbai.',
  },
} satisfies Omit<ServicesPage, 'id'>
