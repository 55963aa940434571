import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { UserChannel } from '#business/bookings/events.ts'
import { stepUndoSeconds } from '#business/bookings/return/order-steps.ts'
import { undoSeconds } from '#business/bookings/status/undo.ts'
import {
  type CustomerMailKind,
  customerMailSubject,
  isStepTaken,
  mailsForChange,
  noticeSubjects,
} from '#business/mails/mail-kinds.ts'
import { isSameEmail } from '#business/manage-links/manage-link.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Booking } from '#payload-types.ts'
import type { BookingCommand } from '#platform/api/request-context.ts'
import {
  getPublishedBusiness,
  type PublishedBusiness,
} from '#platform/database/queries/published-business.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { getTransaction } from '#platform/database/transaction.ts'
import { isMailEnabled, type QueuedMail, queueMails } from '#platform/mail/queue-mails.ts'
import { isAwaitingRetry } from '#platform/mail/sending/mail-queue.ts'

/** Queues mails in the change's transaction. Staff get one if the customer made the change. */
export const queueChangeMail: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  const { channel, booking: command = {} } = context
  // An undo drops mails instead.
  if (operation === 'create' || command.undo) return doc
  const mails = await mailsAboutChange(previousDoc, doc, { channel, command, req })
  await queueMails(req, mails, { delaySeconds: undoSecondsFor(previousDoc, doc, channel) })
  return doc
}

function undoSecondsFor(before: Booking, after: Booking, channel?: UserChannel): number {
  if (channel !== 'dashboard') return 0
  if (after.status !== before.status) return undoSeconds
  return isStepTaken(before, after) ? stepUndoSeconds : 0
}

async function mailsAboutChange(
  before: Booking,
  after: Booking,
  {
    channel,
    command,
    req,
  }: { channel?: UserChannel; command: BookingCommand; req: PayloadRequest },
): Promise<QueuedMail[]> {
  if (command.bill?.act === 'save' && command.bill.sendMail) {
    return (await isMailEnabled('bill', req.payload, req)) ? [toCustomer('bill', after)] : []
  }
  const isChange =
    after.status !== before.status ||
    isRescheduled(before, after) ||
    isStepTaken(before, after) ||
    !isSameEmail(before.email, after.email)
  if (!isChange) return []
  const mails: QueuedMail[] = []
  const kinds = command.withoutMail ? [] : mailsForChange(before, after, new Date())
  for (const kind of kinds) {
    if (mails.length === 0 && (await isMailEnabled(kind, req.payload, req)))
      mails.push({ ...toCustomer(kind, after), ...reasonFor(kind, command) })
  }
  if (channel === 'manage-link') {
    mails.push(toStaff('change-notice', after, await getPublishedBusiness(req)))
  }
  return [...mails, ...(await mailsToEarlierAddress(before, after, req))]
}

/** Removes the pickup from the calendar of an address that got it. */
async function mailsToEarlierAddress(
  before: Booking,
  { id, email, language, reference }: Booking,
  req: PayloadRequest,
): Promise<QueuedMail[]> {
  const { email: earlier } = before
  if (!earlier || isSameEmail(earlier, email) || before.status === 'cancelled') return []
  const transaction = await getTransaction(req)
  const { rowCount } = await transaction.execute(sql`
    SELECT FROM emails WHERE booking_id = ${id} AND "to" = ${earlier} AND calendar IS NOT NULL
      AND (status = 'sent' OR (status = 'queued' AND NOT ${isAwaitingRetry})) LIMIT 1`)
  if (!rowCount) return []
  const subject = `${wordsFor(language).mails.emailRemoved.heading} #${reference}`
  return [{ kind: 'email-removed', to: [earlier], subject, booking: id }]
}

function reasonFor(kind: CustomerMailKind, { reason, mailReason }: BookingCommand) {
  return kind === 'booking-cancelled' && mailReason ? { reason } : {}
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
    subject: customerMailSubject(kind, booking.reference, wordsFor(booking.language).mails),
    booking: booking.id,
  }
}
