import type { SampleTexts } from '#cms/content/samples/sample-texts.ts'
import { aboutPage } from './about-page.ts'
import { bookingPage } from './booking-page.ts'
import { branches } from './branches.ts'
import { businessInfo } from './business-info.ts'
import { contactPage } from './contact-page.ts'
import { homePage } from './home-page.ts'
import { locationsPage } from './locations-page.ts'
import { offers } from './offers.ts'
import { prices } from './prices.ts'
import { privacyPage } from './privacy-page.ts'
import { services } from './services.ts'
import { servicesPage } from './services-page.ts'
import { siteLayout } from './site-layout.ts'
import { teamMembers } from './team-members.ts'
import { testimonials } from './testimonials.ts'

export const marathi: SampleTexts = {
  pages: {
    home: homePage,
    about: aboutPage,
    services: servicesPage,
    locations: locationsPage,
    contact: contactPage,
    booking: bookingPage,
    privacy: privacyPage,
  },
  branches,
  businessInfo,
  offers,
  prices,
  services,
  siteLayout,
  teamMembers,
  testimonials,
}
