import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isMailStillAccurate, maxAttempts, nextAttemptAt } from '#business/mails/delivery.ts'
import { customerMails, isCustomerMail } from '#business/mails/mail-kinds.ts'
import { unopenedMailLimits } from '#business/mails/recipients.ts'
import { isSameEmail } from '#business/manage-links/manage-link.ts'
import { extractUncertainPincode } from '#business/pickups/service-area.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Email } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { createMailedKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBooking } from '#platform/database/queries/find-bookings.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { log } from '#platform/logs/log.ts'
import { messageForOutbox } from '#platform/logs/serialize-error.ts'
import { fillLinkToken, findLinkToken } from '#platform/mail/account-mails.tsx'
import {
  ensureManageKey,
  fillManageKey,
  findKeys,
  type KeyRow,
} from '#platform/mail/manage-link.ts'
import { changeCalendarText, readCalendarMethod } from '#platform/mail/pickup-calendar.ts'
import { type BookingContext, type MailSources, writeMail } from '#platform/mail/write-mail.tsx'
import { countRecipient } from './recipient-limit.ts'

/**
 * Sends one mail and stores the outcome: sent, failed or due again. A retry repeats the stored text
 * and Message-ID. Throws if the row cannot be updated.
 */
export async function sendMail(
  payload: Payload,
  email: Email,
  sources: MailSources,
): Promise<void> {
  const updateRow = (data: Partial<Email>) =>
    payload.db.updateOne({
      collection: 'emails',
      id: email.id,
      data: { ...data, updatedAt: new Date().toISOString() },
      returning: false,
    })
  const finish = async (status: 'sent' | 'failed' | 'dropped', data: Partial<Email>) => {
    await updateRow({ ...data, status, dueAt: null })
  }
  // The worker crashed during every attempt.
  if (email.attempts > maxAttempts) return finish('failed', { lastError: attemptsInterrupted })
  let lastError: string | null
  try {
    const about = await readBookingWithEvents(payload, email)
    const linkToken = await findLinkToken(payload, email)
    if (linkToken === null) return await finish('dropped', { lastError: linkExpired })
    const replacement = await findReplacement(payload, email, about)
    if (replacement?.undoableUntil) {
      const dueAt = new Date(replacement.undoableUntil).toISOString()
      return void (await updateRow({ attempts: email.attempts - 1, dueAt }))
    }
    if (replacement || !isStillNeeded(email, about, sources))
      return await finish('dropped', { lastError: noLongerNeeded })
    const mailContent = email.html
      ? email
      : await writeMail(payload, { email, ...about, ...sources })
    if (!mailContent) return await finish('dropped', { lastError: subjectDeleted })
    if (mailContent !== email) {
      // Once a mail, not once an attempt.
      const unsentCount = await countRecipient(payload, email)
      if (unsentCount !== null) {
        const lastError = tooManyUnopened(unopenedMailLimits, unsentCount)
        return await finish('dropped', { lastError })
      }
      await updateRow(mailContent)
    }
    lastError = describeRejected(
      await deliver(payload, { ...email, ...mailContent }, about.keys, linkToken),
    )
  } catch (error) {
    log.error({ err: error }, `Email ${email.id} could not be sent`)
    lastError = messageForOutbox(error)
    const nextAttempt = nextAttemptAt(email.attempts, new Date())
    if (!nextAttempt) return finish('failed', { lastError })
    await updateRow({ lastError, dueAt: nextAttempt.toISOString() })
    return
  }
  await finish('sent', { sentAt: new Date().toISOString(), lastError })
}

const { tooManyUnopened, noLongerNeeded, linkExpired, subjectDeleted, attemptsInterrupted } =
  staffWords.mail

async function readBookingWithEvents(
  payload: Payload,
  email: Email,
): Promise<BookingContext & { keys: KeyRow | undefined }> {
  const id = relatedId(email.booking)
  if (!id) return { booking: null, events: [], keys: undefined }
  const { drizzle } = getPostgres(payload)
  // First: after a correction of the email in between, the mail is no longer needed.
  const [keys] = await findKeys(drizzle, [id])
  const [booking, events] = await Promise.all([
    findBooking(payload, drizzle, sql`id = ${id}`),
    findBookingEvents(payload, id),
  ])
  return { booking: booking ?? null, events, keys }
}

function isStillNeeded(
  { kind, to, createdAt }: Email,
  { booking, events }: BookingContext,
  { serviceArea }: MailSources,
): boolean {
  if (!booking) return true
  if (kind === 'booking-reminder' && extractUncertainPincode(booking, serviceArea)) return false
  if (isCustomerMail(kind) && !isSameEmail(to, booking.email)) return false
  if (kind === 'email-removed' && isSameEmail(to, booking.email)) return false
  const times = { queuedAt: new Date(createdAt), now: new Date() }
  return isMailStillAccurate(kind, { ...booking, events }, times)
}

/**
 * A pickup that is confirmed before its confirmation leaves gets one mail. An undo drops
 * the replacement until `undoableUntil`.
 */
async function findReplacement(
  payload: Payload,
  { kind, createdAt }: Email,
  { booking }: BookingContext,
): Promise<{ undoableUntil: string | null } | undefined> {
  if (booking?.status !== 'confirmed' || kind !== 'booking-confirmation') return undefined
  const { rows } = await getPostgres(payload).drizzle.execute<{ undoableUntil: string | null }>(sql`
    SELECT CASE WHEN status = 'queued' AND attempts = 0 AND due_at > now() THEN due_at END
        AS "undoableUntil"
      FROM emails WHERE booking_id = ${booking.id} AND kind = 'booking-confirmed'
        AND status IN ('queued', 'sent') AND created_at >= ${createdAt}
      ORDER BY "undoableUntil" NULLS FIRST LIMIT 1`)
  return rows[0]
}

async function deliver(
  payload: Payload,
  email: Email,
  keys: KeyRow | undefined,
  linkToken?: string,
) {
  const { kind, to, subject, replyTo, messageId } = email
  const { calendar, ...body } = await fillSecrets(payload, email, keys, linkToken)
  const host = payload.email.defaultFromAddress.split('@').at(-1)
  return payload.sendEmail({
    to,
    subject,
    ...body,
    replyTo: replyTo ?? undefined,
    messageId: `<${messageId}@${host}>`,
    icalEvent: calendar
      ? { method: readCalendarMethod(calendar), filename: 'pickup.ics', content: calendar }
      : undefined,
    // Auto-replies, such as holiday notices, ignore automatic mails. A person wrote a contact
    // answer.
    headers: kind === 'contact-answer' ? {} : { 'Auto-Submitted': 'auto-generated' },
  })
}

/** Inserts the link's secret, which only the recipient may read. */
async function fillSecrets(
  payload: Payload,
  { kind, to, html, text, calendar }: Email,
  keys: KeyRow | undefined,
  linkToken?: string,
) {
  const hasManageLink = keys && isCustomerMail(kind) && customerMails[kind].link
  const key =
    hasManageLink && createMailedKey(payload.secret, await ensureManageKey(payload, keys), to)
  const fill = (template: string) => {
    if (linkToken) return fillLinkToken(template, linkToken)
    return key ? fillManageKey(template, key) : template
  }
  return {
    html: fill(html ?? ''),
    text: fill(text ?? ''),
    calendar: key && calendar ? changeCalendarText(calendar, fill) : calendar,
  }
}

/** For staff. */
function describeRejected(answer: unknown): string | null {
  const { rejected = [] } = (answer ?? {}) as { rejected?: string[] }
  return rejected.length > 0 ? `The mail server refused ${rejected.join(', ')}.` : null
}
