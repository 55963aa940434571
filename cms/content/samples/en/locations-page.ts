import type { LocationsPage } from '#payload-types.ts'

export const locationsPage = {
  intro: {
    heading: 'Our Locations',
    text: 'Drop in, or let us come to you. Every shop collects and delivers in its neighbourhood.',
  },
  map: { heading: 'On the map' },
  search: {
    title: 'Shops in Mumbai: addresses, phones, hours | Saaf',
    description:
      'Addresses, phone numbers and opening hours of every Saaf dry cleaning shop in Mumbai, with directions.',
  },
} satisfies Omit<LocationsPage, 'id'>
