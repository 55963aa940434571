import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Role } from '#business/accounts/roles.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { emptyDatabaseName, sampleDatabaseName } from '#tests/servers/prepared-system.ts'
import { emptyTablesSql } from './empty-tables.ts'

export async function testPayload(): Promise<Payload> {
  await copyDatabase(emptyDatabaseName)
  return startPayload()
}

/** A new database with sample content, pictures and accounts. */
export async function samplePayload(): Promise<Payload> {
  await copyDatabase(sampleDatabaseName)
  await cp(inject('samplePictures'), environment.mediaDir, { recursive: true })
  return startPayload()
}

function startPayload(): Promise<Payload> {
  // Clear the cache last: listeners of earlier test files may start their own Payload.
  ;(globalThis as { _payload?: Map<string, unknown> })._payload?.clear()
  return getPayload({ config })
}

async function copyDatabase(template: string): Promise<void> {
  const url = new URL(environment.databaseUrl!)
  const client = new Client({ connectionString: inject('serverUrl') })
  await client.connect()
  await client.query(
    `CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE ${template} STRATEGY FILE_COPY`,
  )
  await client.end()
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
