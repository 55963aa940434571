import { randomUUID } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import type { Role } from '#business/roles'
import config from '#payload.config'
import type { User } from '#payload-types'

/** Payload on this worker's database. */
export function testPayload(): Promise<Payload> {
  return getPayload({ config })
}

/** Empties every table, as after migrating. Most are empty: only the others are worth a TRUNCATE. */
export async function emptyDatabase(payload: Payload): Promise<void> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  await drizzle.execute(sql`
    DO $$
    DECLARE
      name text;
      is_filled boolean;
      filled text[];
    BEGIN
      FOR name IN
        SELECT quote_ident(tablename) FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'payload_migrations'
      LOOP
        EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO is_filled;
        IF is_filled THEN filled := filled || name; END IF;
      END LOOP;
      IF filled IS NOT NULL THEN
        EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE';
      END IF;
    END $$`)
}

/** That of every account that tests make. */
export const password = 'a long test password'

/** An account of a role, as `user` of Local API calls. */
export async function userWithRole(payload: Payload, role: Role): Promise<User> {
  const user = await payload.create({
    collection: 'users',
    data: { email: `${role}-${randomUUID()}@saaf.example`, password, role },
    overrideAccess: true,
  })
  return { ...user, collection: 'users' }
}

/** The day some days from now in the business's zone. */
export function daysFromNow(days: number): string {
  const inKolkata = Date.now() + 5.5 * 60 * 60 * 1000 + days * 24 * 60 * 60 * 1000
  return new Date(inKolkata).toISOString().slice(0, 10)
}

/** A booking as the site would store it. */
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
