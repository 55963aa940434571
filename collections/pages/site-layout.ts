import type { GlobalConfig } from 'payload'
import { defaultTexts } from '#business/words/en-default-texts.ts'
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
            {
              type: 'row',
              fields: [
                shortTextField('callButton', {
                  label: 'Phone button',
                  defaultText: defaults.callButton,
                }),
                shortTextField('bookButton', {
                  label: 'Booking button',
                  defaultText: defaults.bookButton,
                }),
                shortTextField('scheduleButton', {
                  label: 'Booking button at the bottom on a phone',
                  defaultText: defaults.scheduleButton,
                }),
              ],
            },
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
            {
              type: 'row',
              fields: [
                shortTextField('linksHeading', {
                  label: 'Heading of the links',
                  defaultText: defaults.linksHeading,
                }),
                shortTextField('contactHeading', {
                  label: 'Heading of the contact details',
                  defaultText: defaults.contactHeading,
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                shortTextField('hoursHeading', {
                  label: 'Heading of the hours',
                  defaultText: defaults.hoursHeading,
                }),
                shortTextField('socialHeading', {
                  label: 'Heading of the social links',
                  defaultText: defaults.socialHeading,
                }),
              ],
            },
            shortTextField('privacyLink', {
              label: 'Link to the Privacy page',
              defaultText: defaults.privacyLink,
            }),
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
                shortTextField('button', {
                  label: 'Button to the home page',
                  defaultText: defaults.notFound.button,
                }),
              ],
            },
          ],
        },
      ],
    },
  ],
}
