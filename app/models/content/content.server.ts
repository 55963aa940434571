import { createHash } from 'node:crypto'
import { payloadClient } from '#app/models/payload.server.ts'
import { describeDuration, isExpressOffered } from '#business/bookings/return/return-date.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import { nextOfferChange, type Offer, pickActiveOffer } from '#business/content/offers.ts'
import { type Price, startingPrice } from '#business/content/prices.ts'
import { bookingHref, type PageName } from '#business/content/site-pages.ts'
import {
  byLanguage,
  defaultLanguage,
  langOf,
  type Language,
} from '#business/languages/languages.ts'
import { toInstant } from '#business/pickups/local-time.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import { toServiceArea } from '#business/pickups/service-area.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { contentChannel } from '#platform/notifications/notify-content-change.ts'
import { subscribe } from '#platform/notifications/subscribe.ts'
import { verifyPreviewToken } from '#platform/publishing/preview.ts'
import { branchDefaults, buildBranch, buildBusiness, businessDefaults } from './business.server.ts'
import {
  type ReadOptions,
  readStoredContent,
  readTrashedFiles,
  type StoredContent,
} from './content-reader.server.ts'
import { buildLayout, buildPages } from './page-content.server.ts'
import { Snapshot } from './snapshot.server.ts'

/** Limits how old the content can get if notifications are lost. */
const maxAgeMs = 60_000

const snapshot = new Snapshot({
  load: () => load({ draft: false, overrideAccess: false }),
  maxAgeMs,
  changesAt: ({ [defaultLanguage]: { offers } }) => {
    const clock = nextOfferChange(offers, new Date())
    return clock === null ? null : toInstant(clock)
  },
})

/** All site content in one language. Empty fields are null, empty lists `[]`. */
export type SiteContent = ReturnType<typeof buildContent>
export type SiteContents = Record<Language, SiteContent>
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
export async function siteContent(language: Language): Promise<SiteContent> {
  return (await siteContents())[language]
}

/** The same in all languages, from one moment. */
export function siteContents(): Promise<SiteContents> {
  if (!isListening) {
    isListening = true
    void subscribe(payloadClient, contentChannel, () => snapshot.invalidate())
  }
  return snapshot.read()
}

/** Loads content with drafts, uncached. Only for valid preview links. */
export async function draftContent(language: Language): Promise<SiteContent> {
  return (await load({ draft: true, overrideAccess: true }))[language]
}

/** Reloads the content in the background if it is old. */
export function refreshContents(): void {
  snapshot.peek()
}

/** Undefined before the first load. */
export function peekTrashedFiles(): string[] | undefined {
  return snapshot.peek()?.[defaultLanguage].trashedFiles
}

export function isContentLoaded(): boolean {
  return snapshot.peek() !== undefined
}

export function onContentLoaded(listener: (contents: SiteContents) => void): void {
  snapshot.onLoad(listener)
}

async function load(as: ReadOptions): Promise<SiteContents> {
  const [stored, trashedFiles] = await Promise.all([readStoredContent(as), readTrashedFiles()])
  const now = new Date()
  return byLanguage((language) => buildContent(stored, { language, now, trashedFiles, ...as }))
}

const defaultsOf = <Texts>(
  pick: (texts: Words['defaultTexts']) => Texts,
): Record<Language, Texts> => byLanguage((language) => pick(wordsFor(language).defaultTexts))

interface BuildOptions {
  language: Language
  now: Date
  draft: boolean
  trashedFiles: string[]
}

function buildContent(stored: StoredContent, { language, now, draft, trashedFiles }: BuildOptions) {
  const words = wordsFor(language)
  const { defaultTexts: texts, dates, returns } = words
  const info = stored.global('business-info', language, defaultsOf(businessDefaults))
  const branches = stored.all('branches', language, branchDefaults(texts))
  const services = stored.all('services', language, { title: '', description: '' })
  const prices = stored.all('prices', language, {})
  const offerEntries = stored.all('offers', language, { words: '' })
  const testimonials = stored.all('testimonials', language, { name: '', location: '', text: '' })
  const team = stored.all('team-members', language, { name: '', role: '' })
  const page = <Page extends PageName>(name: Page) =>
    stored.global(
      `${name}-page`,
      language,
      defaultsOf((defaults) => defaults[name]),
    )
  const layout = stored.global(
    'site-layout',
    language,
    defaultsOf((defaults) => defaults.layout),
  )
  const business = buildBusiness(info, { now, dates })
  const offers = offerEntries
    .filter(({ words }) => words)
    // Previews include future offers.
    .map((offer) => (draft ? { ...offer, from: null } : offer))
  const priceList = prices.flatMap(({ item, service, fromPaise, unit, english }): Price[] =>
    item && service && fromPaise ? [{ item, service, fromPaise, unit, english }] : [],
  )
  const lastEdit = (...slugs: Parameters<StoredContent['lastEditedAt']>) =>
    stored.lastEditedAt('business-info', 'site-layout', ...slugs)
  const content = {
    language,
    business,
    /** Main branch first. */
    branches: branches
      .filter(({ name }) => name)
      .map((branch) => buildBranch(branch, { business, dates }))
      .sort((a, b) => Number(b.mainBranch) - Number(a.mainBranch)),
    serviceArea: toServiceArea({ branches, info }),
    services: services
      .filter(({ title }) => title)
      .map(({ fromPaise, priceNote, express, ...service }) => {
        const timing = describeTiming({ ...service, express }, business.pickupRules, returns)
        return {
          ...service,
          ...timing,
          price: startingPrice({ ...service, fromPaise, priceNote }, priceList),
          bookingHref: bookingHref({ ...service, ...timing }, words),
        }
      }),
    prices: priceList,
    offers,
    runningOffers: {
      topOfHome: runningOffer(pickActiveOffer('topOfHome', offers, now)),
      banners: runningOffer(pickActiveOffer('banners', offers, now)),
    },
    testimonials: testimonials.filter(({ text }) => text),
    team: team.filter(({ name }) => name),
    pages: buildPages(
      {
        home: page('home'),
        about: page('about'),
        services: page('services'),
        locations: page('locations'),
        contact: page('contact'),
        booking: page('booking'),
        privacy: page('privacy'),
      },
      {
        business,
        branchCount: branches.length,
        retentionMonths: info.bookingPolicy.retentionMonths,
        texts,
        englishTexts: wordsFor(defaultLanguage).defaultTexts,
      },
    ),
    layout: buildLayout(layout, { name: business.name, now, language }),
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
  // A page does not change when only another language is edited.
  const { editedAt: _, ...shown } = content
  return { ...content, version: hashContent(shown) }
}

export type RunningOffer = NonNullable<ReturnType<typeof runningOffer>>

function runningOffer(offer: Offer | undefined) {
  return offer ? { words: offer.words, lang: langOf(offer, 'words') } : null
}

/** The hash is equal in all processes. */
function hashContent(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}

/** `duration` is null if the card has no service, or its service no working days. */
function describeTiming(
  { bookedAs, express }: { bookedAs: ServiceType | null; express: boolean | null },
  rules: PickupRules,
  words: Words['returns'],
) {
  const isExpress = Boolean(express) && isExpressOffered(rules)
  const order = { serviceType: bookedAs ?? 'both', express: isExpress }
  const hasService = bookedAs !== null || isExpress
  return {
    express: isExpress,
    duration: hasService ? describeDuration(order, rules.workingDays, words) : null,
  }
}

/** Returns a token's expiry; null if invalid. */
export function getPreviewExpiry(token: string, now: Date): Date | null {
  return environment.secret ? verifyPreviewToken(environment.secret, token, now) : null
}
