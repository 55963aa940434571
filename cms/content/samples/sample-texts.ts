import type { Language } from '#business/languages/languages.ts'
import type { Branch, Offer, Price, Service, TeamMember, Testimonial } from '#payload-types.ts'
import type * as english from './en.ts'
import type { RichText, SamplePicture } from './sample-parts.ts'

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

/** Rows have the order of the English ones. */
export interface SampleTexts {
  pages: {
    home: TextsOf<typeof english.homePage>
    about: TextsOf<typeof english.aboutPage>
    services: TextsOf<typeof english.servicesPage>
    locations: TextsOf<typeof english.locationsPage>
    contact: TextsOf<typeof english.contactPage>
    booking: TextsOf<typeof english.bookingPage>
    privacy: TextsOf<typeof english.privacyPage>
  }
  siteLayout: TextsOf<typeof english.siteLayout>
  businessInfo: { address: Address; holidays: Record<string, string> }
  branches: Record<string, Pick<Branch, 'name'> & { address: Address }>
  services: Record<string, ServiceTexts>
  offers: Pick<Offer, 'words'>[]
  prices: Record<string, Pick<Price, 'item' | 'unit'>>
  teamMembers: Record<string, Pick<TeamMember, 'name' | 'role' | 'text'>>
  testimonials: Record<string, Pick<Testimonial, 'name' | 'location' | 'source' | 'text'>>
}
