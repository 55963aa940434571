import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBooking as bookOn } from '#tests/helpers/bookings/operations.ts'
import {
  readOutbox as outboxOf,
  resetBusiness,
  sendAllMails as workOn,
  sendDueMails,
  setMailTransport,
} from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { explainQueries } from '#tests/helpers/database/explain-queries.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts'
import { findMailStuckSince, retryMails, takeDueMails } from './mail-queue.ts'

const payload = await testPayload()
let server: MailServer

beforeEach(async () => {
  server = await resetBusiness(payload)
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  await server.stop()
  vi.restoreAllMocks()
})

const book = (changes?: Record<string, unknown>) => bookOn(payload, changes)
const work = () => workOn(payload)
const outbox = () => outboxOf(payload)

async function createContactMessage() {
  return payload.create({
    collection: 'contact-messages',
    data: {
      name: 'Meera',
      email: 'meera@example.com',
      subject: 'Wedding order',
      message: 'Three lehengas.\nBy Friday?',
    },
    overrideAccess: true,
  })
}

it('sends both mails of a booking as HTML and plain text', async () => {
  const { reference } = await book({ items: '2 sheets', instructions: 'Ring twice' })
  await work()

  const [toCustomer, toStaff] = server.received.sort((a, b) => a.subject!.localeCompare(b.subject!))
  expect(toStaff!.subject).toBe(`New Booking #${reference} - Asha Kulkarni`)
  expect(toStaff!.recipients).toEqual([
    'counter@saaf.example',
    'pickups@saaf.example',
    'owner@saaf.example',
  ])
  expect(toCustomer!.subject).toBe(`Booking Confirmation #${reference}`)
  expect(toCustomer!.recipients).toEqual(['asha@example.com'])
  for (const { html, text, from } of server.received) {
    expect(from!.address).toBe('bookings@saaf.example')
    expect(html).toContain(reference)
    expect(text).toContain(reference)
  }
  for (const words of [
    '98765 43210',
    'asha@example.com',
    '2 sheets',
    'Ring twice',
    'contact the customer',
  ]) {
    expect(toStaff!.text).toContain(words)
  }
  expect(await outbox()).toMatchObject([
    { status: 'sent', attempts: 1 },
    { status: 'sent', attempts: 1 },
  ])
})

it('sends to a domain in Devanagari', async () => {
  await book({ email: 'a&b@उदाहरण.भारत' })
  await work()
  expect(server.received.flatMap(({ recipients }) => recipients)).toContain('a&b@उदाहरण.भारत')
})

it('escapes HTML in the texts of customers', async () => {
  await book({ name: '<b>Asha</b>', address: '<img src=x onerror=alert(1)>' })
  await work()
  for (const { html } of server.received) {
    expect(html).not.toMatch(/<b>Asha|<img src=x/)
    expect(html).toContain('&lt;img src=x')
  }
})

it('mails a contact message to the business with its writer as reply address', async () => {
  await createContactMessage()
  await work()
  expect(server.received).toMatchObject([
    { subject: 'New message - Wedding order', replyTo: [{ address: 'meera@example.com' }] },
  ])
  expect(server.received[0]!.text).toContain('Three lehengas.\nBy Friday?')
})

it('retries while the mail server is down and delivers when it is back', async () => {
  await book()
  await server.stop()
  await work()
  await work()
  expect(await outbox()).toMatchObject([
    { status: 'queued', attempts: 2, lastError: expect.stringContaining('ECONNREFUSED') as string },
    { status: 'queued', attempts: 2 },
  ])
  server = await startMailServer({ port: Number(new URL(server.url).port) })
  await work()
  expect(server.received).toHaveLength(2)
  expect(await outbox()).toMatchObject([
    { status: 'sent', attempts: 3, lastError: null },
    { status: 'sent', attempts: 3 },
  ])
})

it('waits longer after each failure', async () => {
  await book()
  server.rejectAllWith('no such mailbox')
  for (const pauseMs of [10_000, 20_000, 40_000]) {
    const before = Date.now()
    await work()
    const nextTry = Date.parse((await outbox())[0]!.dueAt!)
    expect(nextTry).toBeGreaterThanOrEqual(before + pauseMs)
    expect(nextTry).toBeLessThanOrEqual(Date.now() + pauseMs)
  }
  expect((await outbox())[0]).toMatchObject({ lastError: expect.stringContaining('550') as string })
})

it('sends each mail once when the worker runs again', async () => {
  await book()
  await work()
  await work()
  expect(server.received).toHaveLength(2)
})

it('sends a mail again with its first Message-ID', async () => {
  await book({ email: undefined })
  await work()
  const [row] = await outbox()
  await payload.db.updateOne({ collection: 'emails', id: row!.id, data: { status: 'queued' } })
  await work()
  const ids = server.received.map(({ messageId }) => messageId)
  expect(ids).toEqual([`<${row!.messageId}@saaf.example>`, `<${row!.messageId}@saaf.example>`])
})

it('takes the mails of a dead worker after a minute', async () => {
  await book()
  const before = Date.now()
  // Simulates a worker that ends immediately.
  const deliver = vi.spyOn(payload, 'sendEmail').mockReturnValue(new Promise(() => {}))
  expect(await takeDueMails(payload, 10)).toHaveLength(2)
  expect(await takeDueMails(payload, 10)).toEqual([])
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(2), waitOptions)
  deliver.mockRestore()
  for (const { dueAt } of await outbox()) {
    expect(Date.parse(dueAt!)).toBeGreaterThan(before + 50_000)
    expect(Date.parse(dueAt!)).toBeLessThan(Date.now() + 61_000)
  }
  await work()
  expect(server.received).toHaveLength(2)
})

it('gives each mail to one of eight concurrent workers', async () => {
  for (let index = 0; index < 8; index += 1) await book({ email: `customer-${index}@example.com` })
  const taken = await Promise.all(Array.from({ length: 8 }, () => takeDueMails(payload, 4)))
  await Promise.all(taken.flat().map(({ completion }) => completion))
  await sendDueMails(payload)
  const messageIds = server.received.map(({ messageId }) => messageId)
  expect(messageIds).toHaveLength(16)
  expect(new Set(messageIds)).toHaveLength(16)
  expect((await outbox()).map(({ attempts }) => attempts)).toEqual(Array(16).fill(1))
})

it('deletes the unsent mails of a deleted booking', async () => {
  const { id } = await book()
  await payload.delete({ collection: 'bookings', id, overrideAccess: true })
  await work()
  expect(server.received).toHaveLength(0)
  expect(await outbox()).toEqual([])
})

it('gives up a mail that crashed the worker at each attempt', async () => {
  await book({ email: undefined })
  const [mail] = await outbox()
  await payload.db.updateOne({ collection: 'emails', id: mail!.id, data: { attempts: 14 } })
  await work()
  expect(server.received).toEqual([])
  expect(await outbox()).toMatchObject([
    { status: 'failed', lastError: staffWords.mail.attemptsInterrupted },
  ])
})

it('gives up after the last attempt', async () => {
  await book({ email: undefined })
  server.rejectAllWith('no such mailbox')
  for (let attempt = 0; attempt < 20; attempt += 1) await work()
  expect(await outbox()).toMatchObject([{ status: 'failed', attempts: 14 }])
})

it('retries recently failed mails that no later mail has replaced', async () => {
  server.rejectAllWith('535 wrong password')
  const bookings = [await book(), await book(), await book()]
  await work()
  const { drizzle } = getPostgres(payload)
  const given = sql`UPDATE emails SET status = 'failed', due_at = NULL`
  const [old, unneeded, replaced] = bookings.map(({ id }) => id)
  await drizzle.execute(given)
  await drizzle.execute(sql`
    UPDATE emails SET updated_at = now() - interval '8 days' WHERE booking_id = ${old}`)
  await drizzle.execute(sql`
    UPDATE emails SET status = 'dropped' WHERE booking_id = ${unneeded}`)
  await drizzle.execute(sql`
    UPDATE emails SET created_at = created_at - interval '1 hour' WHERE booking_id = ${replaced}`)
  await drizzle.execute(sql`
    INSERT INTO emails SELECT (jsonb_populate_record(emails, jsonb_build_object(
      'id', gen_random_uuid(), 'status', 'sent', 'created_at', now()))).*
    FROM emails WHERE booking_id = ${replaced} AND kind = 'booking-confirmation'`)

  server.rejectAllWith(null)
  expect(await retryMails(payload)).toBe(1)
  await sendDueMails(payload)
  expect(server.received.map(({ subject }) => subject)).toEqual([
    `New Booking #${bookings[2]!.reference} - Asha Kulkarni`,
  ])
  expect(await retryMails(payload)).toBe(0)
})

it('retries waiting mails immediately, except one that a worker is sending', async () => {
  const { reference } = await book()
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql`
    UPDATE emails SET attempts = 9, due_at = now() + (
      CASE kind WHEN 'booking-notice' THEN interval '1 hour' ELSE interval '50 seconds' END)`)
  expect(await retryMails(payload)).toBe(1)
  await sendDueMails(payload)
  expect(server.received.map(({ subject }) => subject)).toEqual([
    `New Booking #${reference} - Asha Kulkarni`,
  ])
})

it('sends the other mail of a booking when one is refused', async () => {
  await book()
  server.rejectRecipient('asha@example.com')
  await work()
  await work()
  expect(server.received).toHaveLength(1)
  expect(await outbox()).toMatchObject([
    { kind: 'booking-notice', status: 'sent', attempts: 1 },
    {
      ...{ kind: 'booking-confirmation', status: 'queued', attempts: 2 },
      lastError: '550 no such mailbox',
    },
  ])
})

it('shows staff the recipient that the mail server refused', async () => {
  await book({ email: undefined })
  server.rejectRecipient('owner@saaf.example')
  await work()
  expect(server.received[0]!.recipients).toEqual(['counter@saaf.example', 'pickups@saaf.example'])
  expect(await outbox()).toMatchObject([
    { status: 'sent', lastError: 'The mail server refused owner@saaf.example.' },
  ])
})

it('writes mails to files when SMTP_URL is not set', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-mail-'))
  await setMailTransport(payload, undefined, folder)
  const { reference } = await book({ email: undefined })
  await work()
  const [file, ...others] = await readdir(folder)
  expect(others).toEqual([])
  const mail = await PostalMime.parse(await readFile(path.join(folder, file!)))
  expect(mail.subject).toBe(`New Booking #${reference} - Asha Kulkarni`)
  expect(mail.from?.address).toBe('bookings@saaf.example')
  expect(mail.text).toContain(reference)
  expect(mail.html).toContain(reference)
})

describe('mail queue', () => {
  const { pool } = getPostgres(payload)

  it('reads the queue without a subplan for thousands of queued mails', async () => {
    await pool.query(`
      INSERT INTO emails (kind, subject, "to", status, sent_at, attempts, message_id, created_at, updated_at)
      SELECT 'booking-notice', 'New booking', 'shop@example.com',
        (CASE WHEN n > 2000 THEN 'sent' ELSE 'queued' END)::enum_emails_status,
        CASE WHEN n > 2000 THEN now() - n * interval '1 second' END, 1, n::text,
        now() - n * interval '1 second', now() - n * interval '1 second'
      FROM generate_series(1, 4000) AS n`)
    await pool.query('VACUUM ANALYZE emails')
    const [plan] = await explainQueries(pool, () => findMailStuckSince(payload), 'owed')
    expect(plan).toContain('emails_sent_at_idx')
    expect(plan).not.toMatch(/SubPlan|loops=(?!1\b)/)
  })
})
