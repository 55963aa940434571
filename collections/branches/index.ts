import { type CollectionConfig, slugField } from 'payload'
import { admins, signedIn } from '#platform/payload/by-role.ts'
import { addressField, mapPointField } from '#platform/payload/fields/address-fields.ts'
import { weeklyHoursField } from '#platform/payload/fields/opening-hours-fields.ts'
import { orderField } from '#platform/payload/fields/order-field.ts'
import { editedContent } from '#platform/publishing/edited-content.ts'
import { anchorOf, previewOn } from '#platform/publishing/preview-on.ts'
import {
  assertOneMainBranch,
  markFirstBranch,
  unmarkOtherBranches,
} from './assert-one-main-branch.ts'
import { ownPincodes } from './own-pincodes.ts'
import { placeOpenBookings } from './place-open-bookings.ts'

export const Branches: CollectionConfig<'branches'> = {
  ...editedContent,
  slug: 'branches',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'phone', 'mainBranch', 'order', '_status'],
    ...previewOn('locations', anchorOf),
  },
  defaultSort: 'order',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField({ useAsSlug: 'name' }),
    {
      name: 'mainBranch',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'The one that is shown first, with a flag.' },
    },
    orderField,
    { name: 'phone', type: 'text', required: true, maxLength: 30 },
    addressField,
    mapPointField,
    weeklyHoursField({ overrides: true }),
    {
      name: 'pincodes',
      type: 'textarea',
      label: 'Pincodes it collects from',
      maxLength: 2000,
      validate: ownPincodes,
      admin: {
        placeholder: '400053, 400058',
        description: 'A pickup goes to the branch that names the pincode of its address.',
      },
    },
    {
      name: 'email',
      type: 'email',
      label: 'Mailed about its bookings',
      access: { read: signedIn, create: admins, update: admins },
      admin: {
        description:
          'In addition to the addresses mailed about every booking. Only admins change this.',
      },
    },
  ],
  hooks: {
    ...editedContent.hooks,
    beforeChange: [markFirstBranch],
    afterChange: [unmarkOtherBranches, placeOpenBookings, ...editedContent.hooks.afterChange],
    afterOperation: [assertOneMainBranch],
  },
}
