import { anyone, editors } from '#cms/access/by-role'
import { announcesChanges } from '#cms/change-feed/announce-change'
import { orderField } from '#cms/fields/order-field'
import { addressField, mapPointField } from '#cms/fields/place-fields'
import { slugField } from '#cms/fields/slug-field'
import { weeklyHoursField } from '#cms/fields/weekly-hours-field'
import type { CollectionConfig } from 'payload'
import { keepMainBranchTillLast, keepOneMainBranch } from './keep-one-main-branch'

/** The shops. How many locations the business has is how many of these there are. */
export const Branches: CollectionConfig<'branches'> = {
  slug: 'branches',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'phone', 'mainBranch', 'order'],
  },
  defaultSort: 'order',
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField,
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
  ],
  hooks: {
    ...announcesChanges,
    beforeChange: [keepOneMainBranch],
    beforeDelete: [keepMainBranchTillLast],
  },
}
