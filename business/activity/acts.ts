import { type Channel, channelNames, doors } from '#business/bookings/events.ts'
import { customerMails, isCustomerMail, type MailKind } from '#business/mails/kinds.ts'

/** What an act was about and what it made of it. Of a customer it says nothing but what their booking is called. */
export interface ActDetails {
  /** Of a booking. */
  reference?: string | null
  /** The id of a message. */
  message?: string | null
  /** What editors call a page or an entry, or whose account it is. */
  label?: string | null
  /** The role before and after. */
  from?: string | null
  to?: string | null
  /** What else there is to say: the fields that were changed, the kind of a mail, how much. */
  what?: string | null
}

/** Where an act comes from: as for bookings, or from a command on the server. */
export const actDoors = [...doors, 'command'] as const

export type ActDoor = (typeof actDoors)[number]

export const actDoorNames: Record<ActDoor | Channel, string> = {
  ...channelNames,
  command: 'a command',
}

/** The words around what an act was about: `moved`, the booking, `from Thu, 26 Nov, 11AM-1PM to …`. */
export type Words = [before: string, after?: string]

interface ActWords {
  /** Where it is one of a list. */
  label: string
  isOf: 'front-desk' | 'content' | 'accounts'
  words: (details: ActDetails) => Words
}

/** What people do that leaves a line in the activity log, next to the events of bookings. */
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
    words: ({ what }) => [`sent ${mailWords(what)} again for`],
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
} as const satisfies Record<string, ActWords>

export type Act = keyof typeof acts

export const actValues = Object.keys(acts) as Act[]

/** What is about bookings, messages and their mails: what those read who work them and are no admins. */
export const frontDeskActs = actValues.filter((act) => acts[act].isOf === 'front-desk')

/**
 * An act in words, in three parts: what it was about, in the middle, may be a link. Empty where there is no such part. A
 * newer release beside this one may have written acts that this one does not know.
 */
export function sentenceOf({ act, ...details }: ActDetails & { act: Act }): {
  before: string
  about: string
  after: string
} {
  const { reference, message, label } = details
  const { words = wordsOfUnknown } = (acts as Partial<Record<Act, ActWords>>)[act] ?? {}
  const [before, after = ''] = words(details)
  const about = reference ? `booking ${reference}` : message ? 'a message' : (label ?? '')
  return { before, about, after }
}

const wordsOfUnknown: ActWords['words'] = () => ['did something that a newer release tells, with']

function mailWords(kind: string | null | undefined): string {
  return isCustomerMail(kind as MailKind)
    ? `“${customerMails[kind as keyof typeof customerMails].subject}”`
    : 'a mail'
}

const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })

/** `name, phone, address` as `name, phone, and address`. */
export function listed(fields: string | null | undefined): string {
  return list.format((fields ?? '').split(', '))
}
