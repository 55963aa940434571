import type { GlobalConfig } from 'payload'
import { standardTexts } from '#business/words/standard-texts.ts'
import { editedGlobal } from '#cms/fields/edited-content.ts'
import { linksField } from '#cms/fields/link-fields.ts'
import { linesField, wordsField } from '#cms/fields/text-fields.ts'
import { previewOn } from '#cms/preview/preview-on.ts'

const { buttons, header, footer, notFound } = standardTexts

/** The words and links around every page: header and footer, and what stands where a page is not found. */
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
            linksField('headerLinks', { label: 'Links', standard: header.links }),
            {
              type: 'row',
              fields: [
                wordsField('callButton', { label: 'Phone button', standard: buttons.call }),
                wordsField('bookButton', { label: 'Booking button', standard: buttons.book }),
                wordsField('scheduleButton', {
                  label: 'Booking button at the foot of a phone',
                  standard: buttons.schedule,
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
            linksField('footerLinks', { label: 'Links', standard: footer.links }),
            {
              type: 'row',
              fields: [
                wordsField('linksHeading', {
                  label: 'Heading of the links',
                  standard: footer.linksHeading,
                }),
                wordsField('contactHeading', {
                  label: 'Heading of the contact details',
                  standard: footer.contactHeading,
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                wordsField('hoursHeading', {
                  label: 'Heading of the hours',
                  standard: footer.hoursHeading,
                }),
                wordsField('socialHeading', {
                  label: 'Heading of the social links',
                  standard: footer.socialHeading,
                }),
              ],
            },
            wordsField('privacyLink', {
              label: 'Link to the Privacy page',
              standard: footer.privacyLink,
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
                  standard: notFound.heading,
                  maxLength: 120,
                }),
                linesField('text', { label: 'Text', standard: notFound.text }),
                wordsField('button', { label: 'Button to the home page', standard: buttons.home }),
              ],
            },
          ],
        },
      ],
    },
  ],
}
