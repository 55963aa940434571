import {
  type BookingEvent,
  type BookingEventType,
  type Channel,
  channelNames,
  getChosenDelivery,
  getReschedule,
  userChannels,
} from '#business/bookings/events.ts'
import { describePayment } from '#business/bookings/payments.ts'
import { toReference } from '#business/bookings/reference.ts'
import { bookingStatuses, isBookingStatus } from '#business/bookings/status/status.ts'
import { isCustomerMail, type MailKind } from '#business/mails/mail-kinds.ts'
import { formatShortPickup } from '#business/pickups/english-dates.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { mails } from '#business/words/en.ts'

/** Customers appear only as a booking reference. */
export interface ActivityEventDetails {
  reference?: string | null
  message?: string | null
  label?: string | null
  from?: string | null
  to?: string | null
  what?: string | null
}

export const activityChannels = [...userChannels, 'command'] as const

export type ActivityChannel = (typeof activityChannels)[number]

export const activityChannelNames: Record<ActivityChannel | Channel, string> = {
  ...channelNames,
  command: 'command',
}

/** Texts around the subject: `rescheduled`, the booking, `from Thu, 26 Nov, 11AM-1PM to …`. */
export type SentenceParts = [before: string, after?: string]

interface EventTypeDefinition {
  label: string
  describe: (details: ActivityEventDetails) => SentenceParts
}

const frontDeskEvents = {
  'bookings-imported': {
    label: 'Bookings imported',
    describe: ({ what }) => [`imported ${what} from another site`],
  },
  'details-removed': {
    label: 'Personal details erased',
    describe: ({ what }) => [`erased personal details (${what})`],
  },
  'mail-resent': {
    label: 'Email resent',
    describe: ({ what }) => [`resent ${mailTitle(what)} for`],
  },
  'mail-deleted': {
    label: 'Email deleted',
    describe: ({ reference, message }) => [
      reference || message ? 'deleted an email about' : 'deleted an email',
    ],
  },
  'message-answered': { label: 'Message answered', describe: () => ['answered'] },
  'message-marked': {
    label: 'Message marked as answered',
    describe: () => ['marked', 'as answered'],
  },
  'message-unmarked': {
    label: 'Message marked as unanswered',
    describe: () => ['marked', 'as unanswered'],
  },
  'message-deleted': { label: 'Message deleted', describe: () => ['deleted'] },
} as const satisfies Record<string, EventTypeDefinition>

/** Booking events have their own: `bookingEventTypes`. */
export const activityEventTypes = {
  ...frontDeskEvents,
  'account-made': {
    label: 'Account created',
    describe: ({ to }) => ['created an account for', `as ${to}`],
  },
  'account-changed': {
    label: 'Account changed',
    describe: ({ what, from, to }) => [
      `changed ${formatList(what)} for`,
      from && to ? `from ${from} to ${to}` : '',
    ],
  },
  'account-deleted': { label: 'Account deleted', describe: () => ['deleted the account of'] },
  'two-factor-on': {
    label: 'Two-factor authentication turned on',
    describe: () => ['turned on two-factor authentication for'],
  },
  'two-factor-off': {
    label: 'Two-factor authentication turned off',
    describe: () => ['turned off two-factor authentication for'],
  },
  'sessions-ended': {
    label: 'Signed out everywhere',
    describe: () => ['signed out', 'everywhere'],
  },
  'account-rescued': {
    label: 'Account recovered',
    describe: () => ['reset the password and two-factor authentication of'],
  },
  'recipient-changed': {
    label: 'Payee or booking address changed',
    describe: ({ what, from, to }) => [`changed ${what} from ${from} to ${to} in`],
  },
} as const satisfies Record<string, EventTypeDefinition>

export type ActivityEventType = keyof typeof activityEventTypes

export const activityEventTypeValues = Object.keys(activityEventTypes) as ActivityEventType[]

/** Event types that staff without admin rights see. */
export const frontDeskEventTypes = Object.keys(frontDeskEvents) as (keyof typeof frontDeskEvents)[]

type ActivityEvent = ActivityEventDetails & { type: ActivityEventType }

/** Describes an event in three parts; the middle one may become a link. */
export function describeActivityEvent({ type, ...details }: ActivityEvent) {
  const { reference, message, label } = details
  const { describe }: EventTypeDefinition = activityEventTypes[type]
  const [before, after = ''] = describe(details)
  const about = reference ? `booking ${reference}` : message ? 'a message' : (label ?? '')
  return { before, about, after }
}

function mailTitle(kind: string | null | undefined): string {
  const mail = kind as MailKind
  return isCustomerMail(mail) ? `“${mails.subjects[mail]}”` : 'an email'
}

const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })

export function formatList(fields: string | null | undefined): string {
  return list.format((fields ?? '').split(', '))
}

/** Channels that the activity log shows: not the public site, not the worker. */
export const loggedChannels = ['dashboard', 'cms', 'manage-link'] as const satisfies Channel[]

export function isLoggedChannel(channel: Channel): channel is (typeof loggedChannels)[number] {
  return loggedChannels.some((logged) => logged === channel)
}

type Event = Pick<BookingEvent, 'type' | 'from' | 'to' | 'text' | 'createdAt'> & { booking: string }

const sentences: Record<BookingEventType, (event: Event) => SentenceParts> = {
  booked: () => ['created', 'for a caller'],
  rescheduled: (event) => {
    const { from, to } = getReschedule(event)!
    const format = (pickup: Pickup) => formatShortPickup(pickup, dayOf(event))
    return ['rescheduled', `from ${format(from)} to ${format(to)}`]
  },
  'status-changed': ({ to }) => [toLabel(to)],
  corrected: ({ text }) => [`corrected ${formatList(text)} of`],
  noted: () => ['added a note to'],
  'picked-up': () => ['marked', 'as picked up'],
  'not-picked-up': () => ['marked', 'as not picked up'],
  arrived: () => ['marked', 'as at the shop'],
  'not-arrived': () => ['marked', 'as not at the shop'],
  ready: () => ['marked', 'as ready'],
  'not-ready': () => ['marked', 'as not ready'],
  'delivery-chosen': (event) => {
    const delivery = getChosenDelivery(event)
    return delivery
      ? ['set the delivery of', `to ${formatShortPickup(delivery, dayOf(event))}`]
      : ['removed the delivery time of']
  },
  dispatched: () => ['marked', 'as out for delivery'],
  'not-dispatched': () => ['marked', 'as not out for delivery'],
  delivered: () => ['marked', 'as delivered'],
  'not-delivered': () => ['marked', 'as not delivered'],
  billed: ({ text }) => ['billed', text ? `(${text})` : ''],
  paid: ({ to, text }) => ['marked', `as paid (${describePayment({ to, text })})`],
  'not-paid': () => ['marked', 'as not paid'],
  undone: ({ from, to }) => ['changed', `back from ${toLabel(from)} to ${toLabel(to)}`],
  'not-duplicate': () => ['marked', 'as not a duplicate'],
  erased: () => ['erased the personal details of'],
  deleted: () => ['deleted'],
}

function dayOf({ createdAt }: Event): LocalDate {
  return localDateAt(new Date(createdAt))
}

function toLabel(status: string | null | undefined): string {
  return isBookingStatus(status) ? bookingStatuses[status].label.toLowerCase() : 'changed'
}

export function describeBookingEvent(event: Event) {
  const [before, after = ''] = sentences[event.type](event)
  return { before, about: `booking ${toReference(event.booking)}`, after }
}
