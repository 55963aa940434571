import { renderMail } from '#cms/emails/render-mail'
import type { Payload } from 'payload'
import type { Email } from '#payload-types'

/**
 * Sends one mail of the outbox, and notes on its row what became of it. A mail that was sent is not sent again.
 * What it says is written once, before the first try: a repeat is the same mail, under the same Message-ID.
 * Throws where it could not be sent.
 */
export async function sendEmail(
  payload: Payload,
  id: string,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  const queued = await payload.findByID({
    collection: 'emails',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  // Deleted by an admin, or sent by a worker that did not live to say so of its job.
  if (!queued || queued.status !== 'queued') return

  const note = (data: Partial<Email>) =>
    payload.update({ collection: 'emails', id, data, depth: 0, overrideAccess: true })
  const attempts = queued.attempts + 1
  try {
    const email = queued.html ? queued : await note(await renderMail(payload, queued))
    await payload.sendEmail({
      to: email.to,
      subject: email.subject,
      html: email.html ?? '',
      text: email.text ?? '',
      replyTo: email.replyTo ?? undefined,
      messageId: `<${email.messageId}@${payload.email.defaultFromAddress.split('@').at(-1)}>`,
      // Holiday notices and the like do not answer a mail that says it was sent by a program.
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await note({ status: 'sent', attempts, sentAt: new Date().toISOString(), lastError: null })
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    await note({ status: isLastTry ? 'failed' : 'queued', attempts, lastError })
    throw error
  }
}
