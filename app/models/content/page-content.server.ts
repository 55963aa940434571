import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type {
  Business,
  Consent,
  Pages,
  SearchEntry,
  Section,
  SectionWithButton,
  SectionWithCards,
  SectionWithMap,
  SectionWithText,
} from '#business/content/site-content.ts'
import { fillIn } from '#business/words/fill-in.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { WithStandards } from '#business/words/with-standards.ts'
import type {
  AboutPage,
  BookingPage,
  BusinessInfo,
  ContactPage,
  HomePage,
  LocationsPage,
  PrivacyPage,
  ServicesPage,
} from '#payload-types.ts'
import { pictureOf } from './pictures.server.ts'
import type { Written } from './written.ts'

type Filled<Global, Page extends keyof typeof standardTexts> = WithStandards<
  Written<Global>,
  (typeof standardTexts)[Page]
>

export interface PageGlobals {
  home: Filled<HomePage, 'home'>
  about: Filled<AboutPage, 'about'>
  services: Filled<ServicesPage, 'services'>
  locations: Filled<LocationsPage, 'locations'>
  contact: Filled<ContactPage, 'contact'>
  booking: Filled<BookingPage, 'booking'>
  privacy: Filled<PrivacyPage, 'privacy'>
}

/** The words and pictures of every page. What nobody has written yet, and has no standard, is null. */
export function pagesOf(
  globals: PageGlobals,
  {
    business,
    branchCount,
    info,
  }: { business: Business; branchCount: number; info: Written<BusinessInfo> },
): Pages {
  const { home, about, services, locations, contact, booking, privacy } = globals
  const retention = retentionOf(info)
  return {
    home: {
      search: searchOf(home),
      hero: sectionOf(home.hero),
      heroPicture: pictureOf(home.hero.picture),
      heroButtons: {
        first: home.hero.firstButton,
        second: home.hero.secondButton,
      },
      reasons: reasonsOf(home.hero.reasons, business),
      gallery: (home.gallery ?? []).flatMap(({ picture: media, caption }) => {
        const picture = pictureOf(media)
        return picture ? [{ picture, caption: caption || null }] : []
      }),
      whyChoose: sectionWithCardsOf(home.whyChoose),
      services: sectionWithButtonOf(home.services),
      banner: sectionWithButtonOf(home.banner),
      findUs: sectionWithMapOf(home.findUs),
      testimonials: sectionOf(home.testimonials),
    },
    about: {
      search: searchOf(about),
      intro: sectionOf(about.intro),
      stats: about.stats,
      story: storyOf(about.story),
      values: sectionWithCardsOf(about.values),
      team: sectionOf(about.team),
      banner: sectionWithButtonOf(about.banner),
    },
    services: {
      search: searchOf(services),
      intro: sectionOf(services.intro),
      bookButton: services.bookButton,
      prices: services.prices,
      banner: sectionWithButtonOf(services.banner),
    },
    locations: {
      search: searchOf(locations),
      intro: sectionOf(locations.intro),
      count: branchCount > 1 ? fillIn(locations.intro.count, { count: branchCount }) : null,
      cards: locations.cards,
      serviceArea: locations.serviceArea,
      map: sectionOf(locations.map),
    },
    contact: {
      search: searchOf(contact),
      intro: sectionOf(contact.intro),
      form: sectionOf(contact.form),
      consent: consentOf(contact.form),
      branches: sectionOf(contact.branches),
      testimonials: sectionOf(contact.testimonials),
      cards: contact.cards,
      map: sectionWithMapOf(contact.map),
    },
    booking: {
      search: searchOf(booking),
      intro: sectionOf(booking.intro),
      termsNote: booking.termsNote || null,
      consent: consentOf(booking),
    },
    privacy: {
      search: searchOf(privacy),
      intro: sectionOf(privacy.intro) ?? standardTexts.privacyIntro,
      retention,
      sections: privacySectionsOf(privacy, business, retention),
    },
  }
}

interface WrittenSection {
  heading?: string | null
  text?: string | null
}

function sectionOf(section: WrittenSection | null | undefined): Section | null {
  return section?.heading ? { heading: section.heading, text: section.text || null } : null
}

function consentOf({ consent, privacyLink }: { consent: string; privacyLink: string }): Consent {
  return { text: consent, link: privacyLink }
}

function sectionWithButtonOf(
  section: WrittenSection & { button: string },
): SectionWithButton | null {
  const band = sectionOf(section)
  return band && { ...band, button: section.button }
}

function sectionWithMapOf(section: WrittenSection & { directions: string }): SectionWithMap | null {
  const band = sectionOf(section)
  return band && { ...band, directions: section.directions }
}

function sectionWithCardsOf(
  section: (WrittenSection & { cards?: WrittenSection[] | null }) | null | undefined,
): SectionWithCards | null {
  const band = sectionOf(section)
  if (!band) return null
  return { ...band, cards: (section?.cards ?? []).flatMap((card) => sectionOf(card) ?? []) }
}

/** Each line with the numbers of the business in it; one whose number is not known is left out. */
function reasonsOf(reasons: { text?: string | null }[], business: Business): string[] {
  const { claims, foundedYear, yearsInBusiness } = business
  const values = { ...claims, founded: foundedYear, years: yearsInBusiness }
  return reasons.flatMap(({ text }) => (text && fillIn(text, values)) || [])
}

function retentionOf({ bookingPolicy }: Written<BusinessInfo>): string {
  const { limited, unlimited } = standardTexts.retention
  const months = bookingPolicy?.retentionMonths
  if (!months) return unlimited
  return fillIn(limited, { period: `${months} months` }) ?? unlimited
}

function privacySectionsOf(
  { sections }: PageGlobals['privacy'],
  { name, phone, email }: Business,
  retention: string,
): SectionWithText[] {
  const values = { business: name, phone: phone ?? 'us', email: email ?? 'us', retention }
  return sections.flatMap(({ heading, text }) =>
    heading && text ? [{ heading, text: fillIn(text, values) ?? text }] : [],
  )
}

function storyOf(story: AboutPage['story'] | null | undefined): Pages['about']['story'] {
  if (!story?.heading || !story.text) return null
  return {
    heading: story.heading,
    html: convertLexicalToHTML({ data: story.text, disableContainer: true }),
    picture: pictureOf(story.picture),
  }
}

function searchOf({ search }: { search?: Partial<SearchEntry> | null }): SearchEntry {
  return { title: search?.title || null, description: search?.description || null }
}
