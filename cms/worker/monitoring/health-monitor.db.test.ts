import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { retryMails } from '#platform/mail/sending/mail-queue.ts'
import { createBooking, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { startMailServer } from '#tests/servers/mail-server.ts'
import { HealthMonitor } from './health-monitor.ts'

const payload = await testPayload()
const mails = await startMailServer()

let webhookCalls: { text: string; about: string; state: string; since: string; site: string }[] = []
let webhookStatus = 200
const webhook = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    if (webhookStatus === 200)
      webhookCalls.push(JSON.parse(Buffer.concat(chunks).toString()) as never)
    response.writeHead(webhookStatus).end()
  })
}).listen(0, '127.0.0.1')

afterAll(async () => {
  webhook.close()
  await mails.stop()
})

const startedAt = new Date()
const minutesAfterStart = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000)
const sentAlerts = () => [
  webhookCalls.map(({ about, state }) => `${about} ${state}`),
  mails.received.length,
]

beforeEach(async () => {
  await emptyDatabase(payload)
  vi.spyOn(log, 'error').mockImplementation(() => {})
  webhookCalls = []
  webhookStatus = 200
  mails.received.length = 0
  mails.rejectAllWith(null)
  Object.assign(environment.alerts, {
    webhookUrl: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
    emails: ['owner@saaf.example'],
    smtpUrl: mails.url,
  })
})

it('sends no alert while everything works', async () => {
  const monitor = new HealthMonitor()
  for (const minute of [0, 15, 60]) await monitor.check(minutesAfterStart(minute))
  expect(sentAlerts()).toEqual([[], 0])
})

it('sends one alert after the database was away for 15 minutes, and one when it is back', async () => {
  const monitor = new HealthMonitor()
  await withDatabaseOffline(async () => {
    for (const minute of [0, 14]) await monitor.check(minutesAfterStart(minute))
    expect(sentAlerts()).toEqual([[], 0])
    for (const minute of [15, 16, 30]) await monitor.check(minutesAfterStart(minute))
    expect(sentAlerts()).toEqual([['database unwell'], 1])
  })
  for (const minute of [31, 32]) await monitor.check(minutesAfterStart(minute))
  expect(sentAlerts()).toEqual([['database unwell', 'database well'], 2])
  const { unwell: unwellAlert, well: wellAlert } = staffWords.alert.database
  const errors = vi.mocked(log.error).mock.calls.map(String)
  for (const [alert, isError] of [
    [unwellAlert, true],
    [wellAlert, false],
  ] as const) {
    const { title } = alert({ since: '', host: '' })
    expect(
      errors.some((error) => error.includes(title)),
      title,
    ).toBe(isError)
  }

  const [unwell] = webhookCalls
  expect(unwell!.text).toContain('The database does not answer')
  expect(unwell).toMatchObject({ since: startedAt.toISOString(), site: environment.siteUrl })
  const [mail] = mails.received
  expect(mail!.recipients).toEqual(['owner@saaf.example'])
  expect(mail!.subject).toBe(staffWords.alert.database.unwell({ since: '', host: '' }).title)
  expect(mail!.text).toContain('DATABASE_URL')
})

it('sends an alert for mails queued 15 minutes ago, even directly after a restart', async () => {
  const businessMailServer = await resetBusiness(payload)
  await createBooking(payload)
  businessMailServer.rejectAllWith('550 blocked')
  await sendAllMails(payload)
  const { drizzle } = getPostgres(payload)
  const queuedAt = minutesAfterStart(-15).toISOString()
  await drizzle.execute(sql`UPDATE emails SET created_at = ${queuedAt}`)

  const monitor = new HealthMonitor()
  await monitor.check(startedAt)
  expect(sentAlerts()).toEqual([['mail unwell'], 1])
  expect(webhookCalls[0]!.since).toBe(queuedAt)

  businessMailServer.rejectAllWith(null)
  await drizzle.execute(sql`UPDATE emails SET due_at = now()`)
  await sendAllMails(payload)
  await monitor.check(minutesAfterStart(1))
  expect(sentAlerts()).toEqual([['mail unwell', 'mail well'], 2])
  await businessMailServer.stop()
})

it('sends no alert for one failing address while other mails are sent', async () => {
  const businessMailServer = await resetBusiness(payload)
  businessMailServer.rejectRecipient('nobody@example.com')
  await createBooking(payload, { email: 'nobody@example.com' })
  await sendAllMails(payload)
  await getPostgres(payload).drizzle.execute(
    sql`UPDATE emails SET created_at = ${minutesAfterStart(-60).toISOString()}`,
  )
  await new HealthMonitor().check(startedAt)
  expect(sentAlerts()).toEqual([[], 0])
  await businessMailServer.stop()
})

it('sends an alert for the second refused recipient, not for the first', async () => {
  const businessMailServer = await resetBusiness(payload)
  const { drizzle } = getPostgres(payload)
  const bookFor = async (email: string) => {
    businessMailServer.rejectRecipient(email)
    await createBooking(payload, { email })
    await drizzle.execute(sql`DELETE FROM emails WHERE kind = 'booking-notice'`)
    await sendAllMails(payload)
    await drizzle.execute(
      sql`UPDATE emails SET created_at = ${minutesAfterStart(-60).toISOString()}`,
    )
  }
  const monitor = new HealthMonitor()
  await bookFor('nobody@example.com')
  await monitor.check(startedAt)
  expect(sentAlerts()).toEqual([[], 0])
  await bookFor('no.one@example.com')
  await monitor.check(startedAt)
  expect(sentAlerts()).toEqual([['mail unwell'], 1])
  await businessMailServer.stop()
})

it('sends a recovery when a mail is sent, not when the last one fails finally', async () => {
  const businessMailServer = await resetBusiness(payload)
  businessMailServer.rejectAllWith('550 blocked')
  await createBooking(payload)
  await sendAllMails(payload)
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql`UPDATE emails SET created_at = ${minutesAfterStart(-15).toISOString()}`)
  const monitor = new HealthMonitor()
  await monitor.check(startedAt)
  await drizzle.execute(sql`UPDATE emails SET status = 'failed', due_at = NULL`)
  await monitor.check(minutesAfterStart(1))
  expect(sentAlerts()).toEqual([['mail unwell'], 1])

  businessMailServer.rejectAllWith(null)
  expect(await retryMails(payload)).toBe(2)
  await sendAllMails(payload)
  await monitor.check(minutesAfterStart(2))
  expect(sentAlerts()).toEqual([['mail unwell', 'mail well'], 2])
  await businessMailServer.stop()
})

it('retries each minute until one channel works', async () => {
  webhookStatus = 500
  mails.rejectAllWith('451 later')
  const monitor = new HealthMonitor()
  await withDatabaseOffline(async () => {
    for (const minute of [0, 15]) await monitor.check(minutesAfterStart(minute))
    expect(sentAlerts()).toEqual([[], 0])
    webhookStatus = 200
    for (const minute of [16, 17]) await monitor.check(minutesAfterStart(minute))
  })
  expect(sentAlerts()).toEqual([['database unwell'], 0])
})

it('sends an alert at once when a form reaches its total limit, and one when it is normal', async () => {
  const { drizzle } = getPostgres(payload)
  const monitor = new HealthMonitor()
  const sendForms = (points: number, endsInMs: number) =>
    drizzle.execute(sql`
      INSERT INTO rate_limits (key, points, expire)
      VALUES ('booking overall', ${points}, ${Date.now() + endsInMs})
      ON CONFLICT (key) DO UPDATE SET points = excluded.points, expire = excluded.expire`)
  await sendForms(1999, 60_000)
  await monitor.check(startedAt)
  expect(sentAlerts()).toEqual([[], 0])
  await sendForms(2000, 60_000)
  for (const minute of [1, 2]) await monitor.check(minutesAfterStart(minute))
  expect(sentAlerts()).toEqual([['forms unwell'], 1])
  expect(mails.received[0]!.subject).toBe('Unusually many forms are being sent')
  await sendForms(2000, -1)
  for (const minute of [3, 4]) await monitor.check(minutesAfterStart(minute))
  expect(sentAlerts()).toEqual([['forms unwell', 'forms well'], 2])
})

it('sends an alert from only one of several processes', async () => {
  const monitors = [new HealthMonitor(), new HealthMonitor()]
  const { dataDir } = environment
  // A path inside a file is unreadable.
  Object.assign(environment, { dataDir: path.join(import.meta.filename, 'data') })
  for (const minute of [0, 15, 16]) {
    await Promise.all(monitors.map((monitor) => monitor.check(minutesAfterStart(minute))))
  }
  expect(webhookCalls[0]!.text).toContain(hostname())
  expect(sentAlerts()).toEqual([['disk unwell'], 1])
  Object.assign(environment, { dataDir })
})
