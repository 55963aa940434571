import { admins, bookingStaff, nobody } from '#cms/access/by-role'
import type { CollectionConfig } from 'payload'

/** The outbox: every mail the product owes somebody, and what became of it. */
export const Emails: CollectionConfig<'emails'> = {
  slug: 'emails',
  labels: { singular: 'Mail', plural: 'Sent mail' },
  admin: {
    group: 'Front desk',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'attempts', 'sentAt'],
    description: 'Mail to customers and to the business. Unsent mail is tried again by itself.',
    hidden: ({ user }) => user?.role === 'editor',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: nobody, read: bookingStaff, update: nobody, delete: admins },
  fields: [
    { name: 'subject', type: 'text', required: true },
    { name: 'to', type: 'text', required: true },
    { name: 'replyTo', type: 'text' },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'queued', label: 'Waiting' },
        { value: 'sent', label: 'Sent' },
        { value: 'failed', label: 'Given up' },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'booking-notice', label: 'New booking, to the business' },
        { value: 'booking-confirmation', label: 'Booking confirmation, to the customer' },
        { value: 'booking-confirmed', label: 'Pickup confirmed, to the customer' },
        { value: 'booking-completed', label: 'Pickup completed, to the customer' },
        { value: 'booking-cancelled', label: 'Pickup cancelled, to the customer' },
        { value: 'booking-rescheduled', label: 'Pickup moved, to the customer' },
        { value: 'booking-reminder', label: 'Reminder the evening before, to the customer' },
        { value: 'manage-link', label: 'Link to the booking, to a customer who lost it' },
        { value: 'change-notice', label: 'Changed by the customer, to the business' },
        { value: 'contact-notice', label: 'Contact message, to the business' },
      ],
    },
    { name: 'booking', type: 'relationship', relationTo: 'bookings' },
    { name: 'contactMessage', type: 'relationship', relationTo: 'contact-messages' },
    { name: 'attempts', type: 'number', required: true },
    { name: 'lastError', type: 'textarea' },
    { name: 'sentAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    {
      name: 'messageId',
      type: 'text',
      required: true,
      admin: {
        description: 'The same for every attempt, so that a mail sent twice is shown once.',
      },
    },
    {
      name: 'calendar',
      type: 'code',
      admin: { description: 'The calendar file that goes with it. RFC 5545' },
    },
    { name: 'text', type: 'textarea' },
    { name: 'html', type: 'code', admin: { language: 'html' } },
  ],
}
