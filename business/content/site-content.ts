import type { PricedService, ServiceType } from '#business/bookings/service-types.ts'
import type { DayHours, Holiday, HoursLine } from '#business/pickups/opening-hours.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import type { ServiceArea } from '#business/pickups/service-area.ts'
import type { CareSymbol } from './care-symbols.ts'
import type { Offer, OfferPlace } from './offers.ts'
import type { SocialNetwork } from './social-networks.ts'

/** Everything that visitors read, as plain data. What the CMS leaves empty is null, or a list without entries. */
export interface SiteContent {
  /** Another one whenever anything in it changes; the same in every process that holds the same. */
  version: string
  business: Business
  /** The main branch first. */
  branches: Branch[]
  serviceArea: ServiceArea
  services: Service[]
  prices: Price[]
  /** All that are published, also what is over and what is still to come. */
  offers: Offer[]
  /** What is promised at the moment; staff read the others by the time of a booking. */
  runningOffers: Record<Exclude<OfferPlace, 'firstOrders'>, string | null>
  testimonials: Testimonial[]
  team: TeamMember[]
  pages: Pages
  layout: SiteLayout
  /** When what a page shows was last edited; null where nobody has written it yet. */
  editedAt: Record<keyof Pages, Date | null>
}

export interface Business {
  name: string
  phone: string | null
  whatsapp: string | null
  email: string | null
  address: Address | null
  mapPoint: MapPoint | null
  week: DayHours[]
  /** The week as every page shows it. */
  hours: HoursLine[]
  /** Days on which every branch is closed, soonest first. */
  holidays: Holiday[]
  pickupRules: PickupRules
  socialLinks: SocialLink[]
  foundedYear: number | null
  /** `25+`, counted from the founding year. */
  yearsInBusiness: string | null
  claims: Claims
}

export interface Claims {
  customers: string | null
  garments: string | null
  rating: number | null
  reviews: number | null
  serviceRadiusMiles: number | null
}

export interface SocialLink {
  network: SocialNetwork
  url: string
}

export interface Branch {
  id: string
  slug: string
  name: string
  mainBranch: boolean
  phone: string
  address: Address
  mapPoint: MapPoint | null
  /** Its own week, or the business's where it keeps that. */
  week: DayHours[]
  hours: HoursLine[]
}

export interface Service {
  slug: string
  title: string
  description: string
  items: string[]
  icon: CareSymbol | null
  picture: Picture | null
  featured: boolean
  bookedAs: ServiceType | null
}

export interface Price {
  item: string
  service: PricedService
  /** In paise. */
  fromPaise: number
  /** What that is the price of: `a piece`. */
  unit: string | null
}

export interface Testimonial {
  name: string
  location: string
  text: string
  avatar: Picture | null
}

export interface TeamMember {
  name: string
  role: string
  text: string | null
  picture: Picture | null
}

export interface Address {
  street: string
  city: string
  state: string
  zip: string
  country: string
}

export interface MapPoint {
  latitude: number
  longitude: number
}

/** A picture in every size the site has of it; addresses are paths on the site. */
export interface Picture {
  /** The name of the file that was uploaded. */
  filename: string
  src: string
  srcSetAvif: string
  srcSetWebp: string
  width: number
  height: number
  alt: string
  /** The point that stays in sight where the picture is cut, in percent from its left and top; null: its centre. */
  focus: { x: number; y: number } | null
}

/** A band of a page. */
export interface Section {
  heading: string
  text: string | null
}

export interface SectionWithText extends Section {
  text: string
}

/** What a visitor agrees to by sending a form, and the words of the link to the Privacy page. */
export interface Consent {
  text: string
  link: string
}

export interface SectionWithCards extends Section {
  cards: Section[]
}

export interface SectionWithButton extends Section {
  button: string
}

export interface SectionWithMap extends Section {
  /** The words of the link to the directions. */
  directions: string
}

export interface SiteLink {
  href: string
  label: string
}

/** What stands around every page. */
export interface SiteLayout {
  header: { links: SiteLink[]; call: string; book: string; schedule: string }
  footer: {
    tagline: string | null
    links: SiteLink[]
    linksHeading: string
    contactHeading: string
    hoursHeading: string
    socialHeading: string
    privacyLink: string
    /** With the year. */
    copyright: string
  }
  notFound: { heading: string; text: string; button: string }
}

/** What a search engine shows for a page. */
export interface SearchEntry {
  title: string | null
  description: string | null
}

export interface Slide {
  picture: Picture
  caption: string | null
}

export interface Pages {
  home: {
    search: SearchEntry
    hero: Section | null
    heroPicture: Picture | null
    heroButtons: { first: string; second: string }
    /** Why to trust the business, a line each. */
    reasons: string[]
    gallery: Slide[]
    whyChoose: SectionWithCards | null
    services: SectionWithButton | null
    banner: SectionWithButton | null
    findUs: SectionWithMap | null
    testimonials: Section | null
  }
  about: {
    search: SearchEntry
    intro: Section | null
    /** What stands under each number. */
    stats: { years: string; customers: string; garments: string }
    story: { heading: string; html: string; picture: Picture | null } | null
    values: SectionWithCards | null
    team: Section | null
    banner: SectionWithButton | null
  }
  services: {
    search: SearchEntry
    intro: Section | null
    /** With `{service}` for the title of each. */
    bookButton: string
    prices: SectionWithText
    banner: SectionWithButton | null
  }
  locations: {
    search: SearchEntry
    intro: Section | null
    /** How many there are; null where there is at most one. */
    count: string | null
    cards: { mainBranch: string; directions: string; showOnMap: string }
    /** What stands around the form that asks for a pincode. */
    serviceArea: { heading: string; text: string; button: string }
    map: Section | null
  }
  contact: {
    search: SearchEntry
    intro: Section | null
    form: Section | null
    consent: Consent
    branches: Section | null
    testimonials: Section | null
    cards: { email: string; address: string; hours: string }
    map: SectionWithMap | null
  }
  booking: {
    search: SearchEntry
    intro: Section | null
    termsNote: string | null
    consent: Consent
  }
  privacy: {
    search: SearchEntry
    intro: Section | null
    /** For how long personal details are kept, as a sentence. */
    retention: string
    sections: SectionWithText[]
  }
}
