import type { ContactPage } from '#payload-types.ts'

export const contactPage = {
  intro: {
    heading: 'Talk to us',
    text: 'Call, write or walk in. For a pickup, booking online is quickest.',
  },
  form: {
    heading: 'Send us a message',
    text: 'We reply the same working day.',
  },
  branches: { heading: 'Call a shop', text: 'Straight to the counter.' },
  testimonials: { heading: 'Reviews from our neighbours' },
  map: { heading: 'Where we are' },
  search: {
    title: 'Contact: phone, WhatsApp, message | Saaf',
    description:
      'Call, message or visit Saaf in Mumbai. Phone numbers of every shop, opening hours and a map.',
  },
} satisfies Omit<ContactPage, 'id'>
