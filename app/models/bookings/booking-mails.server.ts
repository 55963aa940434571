import { sql } from '@payloadcms/db-postgres'
import { payloadClient } from '#app/models/payload.server.ts'
import { canResend, describeMailError } from '#business/mails/delivery.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Email, User } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { getTransaction, inTransaction } from '#platform/database/transaction.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'
import { allowOneMail } from '#platform/mail/sending/recipient-limit.ts'
import { findBookingsForStaff } from './booking-access.server.ts'

/** Without the content. Instants are ISO 8601 UTC. */
export type MailEntry = ReturnType<typeof toMailEntry>

const select = {
  kind: true,
  to: true,
  status: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
  booking: true,
} as const

/** Lists mails, newest first. Requires booking access. */
export async function listMailsByBooking(
  bookingIds: string[],
  user: User,
): Promise<Map<string, MailEntry[]>> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'emails',
    where: { booking: { in: bookingIds } },
    select,
    // Emails of one change share `createdAt`.
    sort: ['-createdAt', '-kind'],
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const mails = new Map<string, MailEntry[]>(bookingIds.map((id) => [id, []]))
  for (const email of docs) mails.get(relatedId(email.booking) ?? '')?.push(toMailEntry(email))
  return mails
}

/**
 * Queues a mail again, with current content and address, and a new Message-ID: mail programs hide
 * duplicates. Refused with 409 if outdated, 404 if `user` may not see it.
 */
export async function resendMail({
  user,
  id,
  now,
}: {
  user: User
  id: string
  now: Date
}): Promise<Outcome<{ sentTo: string }, { httpStatus: number }>> {
  const payload = await payloadClient()
  const asUser = { depth: 0, disableErrors: true, user, overrideAccess: false } as const
  const email = await payload.findByID({
    collection: 'emails',
    id,
    select: selectForResend,
    ...asUser,
  })
  const bookingId = email && relatedId(email.booking)
  const [booking] = bookingId ? await findBookingsForStaff(user, sql`id = ${bookingId}`) : []
  if (!email || !booking)
    return { ok: false, reason: staffWords.mail.subjectDeleted, httpStatus: 404 }

  const { email: sentTo } = booking
  if (!sentTo || !canResend(email, { ...booking, email: sentTo }, now)) {
    return { ok: false, reason: staffWords.mail.notResendable, httpStatus: 409 }
  }
  const { kind, subject, reason } = email
  const { reference } = booking
  const actor = { actor: displayNameFor(user), channel: 'dashboard' } as const
  // Before a worker can take the mail.
  await allowOneMail(payload, sentTo)
  await inTransaction(payload, async (req) => {
    const mail = { kind, to: [sentTo], subject, booking: booking.id, reason: reason ?? undefined }
    await queueMails(req, [mail])
    const entry = { type: 'mail-resent', reference, what: kind } as const
    await recordActivity(payload, await getTransaction(req), actor, [entry])
  })
  return { ok: true, sentTo }
}

const selectForResend = { ...select, subject: true, reason: true } as const

function toMailEntry(email: Pick<Email, keyof typeof select | 'id'>) {
  const { booking: _, lastError, sentAt, ...mail } = email
  return {
    ...mail,
    lastError: lastError ? describeMailError(lastError) : null,
    sentAt: sentAt ?? null,
  }
}
