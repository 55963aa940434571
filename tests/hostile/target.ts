import getPort from 'get-port'
import { Client } from 'pg'
import { expect, vi } from 'vitest'
import type { Role } from '#business/accounts/roles.ts'
import type { User } from '#payload-types.ts'
import type { Requester } from '#tests/access/rights.ts'
import { sampleFields } from '#tests/access/samples.ts'
import { admin, editor, password, staff } from '#tests/helpers/accounts/accounts.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { heapSizeSettings, readHeapBytes } from '#tests/servers/heap-size.ts'
import { startMailServer } from '#tests/servers/mail-server.ts'
import { startSystem, type System } from '#tests/servers/system.ts'

export interface ExistingValues {
  /** IDs by table; versions of `branches` are in `_branches_v`. */
  ids: Record<string, string[]>
  references: string[]
  manageKeys: string[]
  files: string[]
}

export interface Target {
  system: System
  origins: Record<'site' | 'cms', string>
  database: Client
  manageKeys: string[]
  hashedPassword: { salt: string; hash: string }
  heapBytes: (app: 'site' | 'cms') => Promise<number>
  errorLogLines: () => string[]
  stop: () => Promise<void>
}

const accounts = [{ ...admin, role: 'admin' }, staff, editor]

export async function startTarget(settings: Record<string, string> = {}): Promise<Target> {
  const mailServer = await startMailServer()
  const metricsPorts = { site: await getPort(), cms: await getPort() }
  const system = await startSystem({
    siteCount: 1,
    settings: {
      ...heapSizeSettings(metricsPorts),
      SMTP_URL: mailServer.url,
      RATE_LIMITS: 'off',
      ...settings,
    },
    postgresOptions: { synchronous_commit: 'off' },
  })
  const [site = ''] = system.sites
  const database = new Client({ connectionString: system.databaseUrl })
  await database.connect()
  await bookPickups(site)
  const manageKeys = await vi.waitFor(() => {
    const texts = mailServer.received.map(({ text = '' }) => text).join('\n')
    const keys = new Set(
      [...texts.matchAll(/\/booking\/manage\/([\w-]{20,})/g)].map(([, key]) => key!),
    )
    expect(keys.size).toBe(bookingCount)
    return [...keys]
  }, waitOptions)
  await database.query(
    `INSERT INTO contact_messages (name, email, subject, message, request_key)
     SELECT 'Asha', 'asha@example.com', 'Silk', 'Do you clean silk?', gen_random_uuid() FROM generate_series(1, 3)`,
  )
  const { rows } = await database.query<Target['hashedPassword']>(
    'SELECT salt, hash FROM users LIMIT 1',
  )
  const target: Target = {
    system,
    origins: { site, cms: system.cms },
    database,
    manageKeys,
    hashedPassword: rows[0]!,
    heapBytes(app) {
      const { sites, cms } = system.processes
      return readHeapBytes((app === 'site' ? sites[0]! : cms).pid(), metricsPorts[app])
    },
    errorLogLines: () =>
      [...system.processes.sites, system.processes.cms].flatMap(({ stdout }) =>
        stdout()
          .split('\n')
          .filter((line) => /^\{"level":"(error|fatal)"/.test(line)),
      ),
    async stop() {
      await database.end()
      await system.stop()
      await mailServer.stop()
    },
  }
  await createCmsRecords(target)
  return target
}

async function createCmsRecords(target: Target): Promise<void> {
  const { cms } = target.origins
  const send = async (role: Role, method: string, path: string, fields: object) => {
    const response = await fetch(`${cms}/api/${path}`, {
      method,
      headers: { Authorization: `JWT ${sessions[role]}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    })
    expect(response.ok, `${path}: ${await response.text()}`).toBe(true)
  }
  const sessions = await signInAllRoles(target)
  const { ids } = await readExistingValues(target)
  await send('staff', 'PATCH', `bookings/${ids.bookings![0]}`, { status: 'confirmed' })
  await send('editor', 'POST', 'globals/mail-texts', { _status: 'published' })
  await send(
    'editor',
    'POST',
    'payload-locked-documents',
    sampleFields['payload-locked-documents']({ id: ids.users![0] } as User),
  )
  for (const role of ['editor', 'staff', 'admin'] as const) {
    await send(role, 'POST', 'payload-preferences/list', { value: { limit: 10 } })
  }
}

const bookingCount = 6

async function bookPickups(site: string): Promise<void> {
  const hidden = await openBookingForm(site)
  for (let day = 1; day <= bookingCount; day += 1) {
    const fields = bookingFields({ date: openDayFromNow(day) })
    const { status } = await postBooking(site, { ...hidden, ...fields })
    expect(status).toBe(302)
  }
}

export type Sessions = Record<Requester, string | null>

/** Also restores the accounts, which earlier requests may have changed. */
export async function signInAllRoles(target: Target): Promise<Sessions> {
  const { origins, database, hashedPassword } = target
  await database.query('DELETE FROM rate_limits')
  for (const { email, role } of accounts) {
    await database.query(
      `INSERT INTO users (email, role, salt, hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT (email) DO UPDATE SET role = $2, salt = $3, hash = $4`,
      [email, role, hashedPassword.salt, hashedPassword.hash],
    )
  }
  const tokens = accounts.map(async ({ email, role }) => [
    role,
    await fetchSessionToken(origins.cms, { email, password }),
  ])
  return { visitor: null, ...Object.fromEntries(await Promise.all(tokens)) } as Sessions
}

/** Earlier requests may have deleted some. */
export async function readExistingValues({
  database,
  manageKeys,
}: Target): Promise<ExistingValues> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'id' ORDER BY 1`,
  )
  const ids: ExistingValues['ids'] = {}
  for (const { name } of tables) {
    const { rows } = await database.query<{ id: string }>(`SELECT id FROM "${name}" LIMIT 5`)
    ids[name] = rows.map(({ id }) => String(id))
  }
  const column = async (query: string) =>
    (await database.query<{ value: string }>(query)).rows.map(({ value }) => value)
  return {
    ids,
    manageKeys,
    references: await column('SELECT reference AS value FROM bookings LIMIT 5'),
    files: await column('SELECT filename AS value FROM media LIMIT 5'),
  }
}
