import { defaultTexts } from '#business/words/en-default-texts.ts'
import {
  bannerSection,
  cardsField,
  labelRowsBy,
  pictureField,
  sectionField,
} from '#platform/fields/page-fields.ts'
import { shortTextField } from '#platform/fields/text-fields.ts'
import { pageGlobal } from '#platform/publishing/page-global.ts'

const { hero, services, findUs } = defaultTexts.home

export const HomePage = pageGlobal('home', [
  sectionField('hero', 'Top of the page', [
    pictureField,
    shortTextField('firstButton', {
      label: 'Button to the booking form',
      defaultText: hero.firstButton,
    }),
    shortTextField('secondButton', {
      label: 'Button to the services',
      defaultText: hero.secondButton,
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
  sectionField('services', 'Services', [
    shortTextField('button', { label: 'Link to all services', defaultText: services.button }),
  ]),
  bannerSection,
  sectionField('findUs', 'Find us', [
    shortTextField('directions', {
      label: 'Link to the directions',
      defaultText: findUs.directions,
    }),
  ]),
  sectionField('testimonials', 'Testimonials'),
])
