import { defaultTexts } from '#business/words/en-default-texts.ts'
import { shortTexts } from '#collections/compact-fields.ts'
import {
  bannerSection,
  cardsField,
  labelRowsBy,
  pictureField,
  sectionField,
} from '#platform/fields/page-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { hero, services, findUs } = defaultTexts.home

export const HomePage = pageGlobal('home', [
  sectionField('hero', 'Top of the page', [
    pictureField,
    ...shortTexts(hero, {
      firstButton: 'Button to the booking form',
      secondButton: 'Button to the services',
    }),
    {
      name: 'reasons',
      type: 'array',
      label: 'Reasons to trust us',
      labels: { singular: 'Reason', plural: 'Reasons' },
      maxRows: 5,
      defaultValue: hero.reasons.map((reason) => ({ ...reason })),
      admin: {
        ...labelRowsBy('text'),
        description:
          'Shown below the buttons. Words in braces are replaced with the numbers from Business and opening hours. A line is hidden while its number is empty there.',
      },
      fields: [
        {
          name: 'text',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 120,
          custom: { placeholders: 'claims' },
        },
      ],
    },
  ]),
  {
    name: 'gallery',
    type: 'array',
    label: 'Gallery',
    labels: { singular: 'Slide', plural: 'Slides' },
    maxRows: 12,
    admin: labelRowsBy('caption'),
    fields: [
      { ...pictureField, required: true },
      { name: 'caption', type: 'text', localized: true, maxLength: 120 },
    ],
  },
  sectionField('whyChoose', 'Why choose us', [cardsField({ maxRows: 6 })]),
  sectionField('services', 'Services', shortTexts(services, { button: 'Link to all services' })),
  bannerSection,
  sectionField('findUs', 'Find us', shortTexts(findUs, { directions: 'Link to the directions' })),
  sectionField('testimonials', 'Testimonials'),
])
