import type { Language } from '#business/languages/languages.ts'
import type { aboutPage } from '#cms/content/samples/en/about-page.ts'
import type { bookingPage } from '#cms/content/samples/en/booking-page.ts'
import type { contactPage } from '#cms/content/samples/en/contact-page.ts'
import type { homePage } from '#cms/content/samples/en/home-page.ts'
import type { locationsPage } from '#cms/content/samples/en/locations-page.ts'
import type { privacyPage } from '#cms/content/samples/en/privacy-page.ts'
import type { servicesPage } from '#cms/content/samples/en/services-page.ts'
import type { siteLayout } from '#cms/content/samples/en/site-layout.ts'
import type { Branch, Offer, Price, Service, TeamMember, Testimonial } from '#payload-types.ts'
import type { RichText } from './rich-text.ts'
import type { SamplePicture } from './sample-picture.ts'

export type TranslatedLanguage = Exclude<Language, 'en'>

/** The texts of a sample that has only texts, rows and pictures. */
type TextsOf<Sample> = Sample extends string
  ? string
  : Sample extends SamplePicture
    ? Pick<SamplePicture, 'alt'>
    : Sample extends RichText
      ? RichText
      : Sample extends readonly (infer Row)[]
        ? readonly TextsOf<Row>[]
        : { readonly [Field in keyof Sample]: TextsOf<Sample[Field]> }

type Address = Record<'street' | 'city' | 'state' | 'country', string>

interface ServiceTexts extends Pick<Service, 'title' | 'description' | 'items' | 'priceNote'> {
  picture: Pick<SamplePicture, 'alt'>
}

/** The translations of all samples. Rows have the order of the English ones. */
export interface SampleTexts {
  pages: {
    home: TextsOf<typeof homePage>
    about: TextsOf<typeof aboutPage>
    services: TextsOf<typeof servicesPage>
    locations: TextsOf<typeof locationsPage>
    contact: TextsOf<typeof contactPage>
    booking: TextsOf<typeof bookingPage>
    privacy: TextsOf<typeof privacyPage>
  }
  siteLayout: TextsOf<typeof siteLayout>
  /** Holidays by date. */
  businessInfo: { address: Address; holidays: Record<string, string> }
  /** By slug. */
  branches: Record<string, Pick<Branch, 'name'> & { address: Address }>
  services: Record<string, ServiceTexts>
  offers: Pick<Offer, 'words'>[]
  /** By the English item. */
  prices: Record<string, Pick<Price, 'item' | 'unit'>>
  /** By the English name. */
  teamMembers: Record<string, Pick<TeamMember, 'name' | 'role' | 'text'>>
  testimonials: Record<string, Pick<Testimonial, 'name' | 'location' | 'source' | 'text'>>
}
