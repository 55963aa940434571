import type { PayloadRequest } from 'payload'
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
import { withStoredPicture } from './store-picture.ts'
import { teamMembers } from './team-members.ts'
import { testimonials } from './testimonials.ts'

const _status = 'published'

export async function fillDatabase(req: PayloadRequest): Promise<void> {
  await fillCollections(req)
  await fillGlobals(req)
}

async function fillCollections(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const published = { req, depth: 0, draft: false, overrideAccess: true } as const

  for (const data of inOrder(branches)) {
    await payload.create({ collection: 'branches', data: { ...data, _status }, ...published })
  }
  for (const service of inOrder(services)) {
    const data = await withStoredPicture(req, service)
    await payload.create({ collection: 'services', data: { ...data, _status }, ...published })
  }
  for (const data of inOrder(prices)) {
    await payload.create({ collection: 'prices', data: { ...data, _status }, ...published })
  }
  for (const data of inOrder(offers)) {
    await payload.create({ collection: 'offers', data: { ...data, _status }, ...published })
  }
  for (const data of inOrder(testimonials)) {
    await payload.create({ collection: 'testimonials', data: { ...data, _status }, ...published })
  }
  for (const data of inOrder(teamMembers)) {
    await payload.create({ collection: 'team-members', data: { ...data, _status }, ...published })
  }
}

async function fillGlobals(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const published = { req, depth: 0, draft: false, overrideAccess: true } as const

  const hero = await withStoredPicture(req, homePage.hero)
  const gallery = []
  for (const slide of homePage.gallery) gallery.push(await withStoredPicture(req, slide))
  const home = { ...homePage, hero, gallery }
  const about = { ...aboutPage, story: await withStoredPicture(req, aboutPage.story) }
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...businessInfo, _status },
    ...published,
  })
  await payload.updateGlobal({ slug: 'home-page', data: { ...home, _status }, ...published })
  await payload.updateGlobal({ slug: 'about-page', data: { ...about, _status }, ...published })
  await payload.updateGlobal({
    slug: 'services-page',
    data: { ...servicesPage, _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'locations-page',
    data: { ...locationsPage, _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'contact-page',
    data: { ...contactPage, _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'booking-page',
    data: { ...bookingPage, _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'privacy-page',
    data: { ...privacyPage, _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'site-layout',
    data: { ...siteLayout, _status },
    ...published,
  })
}

/** In steps of ten, so that editors can insert entries between them. */
function inOrder<Entry>(entries: Entry[]): (Entry & { order: number })[] {
  return entries.map((entry, index) => ({ ...entry, order: (index + 1) * 10 }))
}
