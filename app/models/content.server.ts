import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Service as ServiceEntry, TeamMember, Testimonial } from '#payload-types'
import type { SiteContent } from '../site-content'
import { branchOf, businessOf } from './business.server'
import { hearContentChanges } from './content-changes.server'
import { pagesOf } from './page-content.server'
import { payloadClient } from './payload.server'
import { pictureOf } from './pictures.server'
import { drawSharePictures } from './share-pictures.server'
import { Snapshot } from './snapshot.server'

/** Where no change is heard, because the database was away, content is never older than this. */
const maxAgeMs = 60_000

const snapshot = new Snapshot({ load: loadSiteContent, maxAgeMs })

let listening = false

/**
 * Everything that visitors read, as they may read it. Shared by all requests of this process, and read anew after
 * each edit, so treat it as read-only. While the database is away it is what was last known; throws only where
 * nothing was ever known.
 */
export function siteContent(): Promise<SiteContent> {
  if (!listening) {
    listening = true
    void hearContentChanges(() => snapshot.drop())
  }
  return snapshot.read()
}

async function loadSiteContent(): Promise<SiteContent> {
  const [
    info,
    branches,
    services,
    testimonials,
    team,
    home,
    about,
    servicesPage,
    locations,
    contact,
    booking,
    layout,
  ] = await Promise.all([
    readGlobal('business-info'),
    readAll('branches'),
    readAll('services'),
    readAll('testimonials'),
    readAll('team-members'),
    readGlobal('home-page'),
    readGlobal('about-page'),
    readGlobal('services-page'),
    readGlobal('locations-page'),
    readGlobal('contact-page'),
    readGlobal('booking-page'),
    readGlobal('site-layout'),
  ])
  const business = businessOf(info, new Date())
  const shared = [info, layout]
  const content: SiteContent = {
    business,
    branches: branches
      .map((branch) => branchOf(branch, business))
      .sort((a, b) => Number(b.mainBranch) - Number(a.mainBranch)),
    services: services.map(serviceOf),
    testimonials: testimonials.map(testimonialOf),
    team: team.map(teamMemberOf),
    pages: pagesOf({ home, about, services: servicesPage, locations, contact, booking }),
    layout: { tagline: layout.tagline || null, copyright: layout.copyright || null },
    editedAt: {
      home: lastEdit(home, ...shared, ...services, ...testimonials),
      about: lastEdit(about, ...shared, ...team),
      services: lastEdit(servicesPage, ...shared, ...services),
      locations: lastEdit(locations, ...shared, ...branches),
      contact: lastEdit(contact, ...shared, ...branches, ...testimonials),
      booking: lastEdit(booking, ...shared),
    },
  }
  void drawSharePictures(content)
  return content
}

async function readAll<Slug extends CollectionSlug>(collection: Slug) {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection,
    sort: ['order', 'createdAt'],
    pagination: false,
    depth: 1,
    overrideAccess: false,
  })
  return docs
}

async function readGlobal<Slug extends GlobalSlug>(slug: Slug) {
  const payload = await payloadClient()
  return payload.findGlobal({ slug, depth: 1, overrideAccess: false })
}

function lastEdit(...entries: { updatedAt?: string | null }[]): Date | null {
  const edits = entries.flatMap(({ updatedAt }) => (updatedAt ? [Date.parse(updatedAt)] : []))
  return edits.length > 0 ? new Date(Math.max(...edits)) : null
}

function serviceOf(entry: ServiceEntry): SiteContent['services'][number] {
  return {
    slug: entry.slug,
    title: entry.title,
    description: entry.description,
    items: (entry.items ?? []).map(({ text }) => text),
    icon: entry.icon ?? null,
    picture: pictureOf(entry.picture),
    featured: entry.featured ?? false,
    bookedAs: entry.bookedAs ?? null,
  }
}

function testimonialOf(entry: Testimonial): SiteContent['testimonials'][number] {
  return {
    name: entry.name,
    location: entry.location,
    text: entry.text,
    avatar: pictureOf(entry.avatar),
  }
}

function teamMemberOf(entry: TeamMember): SiteContent['team'][number] {
  return {
    name: entry.name,
    role: entry.role,
    text: entry.text || null,
    picture: pictureOf(entry.picture),
  }
}
