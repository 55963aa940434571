import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import {
  type CustomerMailKind,
  mailsOfChange,
  noticeSubjects,
  subjectOf,
} from '#business/mails/kinds.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import { isMailSwitchedOn } from '#cms/mail/mail-switches.ts'
import { type QueuedMail, queueMails, staffAddresses } from '#cms/mail/queue-mail.ts'
import type { Booking } from '#payload-types.ts'

/**
 * A stored booking always tells the business, and the customer who left an address; a change of status or pickup tells
 * the customer, and the business where it was the customer who made it.
 * Queued in the change's own transaction: neither exists without the other. SPEC section 7.
 */
export const queueBookingMail: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  const mails =
    operation === 'create'
      ? [await newBookingNotice(doc, req), toCustomer('booking-confirmation', doc)]
      : await mailsAboutChange(previousDoc, doc, { door: context.door, req })
  await queueMails(req, mails)
  return doc
}

async function mailsAboutChange(
  before: Booking,
  after: Booking,
  { door, req }: { door: unknown; req: PayloadRequest },
): Promise<QueuedMail[]> {
  const isChange = after.status !== before.status || isRescheduled(before, after)
  if (!isChange) return []
  const mails: QueuedMail[] = []
  for (const kind of mailsOfChange(before, after)) {
    if (mails.length === 0 && (await isMailSwitchedOn(kind, req)))
      mails.push(toCustomer(kind, after))
  }
  if (door === 'manage-link') mails.push(await changeNotice(after, req))
  return mails
}

async function newBookingNotice(booking: Booking, req: PayloadRequest): Promise<QueuedMail> {
  return {
    kind: 'booking-notice',
    to: await staffAddresses(req),
    subject: noticeSubjects['booking-notice'](booking),
    booking: booking.id,
  }
}

async function changeNotice(booking: Booking, req: PayloadRequest): Promise<QueuedMail> {
  return {
    kind: 'change-notice',
    to: await staffAddresses(req),
    subject: noticeSubjects['change-notice'](booking),
    booking: booking.id,
  }
}

function toCustomer(kind: CustomerMailKind, booking: Booking): QueuedMail {
  return {
    kind,
    to: booking.email ? [booking.email] : [],
    subject: subjectOf(kind, booking.reference),
    booking: booking.id,
  }
}
