import type { BookingEventType } from '#business/bookings/events.ts'
import { isMissed, type MissablePickup } from '#business/bookings/missed-pickup.ts'
import { lastStep, type OrderStep } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, isOpen, openStatuses } from '#business/bookings/status/status.ts'
import { isPickupPast, type Pickup } from '#business/pickups/pickup.ts'
import type { Trip } from '#business/pickups/pickup-rules.ts'
import type { defaultTexts } from '#business/words/en-default-texts.ts'
import type { Words } from '#business/words/sentence.ts'

export type MailLink = 'manage' | 'delivery' | 'again'

interface MailToCustomer {
  label: string
  textsKey: keyof typeof defaultTexts.mails
  accurateStatuses: readonly BookingStatus[]
  /** Null: the next trip of the order. */
  trip: Trip | null
  /** Leads to the booking's page, its delivery times, or a form prefilled from it. */
  link: MailLink
  /** Attaches a calendar entry: new, changed or removed. */
  hasCalendar: boolean
  isOptional: boolean
  /** Until editors enable it. */
  isOffByDefault?: true
}

const aboutPickup = {
  accurateStatuses: openStatuses,
  trip: 'pickup',
  link: 'manage',
  hasCalendar: true,
  isOptional: true,
} as const

const aboutReturn = { ...aboutPickup, trip: 'delivery', hasCalendar: false } as const

export const customerMails = {
  'booking-confirmation': {
    ...aboutPickup,
    label: 'Booking confirmation, to the customer',
    textsKey: 'confirmation',
    isOptional: false,
  },
  'booking-confirmed': {
    ...aboutPickup,
    label: 'Pickup confirmed, to the customer',
    textsKey: 'confirmed',
    accurateStatuses: ['confirmed'],
  },
  'booking-completed': {
    ...aboutReturn,
    label: 'Order completed with receipt, to the customer',
    textsKey: 'completed',
    accurateStatuses: ['completed'],
    link: 'again',
  },
  'booking-cancelled': {
    ...aboutPickup,
    label: 'Pickup cancelled, to the customer',
    textsKey: 'cancelled',
    accurateStatuses: ['cancelled'],
    link: 'again',
  },
  'booking-rescheduled': {
    ...aboutPickup,
    label: 'Pickup rescheduled, to the customer',
    textsKey: 'rescheduled',
  },
  'booking-reminder': {
    ...aboutPickup,
    label: 'Reminder the evening before, to the customer',
    textsKey: 'reminder',
    hasCalendar: false,
  },
  'pickup-missed': {
    ...aboutPickup,
    label: 'Not collected, to the customer',
    textsKey: 'missed',
    hasCalendar: false,
  },
  'order-ready': {
    ...aboutReturn,
    label: 'Ready, to the customer',
    textsKey: 'ready',
    link: 'delivery',
  },
  'order-dispatched': {
    ...aboutReturn,
    label: 'On its way, to the customer',
    textsKey: 'dispatched',
  },
  'order-delivered': {
    ...aboutReturn,
    label: 'Delivered, to the customer',
    textsKey: 'delivered',
    // Completing the order, usually the next step, sends one.
    isOffByDefault: true,
  },
  bill: {
    ...aboutReturn,
    label: 'Bill, to the customer',
    textsKey: 'bill',
    accurateStatuses: ['confirmed', 'completed'],
  },
  'manage-link': {
    ...aboutReturn,
    label: 'Lost booking link, to the customer',
    textsKey: 'manageLink',
    trip: null,
    isOptional: false,
  },
} as const satisfies Record<string, MailToCustomer>

export type CustomerMailKind = keyof typeof customerMails

export const mailLabels = {
  'booking-notice': 'New booking, to the business',
  ...(Object.fromEntries(
    Object.entries(customerMails).map(([kind, { label }]) => [kind, label]),
  ) as Record<CustomerMailKind, string>),
  'change-notice': 'Changed by the customer, to the business',
  'contact-notice': 'Contact message, to the business',
  'email-removed': 'Removed from the calendar, to the earlier address',
  'contact-answer': 'Answer to a message, to its sender',
  'password-reset': 'Password reset link, to the account owner',
  'wrong-codes': 'Wrong two-factor codes, to the account owner',
  'email-confirmation': 'Link for a new email, to its address',
  'email-change': 'New email, to the account owner',
  'recipient-changed': 'Payee or booking address changed, to the admins',
} as const

export type MailKind = keyof typeof mailLabels

export function isCustomerMail(kind: MailKind): kind is CustomerMailKind {
  return Object.hasOwn(customerMails, kind)
}

/** Mails only to addresses of accounts, or to the address that one has just left. */
export const accountMailKinds: readonly MailKind[] = [
  'password-reset',
  'wrong-codes',
  'email-change',
  'recipient-changed',
]

export const noticeSubjects = {
  'booking-notice': ({ reference, name }: { reference: string; name: string }) =>
    `New Booking #${reference} - ${name}`,
  'change-notice': (booking: { reference: string; name: string }, change?: BookingEventType) =>
    `${noticeOfChange(change)} by Customer #${booking.reference} - ${booking.name}`,
  'contact-notice': ({ subject }: { subject: string }) => `New message - ${subject}`,
}

/** Customers make these changes; a cancellation changes the status. */
function noticeOfChange(change?: BookingEventType): string {
  if (change === 'delivery-chosen') return 'Delivery Time Chosen'
  return change === 'rescheduled' ? 'Booking Rescheduled' : 'Booking Cancelled'
}

/** Returns the subject of a reply, by which mail programs group messages. */
export function answerSubject({ subject }: { subject: string }): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}

/** Returns `Booking Confirmed #3F9A1C07`. */
export function customerMailSubject(
  kind: CustomerMailKind,
  reference: string,
  { defaultTexts: { mails } }: Pick<Words, 'defaultTexts'>,
): string {
  return `${mails[customerMails[kind].textsKey].subject} #${reference}`
}

export interface BookingState extends Pickup, MissablePickup {
  email?: string | null
}

const statusMails = {
  pending: null,
  confirmed: 'booking-confirmed',
  completed: 'booking-completed',
  cancelled: 'booking-cancelled',
} as const satisfies Record<BookingStatus, CustomerMailKind | null>

/** Returns the mail that announces a status, or null. */
export function mailForStatus(status: BookingStatus): CustomerMailKind | null {
  return statusMails[status]
}

const stepMails: Partial<Record<OrderStep, CustomerMailKind>> = {
  ready: 'order-ready',
  dispatched: 'order-dispatched',
  delivered: 'order-delivered',
}

/** Returns the mail that announces a step, or null. */
export function mailForStep(step: OrderStep | null): CustomerMailKind | null {
  return (step && stepMails[step]) ?? null
}

/** Returns the mails that bring the current manage link, best first; one is enough. */
export function mailsToNewAddress(booking: BookingState, now: Date): CustomerMailKind[] {
  if (!isOpen(booking)) return []
  const step = lastStep(booking)
  const stepMail = mailForStep(step)
  if (stepMail) return [stepMail, 'manage-link']
  if (step || isPickupPast(booking, now)) return ['manage-link']
  return [mailForStatus(booking.status) ?? 'booking-confirmation', 'manage-link']
}

/** Returns the kind whose texts are true: a confirmed pickup needs no call. */
export function kindToWrite<Kind extends MailKind>(
  kind: Kind,
  { status }: Pick<BookingState, 'status'>,
): Kind | 'booking-confirmed' {
  return kind === 'booking-confirmation' && status === 'confirmed' ? 'booking-confirmed' : kind
}

/** True if the mail is accurate in this status and promises no past pickup. */
export function isMailAccurate(
  queuedKind: CustomerMailKind,
  booking: BookingState,
  now: Date,
): boolean {
  const { status } = booking
  const kind = kindToWrite(queuedKind, { status })
  if (kind === 'pickup-missed') return isMissed(booking)
  if (kind === 'booking-confirmed' && isPickupPast(booking, now)) return false
  const { trip, accurateStatuses }: MailToCustomer = customerMails[kind]
  const promisesPickup = trip === 'pickup' && kind !== 'booking-cancelled'
  if (promisesPickup && lastStep(booking)) return false
  // The mail of a step is outdated after the next one.
  const isOfStep = Object.values(stepMails).includes(kind)
  if (isOfStep && mailForStep(lastStep(booking)) !== kind) return false
  return accurateStatuses.includes(status)
}
