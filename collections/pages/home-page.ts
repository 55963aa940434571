import { standardTexts } from '#business/words/standard-texts.ts'
import {
  bannerSection,
  cardsField,
  pictureField,
  rowsNamedBy,
  section,
} from '#platform/payload/fields/page-fields.ts'
import { wordsField } from '#platform/payload/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { hero, services, findUs } = standardTexts.home

export const HomePage = pageGlobal('home', [
  section('hero', 'Top of the page', [
    pictureField,
    wordsField('firstButton', { label: 'Button to the booking form', standard: hero.firstButton }),
    wordsField('secondButton', { label: 'Button to the services', standard: hero.secondButton }),
    {
      name: 'reasons',
      type: 'array',
      label: 'Reasons to trust us',
      labels: { singular: 'Reason', plural: 'Reasons' },
      maxRows: 5,
      defaultValue: hero.reasons.map((reason) => ({ ...reason })),
      admin: {
        ...rowsNamedBy('text'),
        description:
          'Under the buttons. {customers}, {rating}, {reviews}, {founded} and {years} stand for what Business and opening hours says; a line whose number is not entered there is left out.',
      },
      fields: [{ name: 'text', type: 'text', required: true, maxLength: 120 }],
    },
  ]),
  {
    name: 'gallery',
    type: 'array',
    label: 'Gallery',
    labels: { singular: 'Slide', plural: 'Slides' },
    maxRows: 12,
    admin: rowsNamedBy('caption'),
    fields: [
      { ...pictureField, required: true },
      { name: 'caption', type: 'text', maxLength: 120 },
    ],
  },
  section('whyChoose', 'Why choose us', [cardsField({ maxRows: 6 })]),
  section('services', 'Services', [
    wordsField('button', { label: 'Link to all services', standard: services.button }),
  ]),
  bannerSection,
  section('findUs', 'Find us', [
    wordsField('directions', {
      label: 'Link to the directions',
      standard: findUs.directions,
    }),
  ]),
  section('testimonials', 'Testimonials'),
])
