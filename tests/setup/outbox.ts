import { sql } from '@payloadcms/db-postgres'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { Booking, Email } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { mailAdapter } from '#platform/mail/mail-adapter.ts'
import { takeDueMails, type TakenMail } from '#platform/mail/take-due-mails.ts'
import { type MailServer, startMailServer } from '#tests/systems/mail-server.ts'
import { bookingRequest, emptyDatabase } from './database.ts'
import { openBusiness } from './open-business.ts'

/** From now on mails go out over this server, or, without one, into files of this folder. */
export async function sendOver(payload: Payload, smtpUrl: string | undefined, mailDir = '') {
  const emailFrom = 'Saaf <bookings@saaf.example>'
  const adapter = await mailAdapter({ smtpUrl, emailFrom, mailDir })
  payload.email = adapter({ payload })
  payload.sendEmail = payload.email.sendEmail
}

/** Empties the database but for the sample business, whose mails go out over a mail server of their own from now on. */
export async function openShop(payload: Payload): Promise<MailServer> {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  const server = await startMailServer()
  await sendOver(payload, server.url)
  return server
}

/** Stores a booking as the site does. */
export function book(payload: Payload, changes: Record<string, unknown> = {}): Promise<Booking> {
  return payload.create({
    collection: 'bookings',
    data: bookingRequest(changes) as unknown as RequiredDataFromCollectionSlug<'bookings'>,
    overrideAccess: true,
    context: { door: 'site' },
  })
}

/** Sends all mails that are due, as the worker does. */
export async function sendDueMails(payload: Payload) {
  let begun: TakenMail[]
  do {
    begun = await takeDueMails(payload, 10)
    await Promise.all(begun.map(({ sent }) => sent))
  } while (begun.length > 0)
}

/** The same; mails that wait for their next try are not waited for. */
export async function work(payload: Payload) {
  const { drizzle } = postgresOf(payload)
  await drizzle.execute(sql`UPDATE emails SET due_at = created_at WHERE status = 'queued'`)
  await sendDueMails(payload)
}

/** All mails, by kind. */
export async function outbox(payload: Payload): Promise<Email[]> {
  const { docs } = await payload.find({
    collection: 'emails',
    sort: ['kind', 'createdAt'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}
