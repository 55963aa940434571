import {
  bannerSection,
  headingField,
  pictureField,
  section,
  textField,
} from '#cms/fields/page-fields'
import { pageGlobal } from '#cms/fields/page-global'

export const AboutPage = pageGlobal('about-page', 'About', [
  section('intro', 'Top of the page'),
  {
    name: 'story',
    type: 'group',
    fields: [headingField, { name: 'text', type: 'richText', required: true }, pictureField],
  },
  section('values', 'Values', [
    {
      name: 'cards',
      type: 'array',
      maxRows: 12,
      fields: [{ ...headingField, maxLength: 60 }, textField],
    },
  ]),
  section('team', 'Team'),
  bannerSection,
])
