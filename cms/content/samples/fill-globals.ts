import type { GlobalSlug, PayloadRequest } from 'payload'
import { type PageName, pageNames } from '#business/content/links/site-pages.ts'
import { storedDefaults } from '#business/content/stored-defaults.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { aboutPage } from '#cms/content/samples/en/about-page.ts'
import { bookingPage } from '#cms/content/samples/en/booking-page.ts'
import { businessInfo } from '#cms/content/samples/en/business-info.ts'
import { contactPage } from '#cms/content/samples/en/contact-page.ts'
import { homePage } from '#cms/content/samples/en/home-page.ts'
import { locationsPage } from '#cms/content/samples/en/locations-page.ts'
import { privacyPage } from '#cms/content/samples/en/privacy-page.ts'
import { servicesPage } from '#cms/content/samples/en/services-page.ts'
import { siteLayout } from '#cms/content/samples/en/site-layout.ts'
import { withStoredPicture } from './store-picture.ts'
import { type PickTexts, publishGlobal } from './translations.ts'

type Texts = Record<string, unknown>

export async function fillGlobals(req: PayloadRequest): Promise<void> {
  await fillBusinessInfo(req)
  await fill(req, 'mail-texts', {}, () => ({}))
  await fill(req, 'site-layout', siteLayout, (texts) => texts.siteLayout)
  const pages: Record<PageName, object> = {
    home: await withHomePictures(req),
    about: await withAboutPicture(req),
    services: servicesPage,
    locations: locationsPage,
    contact: contactPage,
    booking: bookingPage,
    privacy: privacyPage,
  }
  for (const name of pageNames) {
    await fill(req, `${name}-page`, pages[name], (texts) => texts.pages[name])
  }
}

/** Holidays are published in the order of their dates, with past ones last. */
async function fillBusinessInfo(req: PayloadRequest): Promise<void> {
  const draft = await saveDraft(req, 'business-info', businessInfo)
  const { holidays } = draft as { holidays: { date: string }[] }
  await publishGlobal(req, 'business-info', draft, ({ businessInfo: texts }) => ({
    address: texts.address,
    holidays: holidays.map(({ date }) => ({ label: texts.holidays[date] })),
  }))
}

async function withHomePictures(req: PayloadRequest) {
  const hero = await withStoredPicture(req, homePage.hero, ({ pages }) => pages.home.hero)
  const gallery = []
  for (const [index, slide] of homePage.gallery.entries()) {
    gallery.push(await withStoredPicture(req, slide, ({ pages }) => pages.home.gallery[index]))
  }
  return { ...homePage, hero, gallery }
}

async function withAboutPicture(req: PayloadRequest) {
  const story = await withStoredPicture(req, aboutPage.story, ({ pages }) => pages.about.story)
  return { ...aboutPage, story }
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
  return req.payload.updateGlobal({
    slug,
    data,
    locale: 'en',
    req,
    depth: 0,
    draft: true,
    overrideAccess: true,
  })
}

/** Adds the missing texts of a page and of its groups. */
function withDefaultTexts(defaults: object, page: object): object {
  const texts = { ...page } as Texts
  for (const [name, text] of Object.entries(defaults)) {
    if (isGroup(text)) texts[name] = withDefaultTexts(text, texts[name] ?? {})
    else texts[name] ??= text
  }
  return texts
}

function isGroup(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
