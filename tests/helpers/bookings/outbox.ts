import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Email } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createMailAdapter } from '#platform/mail/sending/mail-adapter.ts'
import { takeDueMails, type TakenMail } from '#platform/mail/sending/mail-queue.ts'
import { emptyDatabase } from '#tests/helpers/database/database.ts'
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts'
import { openBusiness } from './open-business.ts'

export async function setMailTransport(
  payload: Payload,
  smtpUrl: string | undefined,
  mailDir = '',
) {
  const emailFrom = 'Saaf <bookings@saaf.example>'
  const adapter = await createMailAdapter({ smtpUrl, emailFrom, mailDir })
  payload.email = adapter({ payload })
  payload.sendEmail = payload.email.sendEmail
}

/** Also starts a mail server. */
export async function resetBusiness(payload: Payload): Promise<MailServer> {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  const server = await startMailServer()
  await setMailTransport(payload, server.url)
  return server
}

export async function sendDueMails(payload: Payload) {
  let taken: TakenMail[]
  do {
    taken = await takeDueMails(payload, 10)
    await Promise.all(taken.map(({ completion }) => completion))
  } while (taken.length > 0)
}

/** Also sends mails that wait for a retry. */
export async function sendAllMails(payload: Payload) {
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql`UPDATE emails SET due_at = created_at WHERE status = 'queued'`)
  await sendDueMails(payload)
}

export async function readOutbox(payload: Payload): Promise<Email[]> {
  const { docs } = await payload.find({
    collection: 'emails',
    sort: ['kind', 'createdAt'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}
