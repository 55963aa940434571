import type { Payload } from 'payload'
import { mostAttempts, nextAttemptAt, stillHolds } from '#business/mails/delivery.ts'
import { customerMails, isCustomerMail } from '#business/mails/kinds.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Email } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { log } from '#platform/logs/log.ts'
import { reasonForOutbox } from '#platform/logs/reason-for-log.ts'
import { countMail } from '#platform/metrics/mails.ts'
import { fillResetToken, findResetToken } from './account-mails.tsx'
import { renewManageKey, withManageKey } from './manage-link.ts'
import { methodOf } from './pickup-calendar.ts'
import { type AboutBooking, type MailSources, writeMail } from './write-mail.tsx'

/**
 * Sends one mail of the outbox, and notes on its row what became of it; one that could not be sent is due again later, until
 * it is given up. What it says is written once, before the first try: a repeat is the same mail, under the same Message-ID.
 * Throws where the row cannot be written.
 */
export async function sendMail(
  payload: Payload,
  email: Email,
  sources: MailSources,
): Promise<void> {
  const note = (data: Partial<Email>) =>
    payload.db.updateOne({
      collection: 'emails',
      id: email.id,
      data: { ...data, updatedAt: new Date().toISOString() },
      returning: false,
    })
  const settle = async (status: 'sent' | 'failed' | 'dropped', data: Partial<Email>) => {
    await note({ ...data, status, dueAt: null })
    countMail(status === 'failed' ? 'given_up' : status)
  }
  // Each of its tries has taken the worker with it.
  if (email.attempts > mostAttempts) return settle('failed', { lastError: noTryEnded })
  let lastError: string | null
  try {
    const about = await bookingOf(payload, email)
    const resetToken =
      email.kind === 'password-reset' ? await findResetToken(payload, email.to) : undefined
    if (resetToken === null || !isStillNeeded(email, about))
      return await settle('dropped', { lastError: noLongerNeeded })
    const written = email.html ? email : await writeMail(payload, { email, ...about, ...sources })
    if (!written) return await settle('dropped', { lastError: aboutNothing })
    if (written !== email) await note(written)
    lastError = refusals(await deliver(payload, { ...email, ...written }, resetToken))
  } catch (error) {
    log.error({ err: error }, `Mail ${email.id} could not be sent`)
    lastError = reasonForOutbox(error)
    const nextAttempt = nextAttemptAt(email.attempts, new Date())
    if (!nextAttempt) return settle('failed', { lastError })
    await note({ lastError, dueAt: nextAttempt.toISOString() })
    countMail('failed')
    return
  }
  await settle('sent', { sentAt: new Date().toISOString(), lastError })
}

const { noLongerNeeded, aboutNothing, noTryEnded } = staffMessages.mail

async function bookingOf(payload: Payload, email: Email): Promise<AboutBooking> {
  const id = relatedId(email.booking)
  if (!id) return { booking: null, events: [] }
  const [booking, events] = await Promise.all([
    payload.findByID({
      collection: 'bookings',
      id,
      depth: 0,
      joins: false,
      disableErrors: true,
      overrideAccess: true,
    }),
    eventsOfBooking(payload, id),
  ])
  return { booking, events }
}

function isStillNeeded({ kind, createdAt }: Email, { booking, events }: AboutBooking): boolean {
  if (!booking) return true
  const times = { queuedAt: new Date(createdAt), now: new Date() }
  return stillHolds(kind, { ...booking, events }, times)
}

async function deliver(payload: Payload, email: Email, resetToken?: string) {
  const { kind, to, subject, replyTo, messageId, calendar } = email
  const host = payload.email.defaultFromAddress.split('@').at(-1)
  return payload.sendEmail({
    to,
    subject,
    ...(await textsOf(payload, email, resetToken)),
    replyTo: replyTo ?? undefined,
    messageId: `<${messageId}@${host}>`,
    icalEvent: calendar
      ? { method: methodOf(calendar), filename: 'pickup.ics', content: calendar }
      : undefined,
    // Holiday notices and the like do not answer a mail that says it was sent by a program. An answer was written by somebody.
    headers: kind === 'contact-answer' ? {} : { 'Auto-Submitted': 'auto-generated' },
  })
}

/** The mail's texts, with the secret of its link, which only the recipient may read. */
async function textsOf(payload: Payload, email: Email, resetToken?: string) {
  const { kind } = email
  const html = email.html ?? ''
  const text = email.text ?? ''
  if (resetToken) {
    return { html: fillResetToken(html, resetToken), text: fillResetToken(text, resetToken) }
  }
  const bookingId = relatedId(email.booking)
  if (!bookingId || !isCustomerMail(kind) || !customerMails[kind].link) return { html, text }
  const key = await renewManageKey(payload, bookingId)
  return { html: withManageKey(html, key), text: withManageKey(text, key) }
}

/** Of several recipients the mail server may take some: those it refused, for staff to read in the outbox. */
function refusals(answer: unknown): string | null {
  const { rejected = [] } = (answer ?? {}) as { rejected?: string[] }
  return rejected.length > 0 ? `The mail server refused ${rejected.join(', ')}.` : null
}
