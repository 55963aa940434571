import type { CollectionConfig, DateField } from 'payload'
import { bookingSources, initialSource } from '#business/bookings/booking.ts'
import { customerDetailNames, orderDetailNames } from '#business/bookings/fields.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { missedReasons, missedState } from '#business/bookings/missed-pickup.ts'
import { laterSteps, orderSteps } from '#business/bookings/return/order-steps.ts'
import { serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingStatuses, initialBookingStatus } from '#business/bookings/status/status.ts'
import { defaultLanguage, languageCodes, languages } from '#business/languages/languages.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { serviceTypes } from '#business/words/en.ts'
import { optionsOf } from '#collections/compact-fields.ts'
import type { Booking } from '#payload-types.ts'
import {
  admins,
  bookingStaff,
  nobody,
  unlessBookingStaff,
  writtenOnlyBy,
} from '#platform/api/access.ts'
import { createdAtField, dateComponents } from '#platform/fields/date-fields.ts'
import { validateWith } from '#platform/fields/validate-with.ts'
import { deleteRelatedMails } from '#platform/mail/queue-mails.ts'
import { detailFields } from './detail-fields.ts'
import { recordDeletion } from './record-deletion.ts'
import { bookingEndpoints } from './rest-endpoints.ts'

const fixed = { create: nobody, update: nobody }

const hidden = { access: { ...fixed, read: nobody }, admin: { hidden: true } }

function shownIfSet(
  name: keyof Booking,
  admin: { components?: typeof dateComponents; description?: string } = {},
) {
  const condition = (booking: Partial<Booking>) => Boolean(booking[name])
  return { name, access: fixed, admin: { condition, ...admin } }
}

export const Bookings: CollectionConfig<'bookings'> = {
  slug: 'bookings',
  labels: { singular: 'Booking', plural: 'Bookings' },
  admin: {
    group: 'Front desk',
    hideAPIURL: true,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'phone', 'serviceType', 'date', 'time', 'status'],
    listSearchableFields: ['reference', 'name', 'phone'],
    description: 'All bookings, newest first.',
    hidden: unlessBookingStaff,
    components: { beforeListTable: ['/cms/admin/front-desk/import-bookings#ImportBookings'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  access: { create: nobody, read: bookingStaff, update: bookingStaff, delete: admins },
  fields: [
    {
      name: 'reference',
      type: 'text',
      label: 'Booking ID',
      unique: true,
      required: true,
      access: fixed,
      admin: { readOnly: true, description: 'The ID that the customer sees.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: initialBookingStatus,
      options: optionsOf(bookingStatuses),
      admin: { description: 'Completed and cancelled are final.' },
    },
    ...detailFields(customerDetailNames),
    {
      name: 'date',
      type: 'text',
      label: 'Pickup date',
      required: true,
      index: true,
      validate: validateWith(englishFields.date),
      admin: {
        components: dateComponents,
        description: 'You can reschedule pending and confirmed bookings.',
      },
    },
    {
      name: 'time',
      type: 'select',
      label: 'Time slot',
      required: true,
      options: timeSlotValues.map((slot) => ({ value: slot, label: slot })),
      validate: validateWith(englishFields.time),
    },
    {
      name: 'serviceType',
      type: 'select',
      required: true,
      access: fixed,
      options: serviceTypeValues.map((value) => ({ value, label: serviceTypes[value].label })),
      validate: validateWith(englishFields.serviceType),
      admin: { readOnly: true },
    },
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'branches',
      admin: {
        description:
          'The branch that collects: the one that covers the pincode of the address. Empty: the main branch.',
      },
    },
    ...detailFields(orderDetailNames),
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: defaultLanguage,
      options: languageCodes.map((value) => ({ value, label: languages[value].name })),
      admin: { description: 'The customer gets emails and WhatsApp messages in this language.' },
    },
    {
      name: 'source',
      type: 'select',
      label: 'Booked via',
      defaultValue: initialSource,
      access: fixed,
      options: optionsOf(bookingSources),
      admin: { readOnly: true },
    },
    {
      name: 'firstOrder',
      type: 'checkbox',
      label: 'First order',
      access: fixed,
      admin: {
        readOnly: true,
        description:
          'The first booking from this phone number. The offer at the time of booking applies.',
      },
    },
    {
      name: 'express',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Changing it changes the promised day.' },
    },
    {
      name: 'promisedDate',
      type: 'text',
      label: 'Back by',
      access: fixed,
      admin: {
        readOnly: true,
        components: dateComponents,
        description: 'The day promised when the pickup was booked or rescheduled.',
      },
    },
    { name: 'requestKey', type: 'text', unique: true, ...hidden },
    { name: 'manageKeyHash', type: 'text', unique: true, ...hidden },
    // The pickup date of the last reminder.
    { name: 'remindedFor', type: 'text', ...hidden },
    { ...shownIfSet('erasedAt'), type: 'date', label: 'Personal details erased' },
    { ...shownIfSet('completedAt'), type: 'date' },
    { ...shownIfSet('pickedUpAt'), type: 'date' },
    { ...shownIfSet('pickedUpBy'), type: 'text' },
    {
      ...shownIfSet('pieceCount', { description: 'Counted at the pickup.' }),
      type: 'number',
      label: 'Pieces',
    },
    {
      ...shownIfSet('missedReason'),
      type: 'select',
      label: missedState.label,
      options: optionsOf(missedReasons),
    },
    ...laterSteps.map((step): DateField => {
      return { ...shownIfSet(orderSteps[step].column), type: 'date', label: orderSteps[step].label }
    }),
    { ...shownIfSet('deliveryDate', { components: dateComponents }), type: 'text', index: true },
    {
      ...shownIfSet('deliveryTime'),
      type: 'select',
      label: 'Delivery slot',
      options: timeSlotValues.map((slot) => ({ value: slot, label: slot })),
    },
    // Made by `npm run demo`.
    { name: 'sample', type: 'checkbox', ...hidden },
    {
      name: 'history',
      type: 'ui',
      admin: { components: { Field: '/cms/admin/front-desk/history-field#HistoryField' } },
    },
    {
      name: 'mails',
      type: 'join',
      label: 'Emails',
      collection: 'emails',
      on: 'booking',
      defaultSort: '-createdAt',
      admin: { defaultColumns: ['subject', 'to', 'status', 'sentAt'], allowCreate: false },
    },
    createdAtField,
  ],
  endpoints: bookingEndpoints,
  hooks: {
    beforeOperation: [writtenOnlyBy('collections/bookings/operations/')],
    beforeDelete: [deleteRelatedMails('booking_id')],
    afterDelete: [recordDeletion],
  },
}
