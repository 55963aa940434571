import type { Field, GlobalConfig, GroupField, NumberField } from 'payload'
import { z } from 'zod'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { enforceMinRetention, minRetentionMonths } from '#business/bookings/retention.ts'
import { webAddressSchema } from '#business/content/link-schemas.ts'
import { socialNetworks } from '#business/content/site-pages.ts'
import { timeOfDayPattern } from '#business/pickups/opening-hours.ts'
import { maxDaysAhead, type WorkingDays } from '#business/pickups/pickup-rules.ts'
import { serviceTypes } from '#business/words/en.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import * as staffWords from '#business/words/staff.ts'
import { admins, signedIn } from '#platform/api/access.ts'
import { addressField, mapPointField } from '#platform/fields/address-fields.ts'
import { wholeNumber } from '#platform/fields/number-fields.ts'
import { holidaysField, weeklyHoursField } from '#platform/fields/opening-hours-fields.ts'
import { labelRowsBy } from '#platform/fields/page-fields.ts'
import { validateWith } from '#platform/fields/validate-with.ts'
import { previewConfig } from '#platform/publishing/preview.ts'
import { publishableGlobal } from '#platform/publishing/publishable-content.ts'
import { billSettingsGroup } from './bill-settings-group.ts'
import { row } from './compact-fields.ts'
import {
  confirmedSettings,
  reportChanges,
  requireConfirmation,
  takeIdentity,
} from './confirmed-fields.ts'

const validateEmail = validateWith(englishFields.email)

const cutOff = z.string().regex(timeOfDayPattern, staffWords.hours.timeUnreadable)

const pickupLimits: Field[] = [
  row(
    {
      name: 'daysAhead',
      type: 'number',
      label: 'Days ahead',
      ...wholeNumber(maxDaysAhead),
      admin: {
        width: '50%',
        description: 'How many days ahead customers can book, at most 12 months. Empty: 12 months.',
      },
    },
    {
      name: 'sameDayCutOff',
      type: 'text',
      label: 'Same-day cut-off',
      validate: validateWith(cutOff),
      admin: {
        width: '50%',
        placeholder: '17:00',
        description:
          'From this time, customers cannot book, change or cancel a pickup for today. Empty: until the slot begins.',
      },
    },
  ),
  row(
    {
      name: 'capacityPerSlot',
      type: 'number',
      label: 'Pickups per slot',
      ...wholeNumber(10_000),
      admin: {
        width: '50%',
        description: 'Maximum number of pickups in one time slot. Empty: no limit.',
      },
    },
    {
      name: 'deliveriesPerSlot',
      type: 'number',
      label: 'Deliveries per slot',
      ...wholeNumber(10_000),
      admin: {
        width: '50%',
        description:
          'Maximum number of deliveries in one time slot. Empty: deliveries share the limit of the pickups.',
      },
    },
  ),
]

const workingDaysGroup: GroupField = {
  name: 'workingDays',
  type: 'group',
  label: 'Working days until the clothes are back',
  admin: {
    description:
      'Counted from the day after the pickup. Closed days and holidays do not count. Customers see the day from the first step of the booking form on. A booking keeps the day that it was promised. Empty: no day is promised.',
  },
  fields: [
    row(
      workingDaysField('dryCleaning', serviceTypes['dry-cleaning'].label),
      workingDaysField('laundry', serviceTypes.laundry.label),
      workingDaysField('shoes', serviceTypes.shoes.label),
      workingDaysField('express', 'Express', 'Empty: express is not offered.'),
    ),
  ],
}

function workingDaysField(
  name: keyof WorkingDays,
  label: string,
  description?: string,
): NumberField {
  return { name, type: 'number', label, ...wholeNumber(60), admin: { width: '25%', description } }
}

const networkOptions = Object.entries(socialNetworks).map(([value, label]) => ({ value, label }))

export const BusinessInfo: GlobalConfig<'business-info'> = {
  ...publishableGlobal,
  hooks: {
    ...publishableGlobal.hooks,
    beforeOperation: [takeIdentity, ...publishableGlobal.hooks.beforeOperation],
    afterChange: [reportChanges, ...publishableGlobal.hooks.afterChange],
  },
  slug: 'business-info',
  label: 'Business and opening hours',
  admin: {
    group: 'Content',
    description: 'Opening hours, holidays, contact details, claims and booking rules.',
    ...previewConfig('contact'),
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Opening hours', fields: [weeklyHoursField(), holidaysField] },
        {
          label: 'Contact',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              defaultValue: defaultTexts.businessName,
              maxLength: 60,
            },
            { name: 'phone', type: 'text', maxLength: 30 },
            {
              name: 'whatsapp',
              type: 'text',
              label: 'WhatsApp',
              maxLength: 30,
              admin: { description: 'Leave empty if there is none.' },
            },
            { name: 'email', type: 'email', validate: validateEmail },
            addressField,
            mapPointField,
            {
              name: 'socialLinks',
              type: 'array',
              labels: { singular: 'Link', plural: 'Links' },
              maxRows: 8,
              admin: labelRowsBy('network'),
              fields: [
                row(
                  { name: 'network', type: 'select', required: true, options: networkOptions },
                  {
                    name: 'url',
                    type: 'text',
                    label: 'Address',
                    required: true,
                    validate: validateWith(webAddressSchema),
                  },
                ),
              ],
            },
          ],
        },
        {
          label: 'Claims',
          description:
            'Numbers shown on the site. Years in business are counted from the founding year.',
          fields: [
            { name: 'foundedYear', type: 'number', min: 1800, max: 2100, defaultValue: 1998 },
            {
              name: 'claims',
              type: 'group',
              fields: [
                {
                  name: 'customers',
                  type: 'text',
                  maxLength: 20,
                  admin: { placeholder: '10,000+' },
                },
                { name: 'garments', type: 'text', maxLength: 20, admin: { placeholder: '100K+' } },
                { name: 'rating', type: 'number', min: 1, max: 5 },
                { name: 'reviews', type: 'number', min: 0 },
                { name: 'serviceRadiusMiles', type: 'number', min: 0 },
              ],
            },
          ],
        },
        {
          label: 'Bookings',
          fields: [
            {
              name: 'staffAddresses',
              type: 'array',
              label: staffWords.confirmedChange.staffAddresses,
              labels: { singular: 'Address', plural: 'Addresses' },
              maxRows: 10,
              admin: {
                ...labelRowsBy('address'),
                readOnly: true,
                description:
                  'These addresses receive an email about each new booking. Only admins can change this.',
              },
              access: { read: signedIn, create: admins, update: admins },
              hooks: requireConfirmation(staffWords.confirmedChange.staffAddresses),
              fields: [{ name: 'address', type: 'email', required: true, validate: validateEmail }],
            },
            confirmedSettings({
              name: 'recipients',
              fields: [
                {
                  path: 'staffAddresses',
                  label: staffWords.confirmedChange.staffAddresses,
                  isList: true,
                },
              ],
            }),
            {
              name: 'bookingPolicy',
              type: 'group',
              label: 'Booking rules',
              fields: [
                ...pickupLimits,
                workingDaysGroup,
                {
                  name: 'onlyInServiceArea',
                  type: 'checkbox',
                  label: 'Collect only from pincodes that a branch covers',
                  defaultValue: false,
                  admin: {
                    description:
                      'Visitors elsewhere have to call. If unticked, their pickups go to the main branch and are marked.',
                  },
                },
                {
                  name: 'retentionMonths',
                  type: 'number',
                  label: 'Months to keep personal details',
                  ...wholeNumber(120, minRetentionMonths),
                  defaultValue: 24,
                  access: { create: admins, update: admins },
                  // The law holds however the value was stored.
                  hooks: { afterRead: [({ value }) => enforceMinRetention(value)] },
                  admin: {
                    description: `Counted from the pickup or its cancellation. After that, name, phone, email, address and notes are erased automatically; the booking still counts. At least ${minRetentionMonths}, because India’s DPDP Rules 2025, rule 8(3), ask for a year. Check this with your lawyer. Empty: kept forever. The Privacy page shows this period. Only admins can change it.`,
                  },
                },
              ],
            },
          ],
        },
        {
          label: 'Bills',
          description: 'All of these are optional. Only admins can change them.',
          fields: [billSettingsGroup],
        },
      ],
    },
  ],
}
