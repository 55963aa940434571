import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { UserChannel } from '#business/bookings/events.ts'
import {
  type CustomerMailKind,
  customerMailSubject,
  mailsForChange,
  noticeSubjects,
} from '#business/mails/mail-kinds.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import type { Booking } from '#payload-types.ts'
import {
  getPublishedBusiness,
  type PublishedBusiness,
} from '#platform/database/queries/published-business.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { isMailEnabled } from '#platform/mail/is-mail-enabled.ts'
import { type QueuedMail, queueMails } from '#platform/mail/queue-mails.ts'

/** Queues mails in the change's transaction. Staff get one if the customer made the change. */
export const queueChangeMail: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation === 'create') return doc
  await queueMails(req, await mailsAboutChange(previousDoc, doc, { channel: context.channel, req }))
  return doc
}

async function mailsAboutChange(
  before: Booking,
  after: Booking,
  { channel, req }: { channel?: UserChannel; req: PayloadRequest },
): Promise<QueuedMail[]> {
  const isChange = after.status !== before.status || isRescheduled(before, after)
  if (!isChange) return []
  const mails: QueuedMail[] = []
  for (const kind of mailsForChange(before, after)) {
    if (mails.length === 0 && (await isMailEnabled(kind, req.payload, req)))
      mails.push(toCustomer(kind, after))
  }
  if (channel === 'manage-link') {
    mails.push(toStaff('change-notice', after, await getPublishedBusiness(req)))
  }
  return mails
}

/** Staff always get a mail, customers only if they gave an address. */
export function newBookingMails(booking: Booking, business: PublishedBusiness): QueuedMail[] {
  return [toStaff('booking-notice', booking, business), toCustomer('booking-confirmation', booking)]
}

function toStaff(
  kind: 'booking-notice' | 'change-notice',
  booking: Booking,
  { staffAddresses, branchAddresses, mainBranch }: PublishedBusiness,
): QueuedMail {
  const branch = relatedId(booking.branch) ?? ''
  const branchAddress = branchAddresses.get(
    branchAddresses.has(branch) ? branch : (mainBranch ?? ''),
  )
  const to = [...new Set([...staffAddresses, ...(branchAddress ? [branchAddress] : [])])]
  return { kind, to, subject: noticeSubjects[kind](booking), booking: booking.id }
}

function toCustomer(kind: CustomerMailKind, booking: Booking): QueuedMail {
  return {
    kind,
    to: booking.email ? [booking.email] : [],
    subject: customerMailSubject(kind, booking.reference),
    booking: booking.id,
  }
}
