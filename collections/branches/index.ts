import { type CollectionConfig, slugField } from 'payload'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { confirmedChange as words } from '#business/words/staff.ts'
import {
  confirmedSettings,
  reportChanges,
  requireConfirmation,
  takeIdentity,
} from '#collections/confirmed-fields.ts'
import { admins, signedIn } from '#platform/api/access.ts'
import { addressField, mapPointField } from '#platform/fields/address-fields.ts'
import { weeklyHoursField } from '#platform/fields/opening-hours-fields.ts'
import { validateWith } from '#platform/fields/validate-with.ts'
import { getAnchor, previewConfig } from '#platform/publishing/preview.ts'
import { publishableCollection } from '#platform/publishing/publishable-content.ts'
import {
  assertOneMainBranch,
  markFirstBranch,
  unmarkOtherBranches,
} from './assert-one-main-branch.ts'
import { assignOpenBookings, validatePincodes } from './pincodes.ts'

export const Branches: CollectionConfig<'branches'> = {
  ...publishableCollection,
  slug: 'branches',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'phone', 'mainBranch', '_status'],
    ...previewConfig('locations', getAnchor),
    description: 'Your shops: address, phone, hours and the pincodes they collect from.',
  },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    slugField({ useAsSlug: 'name' }),
    {
      name: 'mainBranch',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Shown first, and labelled as the main branch.' },
    },
    { name: 'phone', type: 'text', required: true, maxLength: 30 },
    addressField,
    {
      ...mapPointField,
      admin: {
        ...mapPointField.admin,
        components: { afterInput: ['/cms/admin/fields/missing-map-point#MissingMapPoint'] },
      },
    },
    weeklyHoursField({ overrides: true }),
    {
      name: 'pincodes',
      type: 'textarea',
      label: 'Pincodes covered',
      maxLength: 2000,
      validate: validatePincodes,
      admin: {
        placeholder: '400053, 400058',
        description: 'A pickup goes to the branch that covers the pincode of its address.',
      },
    },
    {
      name: 'email',
      type: 'email',
      label: words.branchEmail,
      validate: validateWith(englishFields.email),
      access: { read: signedIn, create: admins, update: admins },
      hooks: { ...requireConfirmation(words.branchEmail), beforeDuplicate: [() => null] },
      admin: {
        readOnly: true,
        description:
          'Receives an email about each booking of this branch, in addition to the addresses that receive all bookings. Only admins can change this.',
      },
    },
    confirmedSettings({
      name: 'recipients',
      fields: [{ path: 'email', label: words.branchEmail }],
    }),
  ],
  hooks: {
    ...publishableCollection.hooks,
    beforeOperation: [takeIdentity, ...publishableCollection.hooks.beforeOperation],
    beforeChange: [markFirstBranch, ...publishableCollection.hooks.beforeChange],
    afterChange: [
      reportChanges,
      unmarkOtherBranches,
      assignOpenBookings,
      ...publishableCollection.hooks.afterChange,
    ],
    afterOperation: [assertOneMainBranch],
  },
}
