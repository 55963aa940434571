import { createHash } from 'node:crypto'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { NoticeLag } from '#app/models/notice-lag.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { nextOfferChange, offerIn } from '#business/content/offers.ts'
import type { SiteContent } from '#business/content/site-content.ts'
import { instantOf } from '#business/pickups/local-time.ts'
import { serviceAreaOf } from '#business/pickups/service-area.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import { withStandards } from '#business/words/with-standards.ts'
import type {
  Offer as OfferEntry,
  Price,
  Service as ServiceEntry,
  TeamMember,
  Testimonial,
} from '#payload-types.ts'
import { contentChannel } from '#platform/changes/announce-change.ts'
import { hearNotices } from '#platform/changes/hear-notices.ts'
import { branchOf, businessOf } from './business.server.ts'
import { layoutOf } from './layout.server.ts'
import { pagesOf } from './page-content.server.ts'
import { pictureOf } from './pictures.server.ts'
import { Snapshot } from './snapshot.server.ts'

/** Where no change is heard, because the database was away, content is never older than this. */
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

interface ReadAs {
  draft: boolean
  overrideAccess: boolean
}

let listening = false

/**
 * Everything that visitors read, as they may read it. Shared by all requests of this process, and read anew after
 * each edit, so treat it as read-only. While the database is away it is what was last known; throws only where
 * nothing was ever known.
 */
export function siteContent(): Promise<SiteContent> {
  if (!listening) {
    listening = true
    void hearNotices(payloadClient, contentChannel, (notice = '') => {
      lag.heard(notice)
      snapshot.drop()
    })
  }
  return snapshot.read()
}

/**
 * The same with every draft in the place of what is published. Read anew for each preview, and never kept: ask only for
 * whoever holds a preview link. Throws where the database is away.
 */
export function draftContent(): Promise<SiteContent> {
  return load({ draft: true, overrideAccess: true })
}

/** Whether there is something to show: while the database is away, what was last known. */
export function isContentKnown(): boolean {
  return snapshot.peek() !== undefined
}

/** Calls `listener` with what visitors read, whenever that has been read anew. */
export function onNewContent(listener: (content: SiteContent) => void): void {
  snapshot.onLoad(listener)
}

/** Without access control drafts are read, with it what a visitor may read. */
async function load(as: ReadAs): Promise<SiteContent> {
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
    readGlobal('business-info', as),
    readAll('branches', as),
    readAll('services', as),
    readAll('prices', as),
    readAll('offers', as),
    readAll('testimonials', as),
    readAll('team-members', as),
    readPage('home-page', standardTexts.home, as),
    readPage('about-page', standardTexts.about, as),
    readPage('services-page', standardTexts.services, as),
    readPage('locations-page', standardTexts.locations, as),
    readPage('contact-page', standardTexts.contact, as),
    readPage('booking-page', standardTexts.booking, as),
    readPage('privacy-page', standardTexts.privacy, as),
    readPage('site-layout', standardTexts.layout, as),
  ])
  const now = new Date()
  const business = businessOf(info, now)
  const shared = [info, layout]
  const offers = offerEntries
    .filter(({ words }) => words)
    // Whoever looks at a draft wants to see what has not begun.
    .map((offer) => offerOf(offer, as.draft))
  const content = {
    business,
    branches: branches
      .filter(({ name }) => name)
      .map((branch) => branchOf(branch, business))
      .sort((a, b) => Number(b.mainBranch) - Number(a.mainBranch)),
    serviceArea: serviceAreaOf({ branches, info }),
    services: services.filter(({ title }) => title).map(serviceOf),
    prices: prices.flatMap(priceOf),
    offers,
    runningOffers: {
      topOfHome: offerIn('topOfHome', offers, now),
      banners: offerIn('banners', offers, now),
    },
    testimonials: testimonials.filter(({ text }) => text).map(testimonialOf),
    team: team.filter(({ name }) => name).map(teamMemberOf),
    pages: pagesOf(
      { home, about, services: servicesPage, locations, contact, booking, privacy },
      { business, branchCount: branches.length, info },
    ),
    layout: layoutOf(layout, { name: business.name, now }),
    editedAt: {
      home: lastEdit(home, ...shared, ...services, ...testimonials, ...offerEntries),
      about: lastEdit(about, ...shared, ...team, ...offerEntries),
      services: lastEdit(servicesPage, ...shared, ...services, ...prices, ...offerEntries),
      locations: lastEdit(locations, ...shared, ...branches),
      contact: lastEdit(contact, ...shared, ...branches, ...testimonials),
      booking: lastEdit(booking, ...shared, ...prices),
      privacy: lastEdit(privacy, ...shared),
    },
  }
  return { ...content, version: versionOf(content) }
}

function versionOf(content: Omit<SiteContent, 'version'>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}

async function readAll<Slug extends CollectionSlug>(collection: Slug, as: ReadAs) {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    sort: ['order', 'createdAt'],
    pagination: false,
    depth: 1,
    ...as,
  })
  return docs
}

async function readGlobal<Slug extends GlobalSlug>(slug: Slug, as: ReadAs) {
  const payload = await payloadClient()
  return payload.findGlobal({ slug, depth: 1, ...as })
}

/** Words that an editor has left empty are the standard ones from here on. */
async function readPage<Slug extends GlobalSlug, Standard extends object>(
  slug: Slug,
  standard: Standard,
  as: ReadAs,
) {
  return withStandards(await readGlobal(slug, as), standard)
}

function lastEdit(...entries: { updatedAt?: string | null }[]): Date | null {
  const edits = entries.flatMap(({ updatedAt }) => (updatedAt ? [Date.parse(updatedAt)] : []))
  return edits.length > 0 ? new Date(Math.max(...edits)) : null
}

function serviceOf(entry: ServiceEntry): SiteContent['services'][number] {
  return {
    slug: entry.slug ?? entry.id,
    title: entry.title,
    description: entry.description ?? '',
    items: (entry.items ?? []).flatMap(({ text }) => text || []),
    icon: entry.icon ?? null,
    picture: pictureOf(entry.picture),
    featured: entry.featured ?? false,
    bookedAs: entry.bookedAs ?? null,
  }
}

function priceOf({ item, service, fromPaise, unit }: Price): SiteContent['prices'] {
  // A draft may be half written.
  if (!item || !service || !fromPaise) return []
  return [{ item, service, fromPaise, unit: unit || null }]
}

function offerOf(entry: OfferEntry, isPreview: boolean): SiteContent['offers'][number] {
  const { words, from, until, topOfHome, banners, firstOrders } = entry
  return { words, from: isPreview ? null : from, until, topOfHome, banners, firstOrders }
}

function testimonialOf(entry: Testimonial): SiteContent['testimonials'][number] {
  return {
    name: entry.name ?? '',
    location: entry.location ?? '',
    text: entry.text,
    avatar: pictureOf(entry.avatar),
  }
}

function teamMemberOf(entry: TeamMember): SiteContent['team'][number] {
  return {
    name: entry.name,
    role: entry.role ?? '',
    text: entry.text || null,
    picture: pictureOf(entry.picture),
  }
}
