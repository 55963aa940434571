import { createHash } from 'node:crypto'
import { NotificationLag } from '#app/models/notification-lag.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { findActiveOffer, nextOfferChange } from '#business/content/offers.ts'
import { type Price, startingPrice } from '#business/content/prices.ts'
import { toInstant } from '#business/pickups/local-time.ts'
import { toServiceArea } from '#business/pickups/service-area.ts'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { contentChannel } from '#platform/notifications/notify-content-change.ts'
import { subscribe } from '#platform/notifications/subscribe.ts'
import { branchDefaults, buildBranch, buildBusiness, businessDefaults } from './business.server.ts'
import { ContentReader, type ReadOptions } from './content-reader.server.ts'
import { buildLayout } from './layout.server.ts'
import { buildPages } from './page-content.server.ts'
import { Snapshot } from './snapshot.server.ts'
import { readTrashedFiles } from './trashed-files.server.ts'

/** Limits how old the content can get if notifications are lost. */
const maxAgeMs = 60_000

const lag = new NotificationLag('content')

const snapshot = new Snapshot({
  load: () => lag.measureRead(() => load({ draft: false, overrideAccess: false })),
  maxAgeMs,
  changesAt: ({ offers }) => {
    const clock = nextOfferChange(offers, new Date())
    return clock === null ? null : toInstant(clock)
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
    void subscribe(payloadClient, contentChannel, (notice = '') => {
      lag.recordNotification(notice)
      snapshot.invalidate()
    })
  }
  return snapshot.read()
}

/** Loads content with drafts, uncached. Only for valid preview links. */
export function draftContent(): Promise<SiteContent> {
  return load({ draft: true, overrideAccess: true })
}

/** Undefined before the first load. */
export function peekTrashedFiles(): string[] | undefined {
  return snapshot.peek()?.trashedFiles
}

export function isContentLoaded(): boolean {
  return snapshot.peek() !== undefined
}

export function onContentLoaded(listener: (content: SiteContent) => void): void {
  snapshot.onLoad(listener)
}

async function load(as: ReadOptions) {
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
    trashedFiles,
  ] = await Promise.all([
    reader.readGlobal('business-info', businessDefaults),
    reader.readAll('branches', branchDefaults),
    // Drafts may lack required texts.
    reader.readAll('services', { title: '', description: '' }),
    reader.readAll('prices', {}),
    reader.readAll('offers', { words: '' }),
    reader.readAll('testimonials', { name: '', location: '', text: '' }),
    reader.readAll('team-members', { name: '', role: '' }),
    reader.readGlobal('home-page', defaultTexts.home),
    reader.readGlobal('about-page', defaultTexts.about),
    reader.readGlobal('services-page', defaultTexts.services),
    reader.readGlobal('locations-page', defaultTexts.locations),
    reader.readGlobal('contact-page', defaultTexts.contact),
    reader.readGlobal('booking-page', defaultTexts.booking),
    reader.readGlobal('privacy-page', defaultTexts.privacy),
    reader.readGlobal('site-layout', defaultTexts.layout),
    readTrashedFiles(),
  ])
  const now = new Date()
  const business = buildBusiness(info, now)
  const offers = offerEntries
    .filter(({ words }) => words)
    // Previews include future offers.
    .map((offer) => (as.draft ? { ...offer, from: null } : offer))
  const priceList = prices.flatMap(({ item, service, fromPaise, unit }): Price[] =>
    item && service && fromPaise ? [{ item, service, fromPaise, unit }] : [],
  )
  const lastEdit = (...slugs: Parameters<ContentReader['lastEditedAt']>) =>
    reader.lastEditedAt('business-info', 'site-layout', ...slugs)
  const content = {
    business,
    /** Main branch first. */
    branches: branches
      .filter(({ name }) => name)
      .map((branch) => buildBranch(branch, business))
      .sort((a, b) => Number(b.mainBranch) - Number(a.mainBranch)),
    serviceArea: toServiceArea({ branches, info }),
    services: services
      .filter(({ title }) => title)
      .map(({ fromPaise, priceNote, ...service }) => ({
        ...service,
        price: startingPrice({ ...service, fromPaise, priceNote }, priceList),
      })),
    prices: priceList,
    /** Including past and future ones, for staff. */
    offers,
    runningOffers: {
      topOfHome: findActiveOffer('topOfHome', offers, now)?.words ?? null,
      banners: findActiveOffer('banners', offers, now)?.words ?? null,
    },
    testimonials: testimonials.filter(({ text }) => text),
    team: team.filter(({ name }) => name),
    pages: buildPages(
      { home, about, services: servicesPage, locations, contact, booking, privacy },
      {
        business,
        branchCount: branches.length,
        retentionMonths: info.bookingPolicy.retentionMonths,
      },
    ),
    layout: buildLayout(layout, { name: business.name, now }),
    trashedFiles,
    editedAt: {
      home: lastEdit(
        'home-page',
        'services-page',
        'locations-page',
        'services',
        'prices',
        'branches',
        'testimonials',
        'offers',
      ),
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

/** The hash is equal in all processes. */
function hashContent(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
