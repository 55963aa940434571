import type { GlobalConfig } from 'payload'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import { row, shortTexts } from '#collections/compact-fields.ts'
import { linksField } from '#platform/fields/link-fields.ts'
import { longTextField, shortTextField } from '#platform/fields/text-fields.ts'
import { previewConfig } from '#platform/publishing/preview.ts'
import { publishableGlobal } from '#platform/publishing/publishable-content.ts'

const defaults = defaultTexts.layout

export const SiteLayout: GlobalConfig<'site-layout'> = {
  ...publishableGlobal,
  slug: 'site-layout',
  label: 'Header and footer',
  admin: {
    group: 'Pages',
    description: 'Links, buttons and texts on every page, and the page for wrong addresses.',
    ...previewConfig('home'),
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header',
          fields: [
            linksField('headerLinks', { label: 'Links', defaultLinks: defaults.headerLinks }),
            row(
              ...shortTexts(defaults, {
                callButton: 'Phone button',
                bookButton: 'Booking button',
                scheduleButton: 'Booking button at the bottom on a phone',
              }),
            ),
          ],
        },
        {
          label: 'Footer',
          fields: [
            {
              name: 'tagline',
              type: 'textarea',
              localized: true,
              required: true,
              maxLength: 200,
              admin: { description: 'Shown under the name.' },
            },
            linksField('footerLinks', { label: 'Links', defaultLinks: defaults.footerLinks }),
            row(
              ...shortTexts(defaults, {
                linksHeading: 'Heading of the links',
                contactHeading: 'Heading of the contact details',
              }),
            ),
            row(
              ...shortTexts(defaults, {
                hoursHeading: 'Heading of the hours',
                socialHeading: 'Heading of the social links',
              }),
            ),
            ...shortTexts(defaults, { privacyLink: 'Link to the Privacy page' }),
            {
              name: 'copyright',
              type: 'text',
              localized: true,
              required: true,
              maxLength: 120,
              admin: { description: 'Shown after the year, at the bottom of the page.' },
            },
          ],
        },
        {
          label: 'Page not found',
          fields: [
            {
              name: 'notFound',
              type: 'group',
              label: 'Shown when a page does not exist',
              fields: [
                shortTextField('heading', {
                  label: 'Heading',
                  defaultText: defaults.notFound.heading,
                  maxLength: 120,
                }),
                longTextField('text', { label: 'Text', defaultText: defaults.notFound.text }),
                ...shortTexts(defaults.notFound, { button: 'Button to the home page' }),
              ],
            },
          ],
        },
      ],
    },
  ],
}
