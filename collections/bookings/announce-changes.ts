import type { Payload } from 'payload'
import type { Booking } from '#business/bookings/booking.ts'
import type { NewBookingEvent, UserChannel } from '#business/bookings/events.ts'
import {
  type CustomerMailKind,
  customerMailSubject,
  isMailAccurate,
  noticeSubjects,
} from '#business/mails/mail-kinds.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { SqlExecutor } from '#platform/database/adapter.ts'
import type { PublishedBusiness } from '#platform/database/queries/published-business.ts'
import { type QueuedMail, queueMails } from '#platform/mail/queue-mails.ts'

export interface Announcement {
  booking: Booking
  event?: NewBookingEvent | NewBookingEvent[]
  mails?: {
    /** To the customer, the best first; one is enough. */
    kinds: CustomerMailKind[]
    reason?: string
    toOthers?: QueuedMail[]
    delaySeconds?: number
  }
}

/**
 * The customer gets at most one mail for a transaction: the last change matters most. Staff get one
 * if the customer made a change.
 */
export async function queueAnnouncements(
  { payload, channel }: { payload: Payload; channel: UserChannel },
  {
    tx,
    readBusiness,
    announcements,
  }: {
    tx: SqlExecutor
    readBusiness: () => Promise<PublishedBusiness>
    announcements: Announcement[]
  },
): Promise<void> {
  const booking = announcements.at(-1)?.booking
  const isByCustomer = channel === 'manage-link' && announcements.some(({ event }) => event)
  if (!booking || !(isByCustomer || announcements.some(({ mails }) => mails))) return
  const business = await readBusiness()
  const now = new Date()
  const candidates = announcements
    .toReversed()
    .flatMap(({ mails }) => (mails?.kinds ?? []).map((kind) => ({ ...mails, kind })))
  const announced = candidates.find(
    ({ kind }) => business.mailKinds.has(kind) && isMailAccurate(kind, booking, now),
  )
  const queued = [
    ...(announced ? [{ ...toCustomer(announced.kind, booking), reason: announced.reason }] : []),
    ...(isByCustomer ? [changeNotice(announcements, booking, business)] : []),
    ...announcements.flatMap(({ mails }) => mails?.toOthers ?? []),
  ]
  await queueMails({ payload, tx }, queued, { delaySeconds: announced?.delaySeconds })
}

/** Staff always get a mail, customers only if they gave an address. */
export function newBookingMails(booking: Booking, business: PublishedBusiness): QueuedMail[] {
  const subject = noticeSubjects['booking-notice'](booking)
  return [
    toStaff('booking-notice', subject, booking, business),
    toCustomer('booking-confirmation', booking),
  ]
}

function changeNotice(
  announcements: Announcement[],
  booking: Booking,
  business: PublishedBusiness,
): QueuedMail {
  const [event] = announcements.flatMap(({ event }) => event ?? [])
  const subject = noticeSubjects['change-notice'](booking, event?.type)
  return toStaff('change-notice', subject, booking, business)
}

function toStaff(
  kind: 'booking-notice' | 'change-notice',
  subject: string,
  booking: Booking,
  { staffAddresses, branchAddresses, mainBranch }: PublishedBusiness,
): QueuedMail {
  const branch = booking.branch ?? ''
  const branchAddress = branchAddresses.get(
    branchAddresses.has(branch) ? branch : (mainBranch ?? ''),
  )
  const to = [...new Set([...staffAddresses, ...(branchAddress ? [branchAddress] : [])])]
  return { kind, to, subject, booking: booking.id }
}

function toCustomer(kind: CustomerMailKind, booking: Booking): QueuedMail {
  return {
    kind,
    to: booking.email ? [booking.email] : [],
    subject: customerMailSubject(kind, booking.reference, wordsFor(booking.language)),
    booking: booking.id,
  }
}
