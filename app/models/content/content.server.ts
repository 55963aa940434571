import { createHash } from 'node:crypto'
import { NoticeLag } from '#app/models/notice-lag.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { nextOfferChange, offerIn } from '#business/content/offers.ts'
import type { Price } from '#business/content/prices.ts'
import { instantOf } from '#business/pickups/local-time.ts'
import { serviceAreaOf } from '#business/pickups/service-area.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import { contentChannel } from '#platform/changes/announce-change.ts'
import { hearNotices } from '#platform/changes/hear-notices.ts'
import { branchDefaults, branchOf, businessDefaults, businessOf } from './business.server.ts'
import { ContentReader, type ReadAs } from './content-reader.server.ts'
import { layoutOf } from './layout.server.ts'
import { pagesOf } from './page-content.server.ts'
import { Snapshot } from './snapshot.server.ts'

/** Applies if notifications are lost. */
const maxAgeMs = 60_000

const lag = new NoticeLag('content')

const snapshot = new Snapshot({
  load: () => lag.reading(() => load({ draft: false, overrideAccess: false })),
  maxAgeMs,
  changesAt: ({ offers }) => {
    const clock = nextOfferChange(offers, new Date())
    return clock === null ? null : instantOf(clock)
  },
})

/** All site content. Empty fields are null, empty lists `[]`. */
export type SiteContent = Awaited<ReturnType<typeof load>>
export type Pages = SiteContent['pages']
export type Service = SiteContent['services'][number]
export type Testimonial = SiteContent['testimonials'][number]
export type TeamMember = SiteContent['team'][number]
export type SiteLayout = SiteContent['layout']

let isListening = false

/**
 * Returns the published content, cached until the next edit; do not modify it. During a database
 * outage, returns the last content, or throws without one.
 */
export function siteContent(): Promise<SiteContent> {
  if (!isListening) {
    isListening = true
    void hearNotices(payloadClient, contentChannel, (notice = '') => {
      lag.heard(notice)
      snapshot.drop()
    })
  }
  return snapshot.read()
}

/** Loads content with drafts, uncached. Only for valid preview links. */
export function draftContent(): Promise<SiteContent> {
  return load({ draft: true, overrideAccess: true })
}

/** True once content has been loaded. */
export function isContentKnown(): boolean {
  return snapshot.peek() !== undefined
}

/** Calls `listener` after each load. */
export function onNewContent(listener: (content: SiteContent) => void): void {
  snapshot.onLoad(listener)
}

async function load(as: ReadAs) {
  const reader = new ContentReader(as)
  const [
    info,
    branches,
    services,
    prices,
    offerEntries,
    testimonials,
    team,
    home,
    about,
    servicesPage,
    locations,
    contact,
    booking,
    privacy,
    layout,
  ] = await Promise.all([
    reader.global('business-info', businessDefaults),
    reader.all('branches', branchDefaults),
    // Drafts may lack required texts.
    reader.all('services', { title: '', description: '' }),
    reader.all('prices', {}),
    reader.all('offers', { words: '' }),
    reader.all('testimonials', { name: '', location: '', text: '' }),
    reader.all('team-members', { name: '', role: '' }),
    reader.global('home-page', standardTexts.home),
    reader.global('about-page', standardTexts.about),
    reader.global('services-page', standardTexts.services),
    reader.global('locations-page', standardTexts.locations),
    reader.global('contact-page', standardTexts.contact),
    reader.global('booking-page', standardTexts.booking),
    reader.global('privacy-page', standardTexts.privacy),
    reader.global('site-layout', standardTexts.layout),
  ])
  const now = new Date()
  const business = businessOf(info, now)
  const offers = offerEntries
    .filter(({ words }) => words)
    // Previews include future offers.
    .map((offer) => (as.draft ? { ...offer, from: null } : offer))
  const lastEdit = (...slugs: Parameters<ContentReader['lastEdit']>) =>
    reader.lastEdit('business-info', 'site-layout', ...slugs)
  const content = {
    business,
    /** Main branch first. */
    branches: branches
      .filter(({ name }) => name)
      .map((branch) => branchOf(branch, business))
      .sort((a, b) => Number(b.mainBranch) - Number(a.mainBranch)),
    serviceArea: serviceAreaOf({ branches, info }),
    services: services.filter(({ title }) => title),
    prices: prices.flatMap(({ item, service, fromPaise, unit }): Price[] =>
      item && service && fromPaise ? [{ item, service, fromPaise, unit }] : [],
    ),
    /** Including past and future ones, for staff. */
    offers,
    runningOffers: {
      topOfHome: offerIn('topOfHome', offers, now),
      banners: offerIn('banners', offers, now),
    },
    testimonials: testimonials.filter(({ text }) => text),
    team: team.filter(({ name }) => name),
    pages: pagesOf(
      { home, about, services: servicesPage, locations, contact, booking, privacy },
      {
        business,
        branchCount: branches.length,
        retentionMonths: info.bookingPolicy.retentionMonths,
      },
    ),
    layout: layoutOf(layout, { name: business.name, now }),
    /** Last edit of anything on each page. */
    editedAt: {
      home: lastEdit('home-page', 'services', 'testimonials', 'offers'),
      about: lastEdit('about-page', 'team-members', 'offers'),
      services: lastEdit('services-page', 'services', 'prices', 'offers'),
      locations: lastEdit('locations-page', 'branches'),
      contact: lastEdit('contact-page', 'branches', 'testimonials'),
      booking: lastEdit('booking-page', 'prices'),
      privacy: lastEdit('privacy-page'),
    },
  }
  return { ...content, version: hashContent(content) }
}

/** Equal in all processes. */
function hashContent(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
