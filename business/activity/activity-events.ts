import { type Channel, channelNames, userChannels } from '#business/bookings/events.ts'
import { customerMails, isCustomerMail, type MailKind } from '#business/mails/mail-kinds.ts'

/** Customers appear only as a booking reference. */
export interface ActivityEventDetails {
  reference?: string | null
  /** Message id. */
  message?: string | null
  /** Title of a page or entry, or account owner. */
  label?: string | null
  /** Roles before and after. */
  from?: string | null
  to?: string | null
  /** Changed fields, mail kind or counts. */
  what?: string | null
}

/** Adds commands on the server. */
export const activityChannels = [...userChannels, 'command'] as const

export type ActivityChannel = (typeof activityChannels)[number]

export const activityChannelNames: Record<ActivityChannel | Channel, string> = {
  ...channelNames,
  command: 'a command',
}

/** Texts around the subject: `moved`, the booking, `from Thu, 26 Nov, 11AM-1PM to …`. */
export type SentenceParts = [before: string, after?: string]

interface EventTypeDefinition {
  label: string
  area: 'front-desk' | 'content' | 'accounts'
  describe: (details: ActivityEventDetails) => SentenceParts
}

/** Booking events have their own types. */
export const activityEventTypes = {
  'bookings-imported': {
    label: 'Bookings of another site brought in',
    area: 'front-desk',
    describe: ({ what }) => [`brought in ${what} of another site`],
  },
  'details-removed': {
    label: 'Personal details removed',
    area: 'front-desk',
    describe: ({ what }) => [`removed personal details (${what})`],
  },
  'mail-resent': {
    label: 'Mail sent again',
    area: 'front-desk',
    describe: ({ what }) => [`sent ${mailTitle(what)} again for`],
  },
  'mail-deleted': {
    label: 'Mail deleted',
    area: 'front-desk',
    describe: ({ reference, message }) => [
      reference || message ? 'deleted a mail about' : 'deleted a mail',
    ],
  },
  'message-answered': {
    label: 'Message answered',
    area: 'front-desk',
    describe: () => ['answered'],
  },
  'message-marked': {
    label: 'Message marked as answered',
    area: 'front-desk',
    describe: () => ['marked', 'as answered'],
  },
  'message-unmarked': {
    label: 'Message marked as not answered',
    area: 'front-desk',
    describe: () => ['marked', 'as not answered'],
  },
  'message-deleted': { label: 'Message deleted', area: 'front-desk', describe: () => ['deleted'] },
  published: { label: 'Published', area: 'content', describe: () => ['published'] },
  unpublished: { label: 'Unpublished', area: 'content', describe: () => ['unpublished'] },
  'content-added': { label: 'Added', area: 'content', describe: () => ['added'] },
  'content-changed': { label: 'Changed', area: 'content', describe: () => ['changed'] },
  'content-deleted': { label: 'Deleted', area: 'content', describe: () => ['deleted'] },
  'account-made': {
    label: 'Account made',
    area: 'accounts',
    describe: ({ to }) => ['made an account for', `as ${to}`],
  },
  'account-changed': {
    label: 'Account changed',
    area: 'accounts',
    describe: ({ what, from, to }) => [
      `changed ${formatList(what)} of the account of`,
      from && to ? `from ${from} to ${to}` : '',
    ],
  },
  'account-deleted': {
    label: 'Account deleted',
    area: 'accounts',
    describe: () => ['deleted the account of'],
  },
  'second-step-on': {
    label: 'Second step turned on',
    area: 'accounts',
    describe: () => ['turned on the second step at sign-in for'],
  },
  'second-step-off': {
    label: 'Second step turned off',
    area: 'accounts',
    describe: () => ['turned off the second step at sign-in for'],
  },
  'sessions-ended': {
    label: 'Signed out everywhere',
    area: 'accounts',
    describe: () => ['signed out', 'everywhere'],
  },
  'account-rescued': {
    label: 'Account rescued',
    area: 'accounts',
    describe: () => ['gave a new password and no second step to'],
  },
} as const satisfies Record<string, EventTypeDefinition>

export type ActivityEventType = keyof typeof activityEventTypes

export const activityEventTypeValues = Object.keys(activityEventTypes) as ActivityEventType[]

/** Event types that staff without admin rights see. */
export const frontDeskEventTypes = activityEventTypeValues.filter(
  (act) => activityEventTypes[act].area === 'front-desk',
)

/**
 * Describes an event in three parts; the middle one may become a link. A newer release may store
 * types that this one lacks.
 */
export function describeActivityEvent({
  act,
  ...details
}: ActivityEventDetails & { act: ActivityEventType }): {
  before: string
  about: string
  after: string
} {
  const { reference, message, label } = details
  const { describe = describeUnknown } =
    (activityEventTypes as Partial<Record<ActivityEventType, EventTypeDefinition>>)[act] ?? {}
  const [before, after = ''] = describe(details)
  const about = reference ? `booking ${reference}` : message ? 'a message' : (label ?? '')
  return { before, about, after }
}

const describeUnknown: EventTypeDefinition['describe'] = () => [
  'did something that a newer release tells, with',
]

function mailTitle(kind: string | null | undefined): string {
  return isCustomerMail(kind as MailKind)
    ? `“${customerMails[kind as keyof typeof customerMails].subject}”`
    : 'a mail'
}

const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })

/** Formats `a, b, c` as `a, b, and c`. */
export function formatList(fields: string | null | undefined): string {
  return list.format((fields ?? '').split(', '))
}
