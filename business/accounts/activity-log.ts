import {
  type Channel,
  channelNames,
  type SentenceParts,
  userChannels,
} from '#business/bookings/events.ts'
import { formatList } from '#business/bookings/timelines.ts'
import { customerMails, isCustomerMail, type MailKind } from '#business/mails/mail-kinds.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'

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
  if (!isCustomerMail(mail)) return 'an email'
  return `“${defaultTexts.mails[customerMails[mail].textsKey].subject}”`
}

/** Channels that the activity log shows: not the public site, not the worker. */
export const loggedChannels = ['dashboard', 'cms', 'manage-link'] as const satisfies Channel[]

export function isLoggedChannel(channel: Channel): channel is (typeof loggedChannels)[number] {
  return loggedChannels.some((logged) => logged === channel)
}
