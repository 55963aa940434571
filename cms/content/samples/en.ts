import { weekdayValues } from '#business/pickups/opening-hours.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import type {
  AboutPage,
  BookingPage,
  Branch,
  BusinessInfo,
  ContactPage,
  HomePage,
  LocationsPage,
  Offer,
  Price,
  PrivacyPage,
  Service,
  ServicesPage,
  SiteLayout,
  TeamMember,
  Testimonial,
} from '#payload-types.ts'
import { richText, type WithSamplePicture } from './sample-parts.ts'

type SampleBranch = Pick<
  Branch,
  'name' | 'slug' | 'mainBranch' | 'phone' | 'address' | 'mapPoint' | 'pincodes'
>

const inMumbai = { city: 'Mumbai', state: 'Maharashtra', country: 'India' }

/** The business uses its address. */
export const mainBranch: SampleBranch = {
  name: 'Andheri West',
  slug: 'andheri-west',
  mainBranch: true,
  phone: '022 4000 1998',
  address: { ...inMumbai, street: '12 Veera Desai Road, Andheri West', zip: '400058' },
  mapPoint: { latitude: 19.1351, longitude: 72.8357 },
  pincodes: '400058, 400053, 400102, 400047',
}

export const branches: SampleBranch[] = [
  mainBranch,
  {
    name: 'Bandra West',
    slug: 'bandra-west',
    phone: '022 4000 1997',
    address: { ...inMumbai, street: '48 Hill Road, Bandra West', zip: '400050' },
    mapPoint: { latitude: 19.0544, longitude: 72.8302 },
    pincodes: '400050, 400051, 400052, 400054',
  },
  {
    name: 'Juhu',
    slug: 'juhu',
    phone: '022 4000 1996',
    address: { ...inMumbai, street: '7 Gulmohar Road, JVPD Scheme, Juhu', zip: '400049' },
    mapPoint: { latitude: 19.1121, longitude: 72.8312 },
    pincodes: '400049, 400056, 400057',
  },
  {
    name: 'Powai',
    slug: 'powai',
    phone: '022 4000 1995',
    address: { ...inMumbai, street: '3 Central Avenue, Hiranandani Gardens, Powai', zip: '400076' },
    mapPoint: { latitude: 19.1176, longitude: 72.906 },
    pincodes: '400076, 400072, 400087',
  },
  {
    name: 'Malad West',
    slug: 'malad-west',
    phone: '022 4000 1994',
    address: { ...inMumbai, street: '21 Marve Road, Malad West', zip: '400064' },
    mapPoint: { latitude: 19.1868, longitude: 72.8357 },
    pincodes: '400064, 400067, 400095, 400104',
  },
  {
    name: 'Colaba',
    slug: 'colaba',
    phone: '022 4000 1993',
    address: { ...inMumbai, street: '65 Colaba Causeway, Colaba', zip: '400005' },
    mapPoint: { latitude: 18.9154, longitude: 72.826 },
    pincodes: '400005, 400001, 400020, 400021',
  },
]

export const businessInfo: Omit<BusinessInfo, 'id'> = {
  name: 'Saaf',
  phone: '+91 22 4000 1998',
  whatsapp: '+91 55500 01998',
  email: 'hello@saaf.example',
  address: mainBranch.address,
  mapPoint: mainBranch.mapPoint,
  weeklyHours: weekdayValues.map((day) => ({
    day,
    closed: false,
    opensAt: day === 'sunday' ? '10:00' : '09:00',
    closesAt: day === 'sunday' ? '16:00' : '20:00',
  })),
  holidays: [
    { date: '2027-01-26', label: 'Republic Day' },
    { date: '2027-05-01', label: 'Maharashtra Day' },
    { date: '2027-08-15', label: 'Independence Day' },
    { date: '2027-10-02', label: 'Gandhi Jayanti' },
  ],
  socialLinks: [
    { network: 'instagram', url: 'https://www.instagram.com/saaf.example' },
    { network: 'facebook', url: 'https://www.facebook.com/saaf.example' },
  ],
  foundedYear: 1998,
  claims: {
    customers: '10,000+',
    garments: '100,000+',
    rating: 4.8,
    reviews: 250,
    serviceRadiusMiles: 10,
  },
  bookingPolicy: { workingDays: { dryCleaning: 3, laundry: 2, shoes: 4, express: 1 } },
  // As the card of the express service says.
  bills: { expressPercent: 50 },
  staffAddresses: [
    { address: 'counter@saaf.example' },
    { address: 'pickups@saaf.example' },
    { address: 'owner@saaf.example' },
  ],
}

export const siteLayout = {
  tagline: 'Dry cleaning, laundry and shoe care. Collected from your door.',
  copyright: 'Saaf Garment Care, Mumbai',
} satisfies Omit<SiteLayout, 'id'>

type Slide = NonNullable<HomePage['gallery']>[number]

interface SampleHomePage extends Omit<HomePage, 'id' | 'hero' | 'gallery'> {
  hero: WithSamplePicture<HomePage['hero']>
  gallery: WithSamplePicture<Slide>[]
}

export const homePage = {
  hero: {
    heading: 'Your best clothes, in good hands',
    text: 'Dry cleaning, laundry and shoe care in Mumbai. We collect from your door, clean each piece with care and bring it back ready to wear.',
    picture: {
      file: 'shop-front',
      alt: 'Our shop in Andheri, with साफ on its sign: a woman at the door holds up a finished garment, a rider sets out on a blue scooter, and an auto-rickshaw passes under the Metro.',
    },
  },
  gallery: [
    {
      caption: 'A numbered tag for every piece',
      picture: {
        file: 'counter',
        alt: 'A woman at the counter ties tag 128 to a white shirt; numbered tags hang behind her, and a ledger lies open.',
      },
    },
    {
      caption: 'Pressed by hand',
      picture: {
        file: 'pressing-table',
        alt: 'A man with a moustache presses a blue garment with a heavy iron, with covered garments on a rail behind him.',
      },
    },
    {
      caption: 'Dried properly, even in July',
      picture: {
        file: 'terrace-line',
        alt: 'Three shirts, a marigold cloth and a navy towel pegged on a terrace line under grey clouds, with the city behind.',
      },
    },
    {
      caption: 'Shoes, on their own bench',
      picture: {
        file: 'shoe-bench',
        alt: 'Two white sneakers, a brush and a tin of polish on a bench, with shoe boxes and brushes on the wall.',
      },
    },
    {
      caption: 'Folded to fit your shelf',
      picture: {
        file: 'folded-stack',
        alt: 'A tall tied stack of folded pieces with its tag, a smaller stack and a flower pot in front of a window.',
      },
    },
    {
      caption: 'Collected from your door',
      picture: {
        file: 'scooter',
        alt: 'A delivery rider in a red helmet on a blue scooter that carries three covered garments along a street with a palm.',
      },
    },
    {
      caption: 'Silk, checked in daylight',
      picture: {
        file: 'sari-window',
        alt: 'A marigold sari with green and red borders and a fringe hangs over a rod in front of a sunny window.',
      },
    },
    {
      caption: 'Ready to go home',
      picture: {
        file: 'finished-rack',
        alt: 'Seven covered garments with coloured tags on a wheeled rail.',
      },
    },
  ],
  whyChoose: {
    heading: 'Why Choose Saaf',
    text: 'Three promises. We have kept them since the first shop.',
    cards: [
      {
        heading: 'Premium Quality',
        text: 'Every garment is checked at the counter, cleaned as its care label says and checked again before it leaves.',
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
  testimonials: { heading: 'Reviews from our neighbours' },
  search: {
    title: 'Saaf: dry cleaning, laundry and shoe care in Mumbai',
    description:
      'Dry cleaning, laundry and shoe cleaning in Mumbai with free pickup and delivery. Book a pickup online in a minute.',
  },
} satisfies SampleHomePage

interface SampleAboutPage extends Omit<AboutPage, 'id' | 'story'> {
  story: WithSamplePicture<AboutPage['story']>
}

export const aboutPage = {
  intro: {
    heading: 'A neighbourhood shop that takes pride in its work',
    text: 'Started in Andheri with one press and a bicycle. The press is still running.',
  },
  story: {
    heading: 'Our story',
    text: richText([
      'Prakash Sawant opened the first Saaf in a shop three metres wide. He washed, Sunita pressed, and their nephew delivered on a bicycle with a rail welded to the back. People came for the shirts and stayed because nothing was lost.',
      'Each piece got a numbered tag at the counter, and kept it until it was back with its owner. We still do it that way. It is slower than trusting your memory, but no blazer has ever gone home with the wrong family.',
      'The bicycle became a scooter, and the scooter became a small blue van. New shops followed where customers had moved to: first Bandra, then the others. Each still has a person at the counter who knows your name.',
      'We do not do everything. We will tell you when a stain will not go, when a lining is too weak, or when a garment is better left alone. That has cost us an order now and then. It has never cost us a customer.',
    ]),
    picture: {
      file: 'first-shop',
      alt: 'A small shop front dated 1998, a man ironing inside, and a green bicycle with a rail of covered garments outside.',
    },
  },
  values: {
    heading: 'What we stand by',
    cards: [
      {
        heading: 'Quality Excellence',
        text: 'Cleaned as its care label says, pressed by hand, checked twice.',
      },
      {
        heading: 'Customer Care',
        text: 'A person answers the phone, and remembers what you said.',
      },
      {
        heading: 'Reliability',
        text: 'If we say Thursday, it is Thursday. If we are late, we call first.',
      },
      {
        heading: 'Expert Team',
        text: 'Our pressers learnt at this table, from the people who stood here before them.',
      },
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
} satisfies SampleAboutPage

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

const { privacyIntro: intro, privacy } = defaultTexts

export const privacyPage = {
  intro,
  sections: [...privacy.sections],
  search: {
    title: 'Privacy | Saaf',
    description:
      'The details Saaf keeps about you when you book a pickup or write to us, why and for how long, and how to have them corrected or erased.',
  },
} satisfies Omit<PrivacyPage, 'id'>

type SampleService = WithSamplePicture<Omit<Service, 'id' | 'createdAt' | 'updatedAt'>>

export const services: SampleService[] = [
  {
    title: 'Dry Cleaning',
    slug: 'dry-cleaning',
    featured: true,
    bookedAs: 'dry-cleaning',
    icon: 'circle',
    description:
      'Suits, saris and sherwanis cleaned one at a time, in fresh solvent, and pressed by hand.',
    items: bulletPoints(
      'Suits, blazers and formal shirts',
      'Silk saris, with fall and pico checked',
      'Sherwanis and lehengas',
      'Woollens and winter coats',
      'Curtains and sofa covers',
    ),
    picture: {
      file: 'dry-cleaning',
      alt: 'A navy suit on a wooden hanger with a claim tag on its button, and a garment in a white cover next to it.',
    },
  },
  {
    title: 'Shoe Cleaning',
    slug: 'shoe-cleaning',
    featured: true,
    bookedAs: 'shoes',
    icon: 'shoe',
    description:
      'Sneakers, leather and suede cleaned by hand at a bench, laces and insoles included.',
    items: bulletPoints(
      'White sneakers back to white',
      'Leather cleaned, conditioned and polished',
      'Suede brushed and proofed for the monsoon',
      'Laces and insoles washed',
    ),
    picture: {
      file: 'shoe-cleaning',
      alt: 'Two hands hold and brush a white sneaker over a bowl of suds, with a pair of brown leather shoes on the shelf.',
    },
  },
  {
    title: 'Laundry Services',
    slug: 'laundry-services',
    featured: true,
    bookedAs: 'laundry',
    icon: 'tub',
    description:
      'Everyday clothes and bed linen, washed by colour, dried properly and folded to fit your shelf.',
    items: bulletPoints(
      'Washed by colour, never mixed with others',
      'Bed sheets, towels and table linen',
      'Mild detergent for babies and sensitive skin',
      'Steam ironed or simply folded, as you like',
    ),
    picture: {
      file: 'laundry-services',
      alt: 'A front-loading machine with clothes turning behind its round door, and a basket of folded clothes in front.',
    },
  },
  {
    title: 'Specialty Cleaning',
    slug: 'specialty-cleaning',
    featured: false,
    bookedAs: 'dry-cleaning',
    icon: 'hanger',
    description: 'Wedding wear, zari and beadwork. We photograph each piece before we touch it.',
    items: bulletPoints(
      'Bridal lehengas and wedding gowns',
      'Zari, sequins and hand embroidery',
      'Leather and suede jackets',
      'Packed in muslin for storage',
    ),
    fromPaise: 59900,
    priceNote: 'a sherwani',
    picture: {
      file: 'specialty-cleaning',
      alt: 'A red bridal lehenga with gold motifs and a marigold dupatta on a dress form, a box wrapped in muslin next to it.',
    },
  },
  {
    title: 'Home Services',
    slug: 'home-services',
    featured: false,
    bookedAs: 'both',
    icon: 'house',
    description: 'Curtains, carpets and covers: we take them down, clean them and hang them again.',
    items: bulletPoints(
      'Curtains taken down and rehung',
      'Carpets and dhurries',
      'Sofa and cushion covers',
      'Quilts, razais and blankets',
    ),
    fromPaise: 17900,
    priceNote: 'a curtain panel',
    picture: {
      file: 'home-services',
      alt: 'A man on a stepladder hangs a pale green curtain at a sunny window.',
    },
  },
  {
    title: 'Stain Removal',
    slug: 'stain-removal',
    featured: false,
    bookedAs: 'dry-cleaning',
    icon: 'triangle',
    description: 'Turmeric, tea, ink and red wine. Tell us what it is and when it happened.',
    items: bulletPoints(
      'Turmeric and curry',
      'Tea, coffee and red wine',
      'Ink and ballpoint',
      'Honest advice when a stain will not go',
    ),
    picture: {
      file: 'stain-removal',
      alt: 'A hand holds a magnifying glass over a tea stain on a white shirt, with a cup of tea and small bottles next to it.',
    },
  },
  {
    title: 'Express Service',
    slug: 'express-service',
    featured: true,
    bookedAs: 'both',
    express: true,
    icon: 'clock',
    description: 'Back in one working day, for the shirt or suit that you need soon.',
    items: bulletPoints(
      'Pressing and laundry',
      'Dry cleaning for most garments',
      'A message when it leaves the shop',
      'Delivered to your door',
    ),
    fromPaise: 14900,
    priceNote: 'a shirt: our usual price and half again',
    picture: {
      file: 'express-service',
      alt: 'A wall clock at four, a wrapped bundle with tag 40 on the counter, and a rider passing the window on a red scooter.',
    },
  },
]

function bulletPoints(...texts: string[]) {
  return texts.map((text) => ({ text }))
}

export const prices: Pick<Price, 'item' | 'service' | 'fromPaise' | 'unit'>[] = [
  price('dry-cleaning', 'Shirt or kurta', 9900, 'a piece'),
  price('dry-cleaning', 'Trousers', 12900, 'a piece'),
  price('dry-cleaning', 'Suit, two pieces', 34900, 'a suit'),
  price('dry-cleaning', 'Silk sari', 29900, 'a piece'),
  price('dry-cleaning', 'Sherwani', 59900, 'a piece'),
  price('dry-cleaning', 'Lehenga', 89900, 'a piece'),
  price('dry-cleaning', 'Blanket or razai', 34900, 'a piece'),
  price('dry-cleaning', 'Curtains', 17900, 'a panel'),
  price('laundry', 'Wash and fold', 7900, 'a kg'),
  price('laundry', 'Wash and steam iron', 11900, 'a kg'),
  price('laundry', 'Bed sheet, double', 8900, 'a piece'),
  price('laundry', 'Steam ironing', 1500, 'a piece'),
  price('shoes', 'Canvas shoes', 29900, 'a pair'),
  price('shoes', 'Sneakers', 39900, 'a pair'),
  price('shoes', 'Leather shoes', 49900, 'a pair'),
  price('shoes', 'Suede or boots', 59900, 'a pair'),
]

function price(service: Price['service'], item: string, fromPaise: number, unit: string) {
  return { item, service, fromPaise, unit }
}

export const offers: Pick<Offer, 'words' | 'percentOff'>[] = [
  { words: '10% off your first order', percentOff: 10 },
]

type SampleTestimonial = Pick<Testimonial, 'name' | 'location' | 'text' | 'source' | 'sourceUrl'>

/** No such reviews exist: the source says so. */
const source = 'Google review (sample)'
const sourceUrl = 'https://example.com/reviews'

export const testimonials: SampleTestimonial[] = [
  {
    name: 'Meera Kulkarni',
    location: 'Andheri West',
    source,
    sourceUrl,
    text: 'My mother’s Paithani had a tea stain from a wedding ten years ago. They told me it might not go. It went.',
  },
  {
    name: 'Farhan Shaikh',
    location: 'Bandra West',
    source,
    sourceUrl,
    text: 'They pick up by eleven, as promised, and the shirts come back on hangers. I have stopped ironing.',
  },
  {
    name: 'Anita D’Souza',
    location: 'Juhu',
    source,
    sourceUrl,
    text: 'Two pairs of white sneakers after the Marine Drive half marathon. I could hardly believe they were mine.',
  },
  {
    name: 'Rohit Iyer',
    location: 'Powai',
    source,
    sourceUrl,
    text: 'I called to ask about a missing button. They had already sewn on a new one.',
  },
  {
    name: 'Zarine Mistry',
    location: 'Dadar',
    source,
    sourceUrl,
    text: 'My grandmother’s gara came back in muslin, with a note about one loose thread. They had not touched it without asking.',
  },
  {
    name: 'Sameer Joshi',
    location: 'Versova',
    source,
    sourceUrl,
    text: 'I booked at midnight, they came at nine, and my suit was back before the wedding.',
  },
]

export const teamMembers: Pick<TeamMember, 'name' | 'role' | 'text'>[] = [
  {
    name: 'Prakash Sawant',
    role: 'Founder',
    text: 'Opened the first shop with one press and a bicycle. Still checks every wedding order.',
  },
  {
    name: 'Sunita Sawant',
    role: 'Head of Garment Care',
    text: 'Knows silk by its sound. Decides what is washed, what is dry cleaned and what is left alone.',
  },
  {
    name: 'Imran Qureshi',
    role: 'Master Presser',
    text: 'Presses a pleated sari in nine minutes and will not be hurried to eight.',
  },
  {
    name: 'Divya Nair',
    role: 'Customer Care',
    text: 'The voice on the phone, and the reason pickups are on time.',
  },
]
