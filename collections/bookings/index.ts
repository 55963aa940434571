import type { CollectionConfig } from 'payload'
import { fieldSchemas } from '#business/bookings/booking-request.ts'
import { customerDetails, orderDetails } from '#business/bookings/fields.ts'
import { serviceTypes, serviceTypeValues } from '#business/bookings/service-types.ts'
import { bookingSources, initialSource } from '#business/bookings/sources.ts'
import {
  bookingStatuses,
  bookingStatusValues,
  initialBookingStatus,
} from '#business/bookings/status.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { bookingsImport } from '#collections/bookings/import/import-endpoint.ts'
import { applyOperations } from '#collections/bookings/operations/apply-operations.ts'
import { identifyRequest, storeRequest } from '#collections/bookings/operations/request.ts'
import { announcesBookings } from '#platform/changes/announce-booking.ts'
import type { OwnStorage } from '#platform/database/own-storage.ts'
import { deleteMailsAbout } from '#platform/mail/delete-mails-about.ts'
import { admins, bookingStaff, nobody } from '#platform/payload/by-role.ts'
import { createdAtField } from '#platform/payload/fields/created-at-field.ts'
import { validAs } from '#platform/payload/fields/valid-as.ts'
import { queueChangeMail } from './booking-mails.ts'
import { detailFields } from './detail-fields.ts'
import { recordDeletion } from './record-deletion.ts'
import { validPickupDate } from './valid-pickup-date.ts'

const fixed = { create: nobody, update: nobody }

export const Bookings: CollectionConfig<'bookings'> = {
  slug: 'bookings',
  labels: { singular: 'Booking', plural: 'Bookings' },
  admin: {
    group: 'Front desk',
    hideAPIURL: true,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'phone', 'serviceType', 'date', 'time', 'status'],
    listSearchableFields: ['reference', 'name', 'phone'],
    description: 'Every pickup that customers asked for, newest first.',
    hidden: ({ user }) => user?.role === 'editor',
    components: { beforeListTable: ['/cms/admin/front-desk/import-bookings#ImportBookings'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: nobody, read: bookingStaff, update: bookingStaff, delete: admins },
  fields: [
    {
      name: 'reference',
      type: 'text',
      unique: true,
      required: true,
      access: fixed,
      admin: { readOnly: true, description: 'What the customer calls this booking by.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: initialBookingStatus,
      options: bookingStatusValues.map((value) => ({ value, label: bookingStatuses[value].label })),
      admin: { description: 'Completed and cancelled are final.' },
    },
    ...detailFields(customerDetails),
    {
      name: 'date',
      type: 'text',
      label: 'Pickup date',
      required: true,
      index: true,
      validate: validPickupDate,
      admin: {
        description:
          'Year-month-day, in Mumbai. A pickup that is pending or confirmed can be moved.',
      },
    },
    {
      name: 'time',
      type: 'select',
      label: 'Time slot',
      required: true,
      options: timeSlotValues.map((slot) => ({ value: slot, label: slot })),
      validate: validAs(fieldSchemas.time),
    },
    {
      name: 'serviceType',
      type: 'select',
      required: true,
      access: fixed,
      options: serviceTypeValues.map((value) => ({ value, label: serviceTypes[value].label })),
      validate: validAs(fieldSchemas.serviceType),
      admin: { readOnly: true },
    },
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'branches',
      admin: {
        description:
          'Who collects: the branch that names the pincode of the address. None: the main branch.',
      },
    },
    ...detailFields(orderDetails),
    {
      name: 'source',
      type: 'select',
      label: 'Booked by',
      defaultValue: initialSource,
      access: fixed,
      options: Object.entries(bookingSources).map(([value, { label }]) => ({ value, label })),
      admin: { readOnly: true },
    },
    {
      name: 'firstOrder',
      type: 'checkbox',
      label: 'First order',
      access: fixed,
      admin: {
        readOnly: true,
        description: 'No booking from this phone before: the offer that ran then applies.',
      },
    },
    {
      name: 'requestKey',
      type: 'text',
      unique: true,
      access: { ...fixed, read: nobody },
      admin: { hidden: true },
    },
    {
      name: 'manageKeyHash',
      type: 'text',
      unique: true,
      access: { ...fixed, read: nobody },
      admin: { hidden: true },
    },
    {
      // The pickup date of the last reminder.
      name: 'remindedFor',
      type: 'text',
      access: { ...fixed, read: nobody },
      admin: { hidden: true },
    },
    {
      name: 'erasedAt',
      type: 'date',
      label: 'Personal details removed',
      access: fixed,
      admin: {
        condition: ({ erasedAt }) => Boolean(erasedAt),
      },
    },
    {
      name: 'completedAt',
      type: 'date',
      access: fixed,
      admin: { condition: ({ completedAt }) => Boolean(completedAt) },
    },
    {
      name: 'pickedUpAt',
      type: 'date',
      access: fixed,
      admin: { condition: ({ pickedUpAt }) => Boolean(pickedUpAt) },
    },
    {
      name: 'pickedUpBy',
      type: 'text',
      access: fixed,
      admin: { condition: ({ pickedUpBy }) => Boolean(pickedUpBy) },
    },
    {
      name: 'history',
      type: 'ui',
      admin: { components: { Field: '/cms/admin/front-desk/history-field#HistoryField' } },
    },
    {
      name: 'mails',
      type: 'join',
      collection: 'emails',
      on: 'booking',
      defaultSort: '-createdAt',
      admin: { defaultColumns: ['subject', 'to', 'status', 'sentAt'], allowCreate: false },
    },
    createdAtField,
  ],
  endpoints: [bookingsImport],
  custom: { create: storeRequest } satisfies Partial<OwnStorage>,
  hooks: {
    beforeValidate: [identifyRequest],
    beforeChange: [applyOperations],
    afterChange: [queueChangeMail, ...announcesBookings.afterChange],
    beforeDelete: [deleteMailsAbout('booking_id')],
    afterDelete: [recordDeletion],
  },
}
