import type { CheckboxField, CollectionConfig, TextField, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { offerPositions } from '#business/content/offers.ts'
import { isWallClock } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { dateTimeComponents } from '#platform/fields/date-fields.ts'
import { wholeNumber } from '#platform/fields/number-fields.ts'
import { isShownField } from '#platform/fields/ui-fields.ts'
import { validateWith } from '#platform/fields/validate-with.ts'
import { previewConfig } from '#platform/publishing/preview.ts'
import { trashableCollection } from '#platform/publishing/publishable-content.ts'
import { row } from './compact-fields.ts'

const validateWallClock = validateWith(
  z.string().refine(isWallClock, staffWords.content.dateTimeInvalid),
)

const validateUntil: TextFieldSingleValidation = (until, options) => {
  const { from } = options.data as { from?: string | null }
  if (from && until && until <= from) return staffWords.content.offerEndsBeforeItBegins
  return validateWallClock(until, options)
}

function timeField(name: string, validate: TextFieldSingleValidation, ifEmpty: string): TextField {
  const description = `Mumbai time. Leave empty ${ifEmpty}.`
  return {
    name,
    type: 'text',
    validate,
    admin: { width: '50%', components: dateTimeComponents, description },
  }
}

const positionFields = Object.entries(offerPositions).map(([name, label]): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: name !== 'allOrders',
}))

export const Offers: CollectionConfig<'offers'> = {
  ...trashableCollection,
  slug: 'offers',
  admin: {
    group: 'Content',
    useAsTitle: 'words',
    defaultColumns: ['words', 'from', 'until', 'isShown', '_status'],
    ...previewConfig('home'),
    description:
      'Offers begin and end automatically, to the minute. If several compete for a place, the first in the list wins.',
  },
  fields: [
    {
      name: 'words',
      type: 'text',
      label: 'Offer text',
      localized: true,
      required: true,
      maxLength: 80,
      admin: { placeholder: '10% off your first order' },
    },
    row(
      timeField('from', validateWallClock, 'to start on publishing'),
      timeField('until', validateUntil, 'to run until it is unpublished'),
    ),
    {
      name: 'percentOff',
      type: 'number',
      label: 'Per cent off',
      ...wholeNumber(100),
      admin: {
        description:
          'Taken off the bills of the bookings ticked below. If two offers apply, the customer gets the larger one. Empty: staff take it off, if the text says so.',
      },
    },
    { type: 'collapsible', label: 'Where it appears', fields: positionFields },
    isShownField,
  ],
}
