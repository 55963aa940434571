import type { PayloadRequest } from 'payload'
import { defaultTexts } from '#business/words/en/default-texts.ts'
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

type Texts = Record<string, unknown>

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
  const texts = defaultTexts

  const hero = await withStoredPicture(req, homePage.hero)
  const gallery = []
  for (const slide of homePage.gallery) gallery.push(await withStoredPicture(req, slide))
  const home = { ...homePage, hero, gallery }
  const about = { ...aboutPage, story: await withStoredPicture(req, aboutPage.story) }
  await payload.updateGlobal({
    slug: 'mail-texts',
    data: { ...texts.mails, whatsapp: texts.whatsapp, _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...businessInfo, _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'home-page',
    data: { ...withDefaultTexts(texts.home, home), _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'about-page',
    data: { ...withDefaultTexts(texts.about, about), _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'services-page',
    data: { ...withDefaultTexts(texts.services, servicesPage), _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'locations-page',
    data: { ...withDefaultTexts(texts.locations, locationsPage), _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'contact-page',
    data: { ...withDefaultTexts(texts.contact, contactPage), _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'booking-page',
    data: { ...withDefaultTexts(texts.booking, bookingPage), _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'privacy-page',
    data: { ...privacyPage, _status },
    ...published,
  })
  await payload.updateGlobal({
    slug: 'site-layout',
    data: { ...withDefaultTexts(texts.layout, siteLayout), _status },
    ...published,
  })
}

/** In steps of ten, so that editors can insert entries between them. */
function inOrder<Entry>(entries: Entry[]): (Entry & { order: number })[] {
  return entries.map((entry, index) => ({ ...entry, order: (index + 1) * 10 }))
}

/** Adds the missing texts of a page and of its groups, so that editors can start from them. */
function withDefaultTexts<Page extends object>(defaults: object, page: Page): Page {
  const texts = { ...page } as Texts
  for (const [name, text] of Object.entries(defaults)) {
    if (isGroup(text)) texts[name] = withDefaultTexts(text, (texts[name] ?? {}) as Texts)
    else if (typeof text === 'string') texts[name] ??= text
  }
  return texts as Page
}

function isGroup(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
