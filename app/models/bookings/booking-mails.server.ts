import { payloadClient } from '#app/models/payload.server.ts'
import { type MailStatus, mayBeResent } from '#business/mails/delivery.ts'
import type { MailKind } from '#business/mails/kinds.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Email, User } from '#payload-types.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { queueMails } from '#platform/mail/queue-mail.ts'

/** A mail about a booking as the dashboard shows it. Instants are ISO 8601 in UTC. */
export interface MailEntry {
  id: string
  kind: MailKind
  to: string
  status: MailStatus
  lastError: string | null
  createdAt: string
  sentAt: string | null
}

// Not what a mail says: a page of bookings has many.
const select = {
  kind: true,
  to: true,
  status: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
  booking: true,
} as const

/** The mails about each of these bookings, the newest first, by the booking's id. Only for a user who works bookings. */
export async function mailsOfBookings(
  bookingIds: string[],
  user: User,
): Promise<Map<string, MailEntry[]>> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'emails',
    where: { booking: { in: bookingIds } },
    select,
    // Those of one act were made at the same moment.
    sort: ['-createdAt', '-kind'],
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const mails = new Map<string, MailEntry[]>(bookingIds.map((id) => [id, []]))
  for (const email of docs) mails.get(relatedId(email.booking) ?? '')?.push(entryOf(email))
  return mails
}

/**
 * Sends a mail to a customer once more, as it reads at the instant `now`, to the address that the booking has now: as a
 * new mail, for mail programs hide one whose Message-ID they have seen. Refused where the mail no longer says what is
 * so, with the class of refusal as `httpStatus`. Only for a user who works bookings; for others there is no such mail.
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
  const email = await payload.findByID({ collection: 'emails', id, select: wholeMail, ...asUser })
  const bookingId = email && relatedId(email.booking)
  const booking =
    bookingId &&
    (await payload.findByID({ collection: 'bookings', id: bookingId, joins: false, ...asUser }))
  if (!booking) return { ok: false, reason: staffMessages.mail.aboutNothing, httpStatus: 404 }

  const { email: sentTo = null } = booking
  if (!sentTo || !mayBeResent(email, { ...booking, email: sentTo }, now)) {
    return { ok: false, reason: staffMessages.mail.notResendable, httpStatus: 409 }
  }
  const { kind, subject } = email
  const { reference } = booking
  const doer = { by: nameOf(user), door: 'dashboard' } as const
  await inTransaction(payload, async (req) => {
    await queueMails(req, [{ kind, to: [sentTo], subject, booking: booking.id }])
    const deed = { act: 'mail-resent', reference, what: kind } as const
    await recordActivity(payload, await transactionOf(req), doer, [deed])
  })
  return { ok: true, sentTo }
}

const wholeMail = { ...select, subject: true } as const

function entryOf(email: Pick<Email, Exclude<keyof typeof select, 'booking'> | 'id'>): MailEntry {
  const { id, kind, to, status, createdAt } = email
  return {
    id,
    kind,
    to,
    status,
    createdAt,
    lastError: email.lastError ?? null,
    sentAt: email.sentAt ?? null,
  }
}
