import type { GlobalConfig } from 'payload'
import { defaultTexts } from '#business/words/default-texts.ts'
import { linksField } from '#platform/payload/fields/link-fields.ts'
import { longTextField, shortTextField } from '#platform/payload/fields/text-fields.ts'
import { previewConfig } from '#platform/publishing/preview-config.ts'
import { publishableGlobal } from '#platform/publishing/publishable-content.ts'

const standard = defaultTexts.layout

/** Header, footer and "not found" texts. */
export const SiteLayout: GlobalConfig<'site-layout'> = {
  ...publishableGlobal,
  slug: 'site-layout',
  label: 'Header and footer',
  admin: { group: 'Pages', ...previewConfig('home') },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header',
          fields: [
            linksField('headerLinks', { label: 'Links', standard: standard.headerLinks }),
            {
              type: 'row',
              fields: [
                shortTextField('callButton', {
                  label: 'Phone button',
                  standard: standard.callButton,
                }),
                shortTextField('bookButton', {
                  label: 'Booking button',
                  standard: standard.bookButton,
                }),
                shortTextField('scheduleButton', {
                  label: 'Booking button at the bottom on a phone',
                  standard: standard.scheduleButton,
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
              required: true,
              maxLength: 200,
              admin: { description: 'Shown under the name.' },
            },
            linksField('footerLinks', { label: 'Links', standard: standard.footerLinks }),
            {
              type: 'row',
              fields: [
                shortTextField('linksHeading', {
                  label: 'Heading of the links',
                  standard: standard.linksHeading,
                }),
                shortTextField('contactHeading', {
                  label: 'Heading of the contact details',
                  standard: standard.contactHeading,
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                shortTextField('hoursHeading', {
                  label: 'Heading of the hours',
                  standard: standard.hoursHeading,
                }),
                shortTextField('socialHeading', {
                  label: 'Heading of the social links',
                  standard: standard.socialHeading,
                }),
              ],
            },
            shortTextField('privacyLink', {
              label: 'Link to the Privacy page',
              standard: standard.privacyLink,
            }),
            {
              name: 'copyright',
              type: 'text',
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
                  standard: standard.notFound.heading,
                  maxLength: 120,
                }),
                longTextField('text', { label: 'Text', standard: standard.notFound.text }),
                shortTextField('button', {
                  label: 'Button to the home page',
                  standard: standard.notFound.button,
                }),
              ],
            },
          ],
        },
      ],
    },
  ],
}
