import type { GlobalConfig } from 'payload'
import { standardTexts } from '#business/words/standard-texts.ts'
import { linksField } from '#platform/payload/fields/link-fields.ts'
import { linesField, wordsField } from '#platform/payload/fields/text-fields.ts'
import { editedGlobal } from '#platform/publishing/edited-content.ts'
import { previewOn } from '#platform/publishing/preview-on.ts'

const standard = standardTexts.layout

/** Header, footer and "not found" texts. */
export const SiteLayout: GlobalConfig<'site-layout'> = {
  ...editedGlobal,
  slug: 'site-layout',
  label: 'Header and footer',
  admin: { group: 'Pages', ...previewOn('home') },
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
                wordsField('callButton', { label: 'Phone button', standard: standard.callButton }),
                wordsField('bookButton', {
                  label: 'Booking button',
                  standard: standard.bookButton,
                }),
                wordsField('scheduleButton', {
                  label: 'Booking button at the foot of a phone',
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
              admin: { description: 'The line under the name.' },
            },
            linksField('footerLinks', { label: 'Links', standard: standard.footerLinks }),
            {
              type: 'row',
              fields: [
                wordsField('linksHeading', {
                  label: 'Heading of the links',
                  standard: standard.linksHeading,
                }),
                wordsField('contactHeading', {
                  label: 'Heading of the contact details',
                  standard: standard.contactHeading,
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                wordsField('hoursHeading', {
                  label: 'Heading of the hours',
                  standard: standard.hoursHeading,
                }),
                wordsField('socialHeading', {
                  label: 'Heading of the social links',
                  standard: standard.socialHeading,
                }),
              ],
            },
            wordsField('privacyLink', {
              label: 'Link to the Privacy page',
              standard: standard.privacyLink,
            }),
            {
              name: 'copyright',
              type: 'text',
              required: true,
              maxLength: 120,
              admin: { description: 'Stands after the year, at the very bottom.' },
            },
          ],
        },
        {
          label: 'Page not found',
          fields: [
            {
              name: 'notFound',
              type: 'group',
              label: 'What stands where an address leads nowhere',
              fields: [
                wordsField('heading', {
                  label: 'Heading',
                  standard: standard.notFound.heading,
                  maxLength: 120,
                }),
                linesField('text', { label: 'Text', standard: standard.notFound.text }),
                wordsField('button', {
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
