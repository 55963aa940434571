import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { Client, type ClientBase, type Pool } from 'pg'
import { inject, vi } from 'vitest'
import type { SiteContent } from '#app/models/content/content.server.ts'
import type { Role } from '#business/accounts/roles.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { contentChannel } from '#platform/notifications/notify-content-change.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { emptyDatabaseName } from '#tests/servers/prepared-system.ts'
import { worker } from '#tests/setup/worker.ts'
import { emptyTablesSql, restoreSampleSql } from './table-contents.ts'

const initialEnvironment = structuredClone(environment)
let transport: Pick<Payload, 'email' | 'sendEmail'>

/** Its database is empty when a test file begins. */
export function testPayload(): Promise<Payload> {
  return (worker.testPayload ??= startPayload())
}

/** With sample content, pictures and accounts. */
export async function samplePayload(): Promise<Payload> {
  const payload = await testPayload()
  await getPostgres(payload).drizzle.execute(sql.raw(restoreSampleSql))
  await cp(inject('samplePictures'), environment.mediaDir, { recursive: true })
  if (await isSiteListening(getPostgres(payload).pool)) {
    await reloadContent(payload, ({ branches }) => branches.length > 0)
  }
  return payload
}

async function startPayload(): Promise<Payload> {
  const url = new URL(environment.databaseUrl!)
  const client = new Client({ connectionString: inject('serverUrl') })
  await client.connect()
  await client.query(
    `CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE ${emptyDatabaseName} STRATEGY FILE_COPY`,
  )
  await client.end()
  // Listeners of earlier isolated files may have started their own.
  worker._payload?.clear()
  const payload = await getPayload({ config })
  transport = { email: payload.email, sendEmail: payload.sendEmail }
  return payload
}

/** Restores the settings, and empties the database, the uploads and what the site remembers. */
export async function resetPayload(payload: Payload): Promise<void> {
  Object.assign(environment, structuredClone(initialEnvironment))
  const { drizzle } = getPostgres(payload)
  // The last file may have ended in an outage.
  await vi.waitFor(() => emptyDatabase(payload), waitOptions)
  await rm(environment.mediaDir, { recursive: true, force: true })
  Object.assign(payload, transport)
  if (!(await isSiteListening(getPostgres(payload).pool))) return
  // The site shows the last content until it has read the next, so a mark tells them apart. Not the
  // name: the site would draw all share pictures again.
  const mark = randomUUID()
  await drizzle.execute(
    sql`INSERT INTO business_info (phone, _status) VALUES (${mark}, 'published')`,
  )
  await reloadContent(payload, ({ business }) => business.phone === mark)
  await drizzle.execute(sql`DELETE FROM business_info`)
  await reloadContent(payload, ({ business }) => business.phone !== mark)
}

/** True once a test of this worker has read the content of the site, even during an outage. */
export async function isSiteListening(database: Pick<ClientBase | Pool, 'query'>) {
  const { rowCount } = await database.query(
    'SELECT FROM pg_stat_activity WHERE datname = $1 AND query = $2',
    [new URL(environment.databaseUrl!).pathname.slice(1), `LISTEN ${contentChannel}`],
  )
  worker.isSiteListening ||= rowCount !== 0
  return worker.isSiteListening
}

async function reloadContent(payload: Payload, isCurrent: (content: SiteContent) => boolean) {
  const { siteContent } = await import('#app/models/content/content.server.ts')
  while (!isCurrent(await siteContent('en'))) {
    await getPostgres(payload).pool.query('SELECT pg_notify($1, $2)', [contentChannel, ''])
    await setTimeout(5)
  }
}

export async function emptyDatabase(payload: Payload): Promise<void> {
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql.raw(emptyTablesSql))
}

export async function createUserWithRole(payload: Payload, role: Role): Promise<User> {
  const now = new Date().toISOString()
  const email = `${role}-${randomUUID()}@saaf.example`
  const data = { email, role, ...inject('hashedPassword'), createdAt: now, updatedAt: now }
  // Skip Payload's hooks, because hashing the password is slow.
  const { id } = (await payload.db.create({ collection: 'users', data })) as User
  const user = await payload.findByID({ collection: 'users', id, overrideAccess: true })
  return { ...user, collection: 'users' }
}

export function bookingRequest(changes: Record<string, unknown> = {}) {
  return {
    serviceType: 'laundry' as const,
    date: daysFromNow(1),
    time: '11AM-1PM' as const,
    name: 'Asha Kulkarni',
    phone: '9876543210',
    email: 'asha@example.com',
    address: 'Flat 3, Sea Breeze\nHill Road, Bandra West',
    ...changes,
  }
}
