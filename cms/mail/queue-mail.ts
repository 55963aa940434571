import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { publishedBusiness } from '#cms/database/published-business.ts'
import { requestIds } from '#cms/logs/request-id.ts'
import type { Email } from '#payload-types.ts'

/** A mail that is to be sent: who reads it and what it is about. Its text is written when it is sent. */
export interface QueuedMail {
  kind: Email['kind']
  to: string[]
  subject: string
  replyTo?: string
  booking?: string
  contactMessage?: string
}

/**
 * Puts mails into the outbox and asks the worker to send them, in the transaction of `req`: a change that is
 * rolled back sends nothing, a change that is stored is always mailed, however long the mail server is away.
 * A mail addressed to nobody is left out.
 */
export async function queueMails(req: PayloadRequest, mails: QueuedMail[]): Promise<void> {
  const emails: string[] = []
  for (const { to, ...mail } of mails.filter(({ to }) => to.length > 0)) {
    const id = randomUUID()
    // Straight to the database: no hook or right is concerned, and a booking should not wait for a read back.
    await req.payload.db.create({
      collection: 'emails',
      req,
      returning: false,
      data: { ...mail, id, to: to.join(', '), status: 'queued', attempts: 0, messageId: id },
    })
    emails.push(id)
  }
  if (emails.length === 0) return
  const input = { emails, requestId: requestIds.getStore() ?? null }
  await req.payload.jobs.queue({ task: 'send-emails', queue: 'mail', input, req })
}

/** Where the business reads its own mail: the notification addresses of business-info. */
export async function staffAddresses(req: PayloadRequest): Promise<string[]> {
  const business = await publishedBusiness(req)
  return (business.staffAddresses ?? []).map(({ address }) => address)
}
