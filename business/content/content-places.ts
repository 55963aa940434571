import { pageNames } from '#business/words/en.ts'
import { offerPositions } from './offers.ts'
import type { PageName } from './site-pages.ts'

type Entry = Record<string, unknown>

const onPages = (...pages: PageName[]) => pages.map((page) => pageNames[page])

const places: Record<string, (entry: Entry) => string[]> = {
  branches: () => onPages('locations', 'contact'),
  services: ({ featured }) => onPages('services', ...(featured ? (['home'] as const) : [])),
  prices: () => onPages('services', 'booking'),
  offers: (offer) =>
    Object.entries(offerPositions).flatMap(([name, label]) => (offer[name] ? label : [])),
  testimonials: () => onPages('home', 'contact'),
  'team-members': () => onPages('about'),
  'business-info': () => ['Every page'],
  'site-layout': () => ['Every page'],
  'mail-texts': () => ['Emails and WhatsApp messages'],
}

/** Names where an entry or global appears once it is published. */
export function listContentPlaces(slug: string, entry: Entry): string[] {
  const page = /^(.+)-page$/.exec(slug)?.[1] as PageName | undefined
  if (page) return onPages(page)
  return places[slug]?.(entry) ?? []
}
