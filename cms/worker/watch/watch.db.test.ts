import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import * as staffMessages from '#business/words/staff-messages.ts'
import { environment } from '#environment.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { retryMails } from '#platform/mail/mail-queue.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { whileDatabaseIsAway } from '#tests/setup/database-away.ts'
import { book, openShop, work } from '#tests/setup/outbox.ts'
import { startMailServer } from '#tests/systems/mail-server.ts'
import { WatchOver } from './watch.ts'

const payload = await testPayload()
const mails = await startMailServer()

let called: { text: string; about: string; state: string; since: string; site: string }[] = []
let answer = 200
const webhook = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    if (answer === 200) called.push(JSON.parse(Buffer.concat(chunks).toString()) as never)
    response.writeHead(answer).end()
  })
}).listen(0, '127.0.0.1')

afterAll(async () => {
  webhook.close()
  await mails.stop()
})

const began = new Date()
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
const told = () => [called.map(({ about, state }) => `${about} ${state}`), mails.received.length]

beforeEach(async () => {
  await emptyDatabase(payload)
  vi.spyOn(log, 'error').mockImplementation(() => {})
  called = []
  answer = 200
  mails.received.length = 0
  mails.refuseWith(null)
  Object.assign(environment.alerts, {
    webhookUrl: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
    emails: ['owner@saaf.example'],
    smtpUrl: mails.url,
  })
})

it('says nothing while all is well', async () => {
  const watch = new WatchOver()
  for (const minute of [0, 15, 60]) await watch.look(after(minute))
  expect(told()).toEqual([[], 0])
})

it('tells once of a database that was away for 15 minutes, and once that it is back, past it', async () => {
  const watch = new WatchOver()
  await whileDatabaseIsAway(async () => {
    for (const minute of [0, 14]) await watch.look(after(minute))
    expect(told()).toEqual([[], 0])
    for (const minute of [15, 16, 30]) await watch.look(after(minute))
    expect(told()).toEqual([['database unwell'], 1])
  })
  for (const minute of [31, 32]) await watch.look(after(minute))
  expect(told()).toEqual([['database unwell', 'database well'], 2])
  const { unwell: away, well } = staffMessages.alert.database
  const errors = vi.mocked(log.error).mock.calls.map(String)
  for (const [alert, isError] of [
    [away, true],
    [well, false],
  ] as const) {
    const { title } = alert({ since: '', host: '' })
    expect(
      errors.some((error) => error.includes(title)),
      title,
    ).toBe(isError)
  }

  const [unwell] = called
  expect(unwell!.text).toContain('The database does not answer')
  expect(unwell).toMatchObject({ since: began.toISOString(), site: environment.siteUrl })
  const [mail] = mails.received
  expect(mail!.recipients).toEqual(['owner@saaf.example'])
  expect(mail!.subject).toBe(staffMessages.alert.database.unwell({ since: '', host: '' }).title)
  expect(mail!.text).toContain('DATABASE_URL')
})

it('tells of mails that do not go out since when they are owed, also right after a restart', async () => {
  const shop = await openShop(payload)
  await book(payload)
  shop.refuseWith('550 blocked')
  await work(payload)
  const { drizzle } = postgresOf(payload)
  const owed = after(-15).toISOString()
  await drizzle.execute(sql`UPDATE emails SET created_at = ${owed}`)

  const watch = new WatchOver()
  await watch.look(began)
  expect(told()).toEqual([['mail unwell'], 1])
  expect(called[0]!.since).toBe(owed)

  shop.refuseWith(null)
  await drizzle.execute(sql`UPDATE emails SET due_at = now()`)
  await work(payload)
  await watch.look(after(1))
  expect(told()).toEqual([['mail unwell', 'mail well'], 2])
  await shop.stop()
})

it('says nothing of one address that takes no mail while others get theirs', async () => {
  const shop = await openShop(payload)
  shop.refuse('nobody@example.com')
  await book(payload, { email: 'nobody@example.com' })
  await work(payload)
  await postgresOf(payload).drizzle.execute(
    sql`UPDATE emails SET created_at = ${after(-60).toISOString()}`,
  )
  await new WatchOver().look(began)
  expect(told()).toEqual([[], 0])
  await shop.stop()
})

it('says nothing of the one recipient whom the mail server refuses, and of a second one does', async () => {
  const shop = await openShop(payload)
  const { drizzle } = postgresOf(payload)
  const bookFor = async (email: string) => {
    shop.refuse(email)
    await book(payload, { email })
    await drizzle.execute(sql`DELETE FROM emails WHERE kind = 'booking-notice'`)
    await work(payload)
    await drizzle.execute(sql`UPDATE emails SET created_at = ${after(-60).toISOString()}`)
  }
  const watch = new WatchOver()
  await bookFor('nobody@example.com')
  await watch.look(began)
  expect(told()).toEqual([[], 0])
  await bookFor('no.one@example.com')
  await watch.look(began)
  expect(told()).toEqual([['mail unwell'], 1])
  await shop.stop()
})

it('tells that mails go out again when one has, not when the last was given up', async () => {
  const shop = await openShop(payload)
  shop.refuseWith('550 blocked')
  await book(payload)
  await work(payload)
  const { drizzle } = postgresOf(payload)
  await drizzle.execute(sql`UPDATE emails SET created_at = ${after(-15).toISOString()}`)
  const watch = new WatchOver()
  await watch.look(began)
  await drizzle.execute(sql`UPDATE emails SET status = 'failed', due_at = NULL`)
  await watch.look(after(1))
  expect(told()).toEqual([['mail unwell'], 1])

  shop.refuseWith(null)
  expect(await retryMails(payload)).toBe(2)
  await work(payload)
  await watch.look(after(2))
  expect(told()).toEqual([['mail unwell', 'mail well'], 2])
  await shop.stop()
})

it('tries again each minute until one of the ways works', async () => {
  answer = 500
  mails.refuseWith('451 later')
  const watch = new WatchOver()
  await whileDatabaseIsAway(async () => {
    for (const minute of [0, 15]) await watch.look(after(minute))
    expect(told()).toEqual([[], 0])
    answer = 200
    for (const minute of [16, 17]) await watch.look(after(minute))
  })
  expect(told()).toEqual([['database unwell'], 0])
})

it('is told by one of several processes', async () => {
  const watches = [new WatchOver(), new WatchOver()]
  const { dataDir } = environment
  // Within a file nothing can be read.
  Object.assign(environment, { dataDir: path.join(import.meta.filename, 'data') })
  for (const minute of [0, 15, 16]) {
    await Promise.all(watches.map((watch) => watch.look(after(minute))))
  }
  expect(called[0]!.text).toContain(hostname())
  expect(told()).toEqual([['disk unwell'], 1])
  Object.assign(environment, { dataDir })
})
