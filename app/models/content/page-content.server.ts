import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { fillIn } from '#business/words/fill-in.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
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
import { pictureOf } from './pictures.server.ts'
import type { Written } from './written.ts'

const { buttons } = standardTexts

export interface PageGlobals {
  home: Written<HomePage>
  about: Written<AboutPage>
  services: Written<ServicesPage>
  locations: Written<LocationsPage>
  contact: Written<ContactPage>
  booking: Written<BookingPage>
  privacy: Written<PrivacyPage>
}

/**
 * The words and pictures of every page. What nobody has written yet is null; a button or another small word that was
 * left empty is the standard one.
 */
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
      heroPicture: pictureOf(home.hero?.picture),
      heroButtons: {
        first: home.hero?.firstButton || buttons.heroFirst,
        second: home.hero?.secondButton || buttons.heroSecond,
      },
      reasons: reasonsOf(home.hero, business),
      gallery: (home.gallery ?? []).flatMap(({ picture: media, caption }) => {
        const picture = pictureOf(media)
        return picture ? [{ picture, caption: caption || null }] : []
      }),
      whyChoose: sectionWithCardsOf(home.whyChoose),
      services: sectionWithButtonOf(home.services, buttons.allServices),
      banner: sectionWithButtonOf(home.banner, buttons.book),
      findUs: sectionWithMapOf(home.findUs),
      testimonials: sectionOf(home.testimonials),
    },
    about: {
      search: searchOf(about),
      intro: sectionOf(about.intro),
      stats: {
        years: about.stats?.years || standardTexts.about.stats.years,
        customers: about.stats?.customers || standardTexts.about.stats.customers,
        garments: about.stats?.garments || standardTexts.about.stats.garments,
      },
      story: storyOf(about.story),
      values: sectionWithCardsOf(about.values),
      team: sectionOf(about.team),
      banner: sectionWithButtonOf(about.banner, buttons.book),
    },
    services: {
      search: searchOf(services),
      intro: sectionOf(services.intro),
      bookButton: services.bookButton || buttons.bookService,
      banner: sectionWithButtonOf(services.banner, buttons.book),
    },
    locations: {
      search: searchOf(locations),
      intro: sectionOf(locations.intro),
      count:
        branchCount > 1
          ? fillIn(locations.intro?.count || standardTexts.locations.count, { count: branchCount })
          : null,
      cards: {
        mainBranch: locations.cards?.mainBranch || standardTexts.locations.mainBranch,
        directions: locations.cards?.directions || standardTexts.locations.directions,
        showOnMap: locations.cards?.showOnMap || standardTexts.locations.showOnMap,
      },
      map: sectionOf(locations.map),
    },
    contact: {
      search: searchOf(contact),
      intro: sectionOf(contact.intro),
      form: sectionOf(contact.form),
      consent: consentOf(contact.form, standardTexts.contact),
      branches: sectionOf(contact.branches),
      testimonials: sectionOf(contact.testimonials),
      cards: {
        email: contact.cards?.email || standardTexts.contact.email,
        address: contact.cards?.address || standardTexts.contact.address,
        hours: contact.cards?.hours || standardTexts.contact.hours,
      },
      map: sectionWithMapOf(contact.map),
    },
    booking: {
      search: searchOf(booking),
      intro: sectionOf(booking.intro),
      termsNote: booking.termsNote || null,
      consent: consentOf(booking, standardTexts.booking),
    },
    privacy: {
      search: searchOf(privacy),
      intro: sectionOf(privacy.intro) ?? standardTexts.privacy.intro,
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

function consentOf(
  written: { consent?: string | null; privacyLink?: string | null } | null | undefined,
  standard: { consent: string; privacyLink: string },
): Consent {
  return {
    text: written?.consent || standard.consent,
    link: written?.privacyLink || standard.privacyLink,
  }
}

function sectionWithButtonOf(
  section: (WrittenSection & { button?: string | null }) | null | undefined,
  standard: string,
): SectionWithButton | null {
  const band = sectionOf(section)
  return band && { ...band, button: section?.button || standard }
}

function sectionWithMapOf(
  section: (WrittenSection & { directions?: string | null }) | null | undefined,
): SectionWithMap | null {
  const band = sectionOf(section)
  return band && { ...band, directions: section?.directions || standardTexts.map.directions }
}

function sectionWithCardsOf(
  section: (WrittenSection & { cards?: WrittenSection[] | null }) | null | undefined,
): SectionWithCards | null {
  const band = sectionOf(section)
  if (!band) return null
  return { ...band, cards: (section?.cards ?? []).flatMap((card) => sectionOf(card) ?? []) }
}

/** Each line with the numbers of the business in it; one whose number is not known is left out. */
function reasonsOf(hero: HomePage['hero'] | null | undefined, business: Business): string[] {
  const { claims, foundedYear, yearsInBusiness } = business
  const lines = hero?.reasons?.length
    ? hero.reasons.map(({ text }) => text)
    : standardTexts.home.reasons
  const values = { ...claims, founded: foundedYear, years: yearsInBusiness }
  return lines.filter(Boolean).flatMap((line) => fillIn(line, values) ?? [])
}

function retentionOf({ bookingPolicy }: Written<BusinessInfo>): string {
  const { limited, unlimited } = standardTexts.privacy.retention
  const months = bookingPolicy?.retentionMonths
  if (!months) return unlimited
  return fillIn(limited, { period: months === 1 ? '1 month' : `${months} months` }) ?? unlimited
}

function privacySectionsOf(
  { sections: written }: PageGlobals['privacy'],
  { name, phone, email }: Business,
  retention: string,
): SectionWithText[] {
  const values = { business: name, phone: phone ?? 'us', email: email ?? 'us', retention }
  const whole = (written ?? []).flatMap(({ heading, text }) =>
    heading && text ? [{ heading, text }] : [],
  )
  const sections = whole.length > 0 ? whole : standardTexts.privacy.sections
  return sections.map(({ heading, text }) => ({ heading, text: fillIn(text, values) ?? text }))
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
