import type { Payload } from 'payload'
import { stillHolds } from '#business/mails/delivery.ts'
import { customerMails, isCustomerMail } from '#business/mails/kinds.ts'
import * as messages from '#business/words/messages.ts'
import { relatedId } from '#cms/database/related-id.ts'
import { reasonForOutbox } from '#cms/logs/reason-for-log.ts'
import type { Email } from '#payload-types.ts'
import { renewManageKey, withManageLink } from './manage-link.ts'
import { methodOf } from './pickup-calendar.ts'
import { writeMail } from './write-mail.tsx'

/**
 * Sends one mail of the outbox, and notes on its row what became of it. A mail that was sent is not sent again.
 * What it says is written once, before the first try: a repeat is the same mail, under the same Message-ID.
 * Throws where it could not be sent and may be tried again.
 */
export async function sendMail(
  payload: Payload,
  id: string,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  const email = await payload.findByID({
    collection: 'emails',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  // Deleted by an admin, or sent by a worker that did not live to say so of its job.
  if (!email || email.status !== 'queued') return

  const note = (data: Partial<Email>) =>
    payload.update({ collection: 'emails', id, data, depth: 0, overrideAccess: true })
  const giveUp = (lastError: string) => note({ status: 'failed', lastError })
  const attempts = email.attempts + 1
  try {
    if (!(await isStillNeeded(payload, email))) return void (await giveUp(noLongerNeeded))
    const written = email.html ? email : await writeMail(payload, email)
    if (!written) return void (await giveUp(aboutNothing))
    if (written !== email) await note(written)
    const lastError = refusals(await deliver(payload, { ...email, ...written }))
    await note({ status: 'sent', attempts, sentAt: new Date().toISOString(), lastError })
  } catch (error) {
    const lastError = reasonForOutbox(error)
    await note({ status: isLastTry ? 'failed' : 'queued', attempts, lastError })
    throw error
  }
}

const { noLongerNeeded, aboutNothing } = messages.mail

async function isStillNeeded(payload: Payload, email: Email): Promise<boolean> {
  const bookingId = relatedId(email.booking)
  if (!bookingId) return true
  const booking = await payload.findByID({
    collection: 'bookings',
    id: bookingId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  const when = { queuedAt: new Date(email.createdAt), now: new Date() }
  return !booking || stillHolds(email.kind, booking, when)
}

async function deliver(payload: Payload, email: Email) {
  const { to, subject, replyTo, messageId, calendar } = email
  const host = payload.email.defaultFromAddress.split('@').at(-1)
  return payload.sendEmail({
    to,
    subject,
    ...(await textsOf(payload, email)),
    replyTo: replyTo ?? undefined,
    messageId: `<${messageId}@${host}>`,
    icalEvent: calendar
      ? { method: methodOf(calendar), filename: 'pickup.ics', content: calendar }
      : undefined,
    // Holiday notices and the like do not answer a mail that says it was sent by a program.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

/** What the mail says, with the link to the booking that only who receives it may read. */
async function textsOf(payload: Payload, email: Email) {
  const { kind } = email
  const html = email.html ?? ''
  const text = email.text ?? ''
  const bookingId = relatedId(email.booking)
  if (!bookingId || !isCustomerMail(kind) || !customerMails[kind].hasLink) return { html, text }
  const key = await renewManageKey(payload, bookingId)
  return { html: withManageLink(html, key), text: withManageLink(text, key) }
}

/** Of several recipients the mail server may take some: those it refused, for staff to read in the outbox. */
function refusals(answer: unknown): string | null {
  const { rejected = [] } = (answer ?? {}) as { rejected?: string[] }
  return rejected.length > 0 ? `The mail server refused ${rejected.join(', ')}.` : null
}
