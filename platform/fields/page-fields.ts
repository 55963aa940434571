import { MetaDescriptionField, MetaTitleField, PreviewField } from '@payloadcms/plugin-seo/fields'
import type { Field, GroupField, TextareaField, TextField, UploadField } from 'payload'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import { longTextField, shortTextField } from './text-fields.ts'

/** The SEO fields only recommend a length; this enforces a maximum. */
const requiredUpTo = (limit: number) => (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '' && value.length <= limit) ||
  `Please enter 1 to ${limit} characters.`

const previewPaths = { titlePath: 'search.title', descriptionPath: 'search.description' }

export const searchFields: GroupField = {
  name: 'search',
  type: 'group',
  label: 'In search results',
  fields: [
    MetaTitleField({
      overrides: { required: true, localized: true, validate: requiredUpTo(120) },
    }),
    MetaDescriptionField({
      overrides: { required: true, localized: true, validate: requiredUpTo(300) },
    }),
    PreviewField(previewPaths),
  ],
}

export const headingField: TextField = {
  name: 'heading',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 120,
}

export const textField: TextareaField = {
  name: 'text',
  type: 'textarea',
  localized: true,
  maxLength: 600,
}

export const pictureField: UploadField = { name: 'picture', type: 'upload', relationTo: 'media' }

export function sectionField(name: string, label: string, fields: Field[] = []): GroupField {
  return { name, type: 'group', label, fields: [headingField, textField, ...fields] }
}

export function consentFields(
  defaults: { consent: string; privacyLink: string },
  place: string,
): Field[] {
  return [
    longTextField('consent', {
      label: 'Consent',
      defaultText: defaults.consent,
      description: `Shown ${place}, before a link to the Privacy page.`,
    }),
    shortTextField('privacyLink', {
      label: 'Link to the Privacy page',
      defaultText: defaults.privacyLink,
    }),
  ]
}

export function cardsField({ maxRows }: { maxRows: number }): Field {
  return {
    name: 'cards',
    type: 'array',
    labels: { singular: 'Card', plural: 'Cards' },
    maxRows,
    admin: labelRowsBy('heading'),
    fields: [{ ...headingField, maxLength: 60 }, textField],
  }
}

export const bannerSection = sectionField('banner', 'Book Now banner', [
  shortTextField('button', { label: 'Button', defaultText: defaultTexts.home.banner.button }),
])

/** Labels array rows with a field instead of a number. */
export function labelRowsBy(field: string) {
  return {
    components: {
      RowLabel: { path: '/cms/admin/fields/row-labels#RowLabel', clientProps: { field } },
    },
  }
}
