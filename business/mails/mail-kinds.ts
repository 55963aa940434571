import {
  isStepDone,
  lastStep,
  type OrderStep,
  type StepTimes,
} from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, openStatuses } from '#business/bookings/status/status.ts'
import { isPickupPast, isRescheduled, type Pickup } from '#business/pickups/pickup.ts'
import type { defaultTexts } from '#business/words/en/default-texts.ts'
import type { MailWords } from '#business/words/en/mails.ts'

interface MailToCustomer {
  label: string
  /** Key of the editable texts. */
  textsKey: keyof typeof defaultTexts.mails
  accurateStatuses: readonly BookingStatus[]
  /** Leads to the booking's page, its delivery times, or a form prefilled from it. */
  link: 'manage' | 'delivery' | 'again' | null
  /** Attaches a calendar entry: new, changed or removed. */
  hasCalendar: boolean
  /** Editors may disable it. */
  isOptional: boolean
  /** Until editors enable it. */
  isOffByDefault?: true
}

export const customerMails = {
  'booking-confirmation': {
    label: 'Booking confirmation, to the customer',
    textsKey: 'confirmation',
    accurateStatuses: openStatuses,
    link: 'manage',
    hasCalendar: true,
    isOptional: false,
  },
  'booking-confirmed': {
    label: 'Pickup confirmed, to the customer',
    textsKey: 'confirmed',
    accurateStatuses: ['confirmed'],
    link: 'manage',
    hasCalendar: true,
    isOptional: true,
  },
  'booking-completed': {
    label: 'Order completed, to the customer',
    textsKey: 'completed',
    accurateStatuses: ['completed'],
    link: 'again',
    hasCalendar: false,
    isOptional: true,
  },
  'booking-cancelled': {
    label: 'Pickup cancelled, to the customer',
    textsKey: 'cancelled',
    accurateStatuses: ['cancelled'],
    link: null,
    hasCalendar: true,
    isOptional: true,
  },
  'booking-rescheduled': {
    label: 'Pickup rescheduled, to the customer',
    textsKey: 'rescheduled',
    accurateStatuses: openStatuses,
    link: 'manage',
    hasCalendar: true,
    isOptional: true,
  },
  'booking-reminder': {
    label: 'Reminder the evening before, to the customer',
    textsKey: 'reminder',
    accurateStatuses: openStatuses,
    link: 'manage',
    hasCalendar: false,
    isOptional: true,
  },
  'order-ready': {
    label: 'Ready, to the customer',
    textsKey: 'ready',
    accurateStatuses: openStatuses,
    link: 'delivery',
    hasCalendar: false,
    isOptional: true,
  },
  'order-dispatched': {
    label: 'Out for delivery, to the customer',
    textsKey: 'dispatched',
    accurateStatuses: openStatuses,
    link: 'manage',
    hasCalendar: false,
    isOptional: true,
  },
  'order-delivered': {
    label: 'Delivered, to the customer',
    textsKey: 'delivered',
    accurateStatuses: openStatuses,
    link: 'manage',
    hasCalendar: false,
    isOptional: true,
    // Completing the order, usually the next step, sends one.
    isOffByDefault: true,
  },
  bill: {
    label: 'Bill, to the customer',
    textsKey: 'bill',
    accurateStatuses: ['confirmed', 'completed'],
    link: 'manage',
    hasCalendar: false,
    isOptional: true,
  },
  'manage-link': {
    label: 'Lost booking link, to the customer',
    textsKey: 'manageLink',
    accurateStatuses: openStatuses,
    link: 'manage',
    hasCalendar: false,
    isOptional: false,
  },
} as const satisfies Record<string, MailToCustomer>

export type CustomerMailKind = keyof typeof customerMails

/** In the order of the outbox filter. */
export const mailLabels = {
  'booking-notice': 'New booking, to the business',
  ...(Object.fromEntries(
    Object.entries(customerMails).map(([kind, { label }]) => [kind, label]),
  ) as Record<CustomerMailKind, string>),
  'change-notice': 'Changed by the customer, to the business',
  'contact-notice': 'Contact message, to the business',
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

/** Subjects of mails to the business. */
export const noticeSubjects = {
  'booking-notice': ({ reference, name }: { reference: string; name: string }) =>
    `New Booking #${reference} - ${name}`,
  'change-notice': ({
    status,
    reference,
    name,
  }: {
    status: BookingStatus
    reference: string
    name: string
  }) =>
    `Booking ${status === 'cancelled' ? 'Cancelled' : 'Rescheduled'} by Customer #${reference} - ${name}`,
  'contact-notice': ({ subject }: { subject: string }) => `New message - ${subject}`,
}

/** Returns the subject of a reply, by which mail programs group messages. */
export function answerSubject({ subject }: { subject: string }): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}

/** Returns `Booking Confirmed #3F9A1C07`. */
export function customerMailSubject(
  kind: CustomerMailKind,
  reference: string,
  { subjects }: Pick<MailWords, 'subjects'>,
): string {
  return `${subjects[kind]} #${reference}`
}

interface BookingState extends Pickup, StepTimes {
  status: BookingStatus
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

/** Returns the mails that announce a change, best first; one is enough. Empty without a change. */
export function mailsForChange(
  before: BookingState,
  after: BookingState,
  now: Date,
): CustomerMailKind[] {
  const kinds: CustomerMailKind[] = []
  const statusMail = mailForStatus(after.status)
  if (after.status !== before.status && statusMail) kinds.push(statusMail)
  if (isRescheduled(before, after)) kinds.push('booking-rescheduled')
  const stepMail = isStepTaken(before, after) ? mailForStep(lastStep(after)) : null
  if (stepMail) kinds.push(stepMail)
  return kinds.filter((kind) => isMailAccurate(kind, after, now))
}

/** True if a step was done, not if one was taken back. */
export function isStepTaken(before: StepTimes, after: StepTimes): boolean {
  const last = lastStep(after)
  return last !== null && !isStepDone(before, last)
}

/** True if the mail is accurate in this status and promises no past pickup. */
export function isMailAccurate(
  kind: CustomerMailKind,
  { status, ...booking }: BookingState,
  now: Date,
): boolean {
  if (kind === 'booking-confirmed' && isPickupPast(booking, now)) return false
  // The mail of a step is outdated after the next one.
  const isOfStep = Object.values(stepMails).includes(kind)
  if (isOfStep && mailForStep(lastStep(booking)) !== kind) return false
  return (customerMails[kind].accurateStatuses as readonly BookingStatus[]).includes(status)
}
