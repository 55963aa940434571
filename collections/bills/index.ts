import type { CollectionConfig, Field, NumberField } from 'payload'
import { paymentMethods } from '#business/bookings/payments.ts'
import { optionsOf } from '#collections/compact-fields.ts'
import { bookingStaff, nobody, writtenOnlyBy } from '#platform/api/access.ts'

const paise = (name: string): NumberField => ({ name, type: 'number', required: true })

const lines: Field = {
  name: 'lines',
  type: 'json',
  required: true,
  typescriptSchema: [
    () => ({
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['item', 'count', 'unitPaise', 'price'],
        properties: {
          item: { type: 'string' },
          count: { type: 'number' },
          unit: { type: 'string', enum: ['kg'] },
          unitPaise: { type: 'number' },
          price: { type: ['string', 'null'] },
        },
      },
    }),
  ],
}

/**
 * One for each booking. Only operations write it. Holds no name, and outlives an erased or deleted
 * booking: the business must be able to account for its income.
 */
export const Bills: CollectionConfig<'bills'> = {
  slug: 'bills',
  labels: { singular: 'Bill', plural: 'Bills' },
  admin: { hidden: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: bookingStaff, update: nobody, delete: nobody },
  hooks: { beforeOperation: [writtenOnlyBy('collections/bills/operations/')] },
  fields: [
    // Not a relationship: PostgreSQL would clear it when the booking is deleted.
    { name: 'booking', type: 'text', required: true, unique: true },
    lines,
    { name: 'expressPercent', type: 'number' },
    { name: 'offer', type: 'text' },
    { name: 'percentOff', type: 'number' },
    paise('piecesPaise'),
    paise('surchargePaise'),
    paise('discountPaise'),
    paise('totalPaise'),
    // The owner's details when the bill was saved.
    { name: 'upiId', type: 'text' },
    { name: 'payeeName', type: 'text' },
    { name: 'gstNumber', type: 'text' },
    { name: 'legalName', type: 'text' },
    { name: 'gstPercent', type: 'number' },
    { name: 'taxPaise', type: 'number' },
    { name: 'wording', type: 'textarea' },
    { name: 'paidAt', type: 'date', index: true },
    { name: 'paidBy', type: 'text' },
    { name: 'paymentMethod', type: 'select', options: optionsOf(paymentMethods) },
  ],
}
