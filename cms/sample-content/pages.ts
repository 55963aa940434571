import type {
  AboutPage,
  BookingPage,
  ContactPage,
  HomePage,
  LocationsPage,
  ServicesPage,
  SiteLayout,
} from '#payload-types'
import { richText } from './rich-text'

export const homePage: Omit<HomePage, 'id' | 'gallery'> = {
  hero: {
    heading: 'Your best clothes, in good hands',
    text: 'Dry cleaning, laundry and shoe care in Mumbai. We collect from your door, clean each piece with care and bring it back ready to wear.',
  },
  whyChoose: {
    heading: 'Why Choose Saaf',
    text: 'Three promises. We have kept them since the first shop.',
    cards: [
      {
        heading: 'Premium Quality',
        text: 'Every garment is checked at the counter, cleaned by its label and checked again before it leaves.',
      },
      {
        heading: 'Free Pickup & Delivery',
        text: 'We come to your door at the time you choose, and bring everything back. No charge, no minimum.',
      },
      {
        heading: 'Quick Turnaround',
        text: 'Most laundry is back in two days, dry cleaning in three. Need it sooner? Ask for express.',
      },
    ],
  },
  services: {
    heading: 'What we clean',
    text: 'From office shirts to wedding silk, and the shoes that go with them.',
  },
  banner: {
    heading: 'Pick a time. We will be there.',
    text: 'Booking takes a minute. Pay when your clothes come back.',
  },
  findUs: {
    heading: 'Find Us',
    text: 'Bring it in yourself. There is usually parking by the banyan tree.',
  },
  testimonials: { heading: 'What our neighbours say' },
  search: {
    title: 'Saaf: dry cleaning, laundry and shoe care in Mumbai',
    description:
      'Dry cleaning, laundry and shoe cleaning in Mumbai with free pickup and delivery. Book a pickup online in a minute.',
  },
}

export const aboutPage: Omit<AboutPage, 'id'> = {
  intro: {
    heading: 'A neighbourhood shop that takes pride in its work',
    text: 'Started in Andheri with one press and a bicycle. The press is still running.',
  },
  story: {
    heading: 'Our story',
    text: richText([
      'Prakash Sawant opened the first Saaf in a shop three metres wide. He washed, Sunita pressed, and their nephew delivered on a bicycle with a rail welded to the back. People came for the shirts and stayed because nothing was ever lost.',
      'The bicycle became a scooter, and the scooter became a small blue van. New shops followed where customers had moved to: first Bandra, then the others. Each still has a person at the counter who knows your name.',
      'We do not do everything. We will tell you when a stain will not go, when a lining is too weak, or when a garment is better left alone. That has cost us an order now and then. It has never cost us a customer.',
    ]),
  },
  values: {
    heading: 'What we hold to',
    cards: [
      {
        heading: 'Quality Excellence',
        text: 'Cleaned by its label, pressed by hand, checked twice.',
      },
      {
        heading: 'Customer Care',
        text: 'A person answers the phone, and remembers what you said.',
      },
      {
        heading: 'Reliability',
        text: 'If we say Thursday, it is Thursday. If we are late, we call first.',
      },
      { heading: 'Expert Team', text: 'Our pressers have decades at the table between them.' },
      {
        heading: 'Innovation',
        text: 'Gentler solvents, less water, and a booking page that works.',
      },
      { heading: 'Consistency', text: 'The tenth shirt is folded like the first.' },
    ],
  },
  team: { heading: 'The people behind the counter' },
  banner: {
    heading: 'Let us show you',
    text: 'Send one garment. See how it comes back.',
  },
  search: {
    title: 'About Saaf, a Mumbai dry cleaner',
    description:
      'How a three-metre shop in Andheri became the dry cleaner that Mumbai families trust with their wedding clothes.',
  },
}

export const servicesPage: Omit<ServicesPage, 'id'> = {
  intro: {
    heading: 'Our Services',
    text: 'Everything you wear, sleep on or walk in. If it is not on this page, ask.',
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
}

export const locationsPage: Omit<LocationsPage, 'id'> = {
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
}

export const contactPage: Omit<ContactPage, 'id'> = {
  intro: {
    heading: 'Talk to us',
    text: 'Call, write or walk in. For a pickup, booking online is quickest.',
  },
  form: {
    heading: 'Send us a message',
    text: 'We answer on the same working day.',
  },
  branches: { heading: 'Call a shop', text: 'Straight to the counter.' },
  testimonials: { heading: 'What our neighbours say' },
  map: { heading: 'Where we are' },
  search: {
    title: 'Contact: phone, WhatsApp, message | Saaf',
    description:
      'Call, message or visit Saaf in Mumbai. Phone numbers of every shop, opening hours and a map.',
  },
}

export const bookingPage: Omit<BookingPage, 'id'> = {
  intro: {
    heading: 'Schedule a Pickup',
    text: 'Free pickup and delivery. Four short steps, and you pay when your clothes come back.',
  },
  termsNote:
    'By confirming you agree that we collect at this address and time. We call to confirm, check each garment with you at the door and tell you the price before we start.',
  search: {
    title: 'Schedule a free pickup | Saaf',
    description:
      'Book a free pickup for dry cleaning, laundry or shoe cleaning in Mumbai. Choose a day and a two-hour window.',
  },
}

export const siteLayout: Omit<SiteLayout, 'id'> = {
  tagline: 'Dry cleaning, laundry and shoe care. Collected from your door.',
  copyright: 'Saaf Garment Care, Mumbai',
}
