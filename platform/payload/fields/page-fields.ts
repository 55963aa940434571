import { MetaDescriptionField, MetaTitleField, PreviewField } from '@payloadcms/plugin-seo/fields'
import type { Field, GroupField, TextareaField, TextField, UploadField } from 'payload'
import { standardTexts } from '#business/words/standard-texts.ts'
import { linesField, wordsField } from './text-fields.ts'

/** A required text whose length the SEO fields only advise on, up to the length beyond which it is a mistake. */
const writtenUpTo = (limit: number) => (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '' && value.length <= limit) ||
  `Please write this in up to ${limit} characters.`

const paths = { titlePath: 'search.title', descriptionPath: 'search.description' }

/** What a search engine shows for a page, with a count of the characters and a look at the result. */
export const searchFields: GroupField = {
  name: 'search',
  type: 'group',
  label: 'In search results',
  fields: [
    MetaTitleField({
      overrides: { required: true, localized: false, validate: writtenUpTo(120) },
    }),
    MetaDescriptionField({
      overrides: { required: true, localized: false, validate: writtenUpTo(300) },
    }),
    PreviewField(paths),
  ],
}

export const headingField: TextField = {
  name: 'heading',
  type: 'text',
  required: true,
  maxLength: 120,
}

export const textField: TextareaField = { name: 'text', type: 'textarea', maxLength: 600 }

export const pictureField: UploadField = { name: 'picture', type: 'upload', relationTo: 'media' }

/** A band of a page: its heading, its text and whatever else stands in it. */
export function section(name: string, label: string, fields: Field[] = []): GroupField {
  return { name, type: 'group', label, fields: [headingField, textField, ...fields] }
}

/** What a visitor agrees to by sending a form, and the words of the link to where that is explained. */
export function consentFields(
  standard: { consent: string; privacyLink: string },
  place: string,
): Field[] {
  return [
    linesField('consent', {
      label: 'Consent',
      standard: standard.consent,
      description: `Stands ${place}, before a link to the Privacy page.`,
    }),
    wordsField('privacyLink', {
      label: 'Link to the Privacy page',
      standard: standard.privacyLink,
    }),
  ]
}

/** Cards side by side, each with a heading and a text. */
export function cardsField({ maxRows }: { maxRows: number }): Field {
  return {
    name: 'cards',
    type: 'array',
    labels: { singular: 'Card', plural: 'Cards' },
    maxRows,
    admin: rowsNamedBy('heading'),
    fields: [{ ...headingField, maxLength: 60 }, textField],
  }
}

/** The strip that asks the visitor to book, with the words of its button. */
export const bannerSection = section('banner', 'Book Now banner', [
  wordsField('button', { label: 'Button', standard: standardTexts.home.banner.button }),
])

/** The rows of a list are told apart by one of their fields, rather than by a number. */
export function rowsNamedBy(field: string) {
  return {
    components: {
      RowLabel: { path: '/cms/admin/row-name#RowName', clientProps: { field } },
    },
  }
}
