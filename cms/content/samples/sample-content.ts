import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import { type PageName, pageNames } from '#business/content/site-pages.ts'
import { storedDefaults } from '#business/content/stored-defaults.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import * as en from './en.ts'
import {
  type PickTexts,
  publishEntry,
  publishGlobal,
  withStoredPicture,
} from './publish-samples.ts'

/** In one transaction. Returns false, without changes, if the database has content. */
export async function seedSampleContent(payload: Payload): Promise<boolean> {
  if (await hasContent(payload)) return false
  await inTransaction(payload, async (req) => {
    await fillCollections(req)
    await fillGlobals(req)
  })
  return true
}

export async function hasContent(payload: Payload): Promise<boolean> {
  // Collections with drafts hold editors' content. Pictures have no drafts.
  const draftCollections = payload.config.collections
    .filter(({ versions }) => versions?.drafts)
    .map(({ slug }) => slug)
  const counts = await Promise.all(
    [...draftCollections, 'media' as const].map((collection) =>
      payload.count({ collection, overrideAccess: true }),
    ),
  )
  const business = await payload.findGlobal({ slug: 'business-info', overrideAccess: true })
  return counts.some(({ totalDocs }) => totalDocs > 0) || Boolean(business.updatedAt)
}

async function fillCollections(req: PayloadRequest): Promise<void> {
  const { payload } = req
  const english = { locale: 'en', req, depth: 0, draft: true, overrideAccess: true } as const
  for (const data of en.branches) {
    const draft = await payload.create({ collection: 'branches', data, ...english })
    await publishEntry(req, 'branches', draft, (texts) => texts.branches[data.slug])
  }
  for (const service of en.services) {
    const pickTexts: PickTexts = (texts) => texts.services[service.slug]
    const data = await withStoredPicture(req, service, pickTexts)
    const draft = await payload.create({ collection: 'services', data, ...english })
    await publishEntry(req, 'services', draft, pickTexts)
  }
  for (const data of en.prices) {
    const draft = await payload.create({ collection: 'prices', data, ...english })
    await publishEntry(req, 'prices', draft, (texts) => texts.prices[data.item])
  }
  for (const [index, data] of en.offers.entries()) {
    const draft = await payload.create({ collection: 'offers', data, ...english })
    await publishEntry(req, 'offers', draft, (texts) => texts.offers[index])
  }
  for (const data of en.testimonials) {
    const draft = await payload.create({ collection: 'testimonials', data, ...english })
    await publishEntry(req, 'testimonials', draft, (texts) => texts.testimonials[data.name])
  }
  for (const data of en.teamMembers) {
    const draft = await payload.create({ collection: 'team-members', data, ...english })
    await publishEntry(req, 'team-members', draft, (texts) => texts.teamMembers[data.name])
  }
}

async function fillGlobals(req: PayloadRequest): Promise<void> {
  await fillBusinessInfo(req)
  await fill(req, 'mail-texts', {}, () => ({}))
  await fill(req, 'site-layout', en.siteLayout, (texts) => texts.siteLayout)
  const pages: Record<PageName, object> = {
    home: await withHomePictures(req),
    about: await withAboutPicture(req),
    services: en.servicesPage,
    locations: en.locationsPage,
    contact: en.contactPage,
    booking: en.bookingPage,
    privacy: en.privacyPage,
  }
  for (const name of pageNames) {
    await fill(req, `${name}-page`, pages[name], (texts) => texts.pages[name])
  }
}

/** Holidays are published in the order of their dates, with past ones last. */
async function fillBusinessInfo(req: PayloadRequest): Promise<void> {
  const draft = await saveDraft(req, 'business-info', en.businessInfo)
  const { holidays } = draft as { holidays: { date: string }[] }
  await publishGlobal(req, 'business-info', draft, ({ businessInfo: texts }) => ({
    address: texts.address,
    holidays: holidays.map(({ date }) => ({ label: texts.holidays[date] })),
  }))
}

async function withHomePictures(req: PayloadRequest) {
  const hero = await withStoredPicture(req, en.homePage.hero, ({ pages }) => pages.home.hero)
  const gallery = []
  for (const [index, slide] of en.homePage.gallery.entries()) {
    gallery.push(await withStoredPicture(req, slide, ({ pages }) => pages.home.gallery[index]))
  }
  return { ...en.homePage, hero, gallery }
}

async function withAboutPicture(req: PayloadRequest) {
  const story = await withStoredPicture(req, en.aboutPage.story, ({ pages }) => pages.about.story)
  return { ...en.aboutPage, story }
}

/** Adds the default texts, so that editors can start from them. */
async function fill(
  req: PayloadRequest,
  slug: GlobalSlug,
  samples: object,
  pickTexts: PickTexts,
): Promise<void> {
  // Payload changes the objects that it stores.
  const defaultTexts = structuredClone(wordsFor('en').defaultTexts)
  const english = withDefaultTexts(storedDefaults(slug, defaultTexts), samples)
  const draft = await saveDraft(req, slug, english)
  await publishGlobal(req, slug, draft, (texts, language) =>
    withDefaultTexts(
      storedDefaults(slug, wordsFor(language).defaultTexts),
      pickTexts(texts, language) ?? {},
    ),
  )
}

function saveDraft(req: PayloadRequest, slug: GlobalSlug, data: object) {
  const options = { locale: 'en', depth: 0, draft: true, overrideAccess: true } as const
  return req.payload.updateGlobal({ slug, data, req, ...options })
}

/** Also completes groups. */
function withDefaultTexts(defaults: object, page: object): object {
  const texts = { ...page } as Record<string, unknown>
  for (const [name, text] of Object.entries(defaults)) {
    if (isGroup(text)) texts[name] = withDefaultTexts(text, texts[name] ?? {})
    else texts[name] ??= text
  }
  return texts
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
