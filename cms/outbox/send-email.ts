import { writeMail } from '#cms/emails/write-mail'
import type { Payload } from 'payload'
import type { Email } from '#payload-types'

/**
 * Sends one mail of the outbox, and notes on its row what became of it. A mail that was sent is not sent again.
 * What it says is written once, before the first try: a repeat is the same mail, under the same Message-ID.
 * Throws where it could not be sent and may be tried again.
 */
export async function sendEmail(
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
  const attempts = email.attempts + 1
  try {
    const written = email.html ? email : await writeMail(payload, email)
    if (!written) {
      await note({ status: 'failed', lastError: 'What this mail is about has been deleted.' })
      return
    }
    if (written !== email) await note(written)
    const lastError = refusals(await deliver(payload, { ...email, ...written }))
    await note({ status: 'sent', attempts, sentAt: new Date().toISOString(), lastError })
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    await note({ status: isLastTry ? 'failed' : 'queued', attempts, lastError })
    throw error
  }
}

function deliver(payload: Payload, { to, subject, html, text, replyTo, messageId }: Email) {
  const host = payload.email.defaultFromAddress.split('@').at(-1)
  return payload.sendEmail({
    to,
    subject,
    html: html ?? '',
    text: text ?? '',
    replyTo: replyTo ?? undefined,
    messageId: `<${messageId}@${host}>`,
    // Holiday notices and the like do not answer a mail that says it was sent by a program.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

/** Of several recipients the mail server may take some: those it refused, for staff to read in the outbox. */
function refusals(answer: unknown): string | null {
  const { rejected = [] } = (answer ?? {}) as { rejected?: string[] }
  return rejected.length > 0 ? `The mail server refused ${rejected.join(', ')}.` : null
}
