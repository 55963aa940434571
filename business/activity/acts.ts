import { type Channel, channelNames, doors } from '#business/bookings/events.ts'
import { customerMails, isCustomerMail, type MailKind } from '#business/mails/kinds.ts'

/** Customers appear only as a booking reference. */
export interface ActDetails {
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
export const actDoors = [...doors, 'command'] as const

export type ActDoor = (typeof actDoors)[number]

export const actDoorNames: Record<ActDoor | Channel, string> = {
  ...channelNames,
  command: 'a command',
}

/** Texts around the subject: `moved`, the booking, `from Thu, 26 Nov, 11AM-1PM to …`. */
export type Words = [before: string, after?: string]

interface EventTypeDefinition {
  label: string
  isOf: 'front-desk' | 'content' | 'accounts'
  words: (details: ActDetails) => Words
}

/** Booking events have their own types. */
export const acts = {
  'bookings-imported': {
    label: 'Bookings of another site brought in',
    isOf: 'front-desk',
    words: ({ what }) => [`brought in ${what} of another site`],
  },
  'details-removed': {
    label: 'Personal details removed',
    isOf: 'front-desk',
    words: ({ what }) => [`removed personal details (${what})`],
  },
  'mail-resent': {
    label: 'Mail sent again',
    isOf: 'front-desk',
    words: ({ what }) => [`sent ${mailTitle(what)} again for`],
  },
  'mail-deleted': {
    label: 'Mail deleted',
    isOf: 'front-desk',
    words: ({ reference, message }) => [
      reference || message ? 'deleted a mail about' : 'deleted a mail',
    ],
  },
  'message-answered': { label: 'Message answered', isOf: 'front-desk', words: () => ['answered'] },
  'message-marked': {
    label: 'Message marked as answered',
    isOf: 'front-desk',
    words: () => ['marked', 'as answered'],
  },
  'message-unmarked': {
    label: 'Message marked as not answered',
    isOf: 'front-desk',
    words: () => ['marked', 'as not answered'],
  },
  'message-deleted': { label: 'Message deleted', isOf: 'front-desk', words: () => ['deleted'] },
  published: { label: 'Published', isOf: 'content', words: () => ['published'] },
  unpublished: { label: 'Unpublished', isOf: 'content', words: () => ['unpublished'] },
  'content-added': { label: 'Added', isOf: 'content', words: () => ['added'] },
  'content-changed': { label: 'Changed', isOf: 'content', words: () => ['changed'] },
  'content-deleted': { label: 'Deleted', isOf: 'content', words: () => ['deleted'] },
  'account-made': {
    label: 'Account made',
    isOf: 'accounts',
    words: ({ to }) => ['made an account for', `as ${to}`],
  },
  'account-changed': {
    label: 'Account changed',
    isOf: 'accounts',
    words: ({ what, from, to }) => [
      `changed ${listed(what)} of the account of`,
      from && to ? `from ${from} to ${to}` : '',
    ],
  },
  'account-deleted': {
    label: 'Account deleted',
    isOf: 'accounts',
    words: () => ['deleted the account of'],
  },
  'second-step-on': {
    label: 'Second step turned on',
    isOf: 'accounts',
    words: () => ['turned on the second step at sign-in for'],
  },
  'second-step-off': {
    label: 'Second step turned off',
    isOf: 'accounts',
    words: () => ['turned off the second step at sign-in for'],
  },
  'sessions-ended': {
    label: 'Signed out everywhere',
    isOf: 'accounts',
    words: () => ['signed out', 'everywhere'],
  },
  'account-rescued': {
    label: 'Account rescued',
    isOf: 'accounts',
    words: () => ['gave a new password and no second step to'],
  },
} as const satisfies Record<string, EventTypeDefinition>

export type Act = keyof typeof acts

export const actValues = Object.keys(acts) as Act[]

/** Event types that staff without admin rights see. */
export const frontDeskActs = actValues.filter((act) => acts[act].isOf === 'front-desk')

/**
 * Describes an event in three parts; the middle one may become a link. A newer release may store
 * types that this one lacks.
 */
export function sentenceOf({ act, ...details }: ActDetails & { act: Act }): {
  before: string
  about: string
  after: string
} {
  const { reference, message, label } = details
  const { words = describeUnknown } = (acts as Partial<Record<Act, EventTypeDefinition>>)[act] ?? {}
  const [before, after = ''] = words(details)
  const about = reference ? `booking ${reference}` : message ? 'a message' : (label ?? '')
  return { before, about, after }
}

const describeUnknown: EventTypeDefinition['words'] = () => [
  'did something that a newer release tells, with',
]

function mailTitle(kind: string | null | undefined): string {
  return isCustomerMail(kind as MailKind)
    ? `“${customerMails[kind as keyof typeof customerMails].subject}”`
    : 'a mail'
}

const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })

/** Formats `a, b, c` as `a, b, and c`. */
export function listed(fields: string | null | undefined): string {
  return list.format((fields ?? '').split(', '))
}
