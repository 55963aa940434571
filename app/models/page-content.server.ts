import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import type {
  AboutPage,
  BookingPage,
  ContactPage,
  HomePage,
  LocationsPage,
  ServicesPage,
} from '#payload-types'
import type { Pages, SearchEntry, Section, SectionWithCards } from '../site-content'
import { pictureOf } from './pictures.server'

// A global that was never saved has none of its groups, whatever its generated type says.
type Written<Page> = { [Field in keyof Page]?: Page[Field] | null }

export interface PageGlobals {
  home: Written<HomePage>
  about: Written<AboutPage>
  services: Written<ServicesPage>
  locations: Written<LocationsPage>
  contact: Written<ContactPage>
  booking: Written<BookingPage>
}

/** The words and pictures of every page; what nobody has written yet is null. */
export function pagesOf(globals: PageGlobals): Pages {
  const { home, about, services, locations, contact, booking } = globals
  return {
    home: {
      search: searchOf(home),
      hero: sectionOf(home.hero),
      heroPicture: pictureOf(home.hero?.picture),
      gallery: (home.gallery ?? []).flatMap(({ picture: media, caption }) => {
        const picture = pictureOf(media)
        return picture ? [{ picture, caption: caption || null }] : []
      }),
      whyChoose: sectionWithCardsOf(home.whyChoose),
      services: sectionOf(home.services),
      banner: sectionOf(home.banner),
      findUs: sectionOf(home.findUs),
      testimonials: sectionOf(home.testimonials),
    },
    about: {
      search: searchOf(about),
      intro: sectionOf(about.intro),
      story: storyOf(about.story),
      values: sectionWithCardsOf(about.values),
      team: sectionOf(about.team),
      banner: sectionOf(about.banner),
    },
    services: {
      search: searchOf(services),
      intro: sectionOf(services.intro),
      banner: sectionOf(services.banner),
    },
    locations: {
      search: searchOf(locations),
      intro: sectionOf(locations.intro),
      map: sectionOf(locations.map),
    },
    contact: {
      search: searchOf(contact),
      intro: sectionOf(contact.intro),
      form: sectionOf(contact.form),
      branches: sectionOf(contact.branches),
      testimonials: sectionOf(contact.testimonials),
      map: sectionOf(contact.map),
    },
    booking: {
      search: searchOf(booking),
      intro: sectionOf(booking.intro),
      termsNote: booking.termsNote || null,
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

function sectionWithCardsOf(
  section: (WrittenSection & { cards?: WrittenSection[] | null }) | null | undefined,
): SectionWithCards | null {
  const band = sectionOf(section)
  if (!band) return null
  return { ...band, cards: (section?.cards ?? []).flatMap((card) => sectionOf(card) ?? []) }
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
