import type { CheckboxField, CollectionConfig, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { offerPlaces } from '#business/content/offers.ts'
import { isWallClock } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { clockComponents } from '#platform/payload/fields/clock-field.ts'
import { orderField } from '#platform/payload/fields/order-field.ts'
import { validAs } from '#platform/payload/fields/valid-as.ts'
import { editedContent } from '#platform/publishing/edited-content.ts'
import { previewOn } from '#platform/publishing/preview-on.ts'

const validClock = validAs(z.string().refine(isWallClock, messages.content.clockInvalid))

const validUntil: TextFieldSingleValidation = (until, options) => {
  const { from } = options.data as { from?: string | null }
  if (from && until && until <= from) return messages.content.offerEndsBeforeItBegins
  return validClock(until, options)
}

const places = Object.entries(offerPlaces).map(([name, label]): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: true,
}))

/** Offers start and end automatically. */
export const Offers: CollectionConfig<'offers'> = {
  ...editedContent,
  slug: 'offers',
  admin: {
    group: 'Content',
    useAsTitle: 'words',
    defaultColumns: ['words', 'from', 'until', 'order', '_status'],
    ...previewOn('home'),
    description:
      'Each begins and ends by itself, at the minute. Where several would stand in one place, the first does.',
  },
  defaultSort: 'order',
  fields: [
    {
      name: 'words',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { placeholder: '10% off your first order' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          type: 'text',
          validate: validClock,
          admin: {
            width: '50%',
            components: clockComponents,
            description: 'In Mumbai. Empty: as soon as it is published.',
          },
        },
        {
          name: 'until',
          type: 'text',
          validate: validUntil,
          admin: {
            width: '50%',
            components: clockComponents,
            description: 'In Mumbai. Empty: until somebody takes it off.',
          },
        },
      ],
    },
    { type: 'collapsible', label: 'Where it stands', fields: places },
    orderField,
  ],
}
