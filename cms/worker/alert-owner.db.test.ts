import { hostname } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { retryMails } from '#platform/mail/sending/mail-queue.ts'
import { recordBackup } from '#platform/monitoring/backups.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { startMailServer } from '#tests/servers/mail-server.ts'
import { alertOwner } from './alert-owner.ts'

const payload = await testPayload()
const { drizzle, pool } = getPostgres(payload)
const mails = await startMailServer()

afterAll(() => mails.stop())

const startedAt = new Date()
const minutesAfterStart = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000)
const check = (minutes = 0) => alertOwner(payload, minutesAfterStart(minutes))
const alerts = () => mails.received.map(({ subject }) => subject)
const setLastBackup = async (madeAt: Date) => {
  const client = await pool.connect()
  await recordBackup(client, madeAt).finally(() => client.release())
}

beforeEach(async () => {
  await emptyDatabase(payload)
  await setLastBackup(startedAt)
  vi.spyOn(log, 'error').mockImplementation(() => {})
  mails.received.length = 0
  mails.rejectAllWith(null)
  Object.assign(environment.alerts, { emails: ['owner@saaf.example'], smtpUrl: mails.url })
})

it('sends no alert while everything works', async () => {
  for (const minute of [0, 15, 60]) await check(minute)
  expect(alerts()).toEqual([])
})

it('sends one alert for mails queued 15 minutes ago, and another after they were sent', async () => {
  const businessMailServer = await resetBusiness(payload)
  await setLastBackup(startedAt)
  businessMailServer.rejectAllWith('550 blocked')
  const queue = async (minutesAgo: number) => {
    await createBooking(payload)
    await sendAllMails(payload)
    await drizzle.execute(sql`
      UPDATE emails SET created_at = ${minutesAfterStart(-minutesAgo).toISOString()}
      WHERE status = 'queued'`)
  }
  await queue(14)
  await check()
  expect(alerts()).toEqual([])
  for (const minute of [1, 2]) await check(minute)
  expect(alerts()).toEqual(['Email is not being sent'])
  expect(mails.received[0]!.recipients).toEqual(['owner@saaf.example'])
  expect(mails.received[0]!.text).toContain('SMTP_URL')

  businessMailServer.rejectAllWith(null)
  await sendAllMails(payload)
  await check(3)
  await drizzle.execute(sql`DELETE FROM emails`)
  businessMailServer.rejectAllWith('550 blocked')
  await queue(15)
  await check(4)
  expect(alerts()).toHaveLength(2)
  await businessMailServer.stop()
})

it('sends no alert for one refused recipient, but for the second', async () => {
  const businessMailServer = await resetBusiness(payload)
  await setLastBackup(startedAt)
  const bookFor = async (email: string) => {
    businessMailServer.rejectRecipient(email)
    await createBooking(payload, { email })
    await drizzle.execute(sql`DELETE FROM emails WHERE kind = 'booking-notice'`)
    await sendAllMails(payload)
    await drizzle.execute(
      sql`UPDATE emails SET created_at = ${minutesAfterStart(-60).toISOString()}`,
    )
  }
  await bookFor('nobody@example.com')
  await check()
  expect(alerts()).toEqual([])
  await bookFor('no.one@example.com')
  await check()
  expect(alerts()).toEqual(['Email is not being sent'])
  await businessMailServer.stop()
})

it('still counts mails as stuck when the last one has failed finally', async () => {
  const businessMailServer = await resetBusiness(payload)
  businessMailServer.rejectAllWith('550 blocked')
  await setLastBackup(startedAt)
  await createBooking(payload)
  await sendAllMails(payload)
  await drizzle.execute(sql`
    UPDATE emails SET status = 'failed', due_at = NULL, created_at = ${minutesAfterStart(-15).toISOString()}`)
  await check()
  expect(alerts()).toEqual(['Email is not being sent'])
  businessMailServer.rejectAllWith(null)
  expect(await retryMails(payload)).toBe(2)
  await sendAllMails(payload)
  await check(1)
  expect(alerts()).toHaveLength(1)
  await businessMailServer.stop()
})

it('sends an alert about a backup from two days on', async () => {
  await setLastBackup(minutesAfterStart(-2 * 24 * 60 + 1))
  await check()
  expect(alerts()).toEqual([])
  await check(1)
  expect(alerts()).toEqual(['There is no recent backup'])
  expect(mails.received[0]!.text).toContain('Last backup 2 days ago.')
})

it('counts from the installation without a backup', async () => {
  await payload.kv.delete('last-backup')
  await check()
  expect(alerts()).toEqual([])
  await check(2 * 24 * 60)
  expect(mails.received[0]!.text).toContain('There is no backup yet.')
})

it('sends an alert from only one of several processes, again after a failure', async () => {
  const { dataDir } = environment
  // A path inside a file is unreadable.
  Object.assign(environment, { dataDir: path.join(import.meta.filename, 'data') })
  mails.rejectAllWith('451 later')
  await check()
  expect(alerts()).toEqual([])
  mails.rejectAllWith(null)
  await Promise.all([check(1), check(1)])
  await check(2)
  expect(alerts()).toEqual([`The disk of ${hostname()} is nearly full`])
  Object.assign(environment, { dataDir })
})
