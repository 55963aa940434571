import type { Field, GroupField, TextareaField, TextField, UploadField } from 'payload'

/** What a search engine shows for a page. */
export const searchFields: GroupField = {
  name: 'search',
  type: 'group',
  label: 'In search results',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 70,
      admin: { description: 'Up to about 60 characters are shown.' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 200,
      admin: { description: 'Up to about 155 characters are shown.' },
    },
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

/** The strip that asks the visitor to book, with the words of its button's neighbours. */
export const bannerSection = section('banner', 'Book Now banner')
