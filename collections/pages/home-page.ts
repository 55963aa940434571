import {
  bannerSection,
  headingField,
  pictureField,
  section,
  textField,
} from '#cms/fields/page-fields'
import { pageGlobal } from '#cms/fields/page-global'

export const HomePage = pageGlobal('home-page', 'Home', [
  section('hero', 'Top of the page', [pictureField]),
  {
    name: 'gallery',
    type: 'array',
    label: 'Gallery',
    labels: { singular: 'Slide', plural: 'Slides' },
    maxRows: 12,
    fields: [
      { ...pictureField, required: true },
      { name: 'caption', type: 'text', maxLength: 120 },
    ],
  },
  section('whyChoose', 'Why choose us', [
    {
      name: 'cards',
      type: 'array',
      maxRows: 6,
      fields: [{ ...headingField, maxLength: 60 }, textField],
    },
  ]),
  section('services', 'Services'),
  bannerSection,
  section('findUs', 'Find us'),
  section('testimonials', 'Testimonials'),
])
