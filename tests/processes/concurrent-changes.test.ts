import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { managePath } from '#business/manage-links/manage-link.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { secret } from '#tests/helpers/secret.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

const capacity = 30
const date = openDayFromNow(2)
const later = openDayFromNow(4)

let running: TwoSites
let database: Client
let formFields: Record<string, string>
let session: string
let bookings: { id: string }[]

beforeAll(async () => {
  running = await startTwoSites({ settings: { RATE_LIMITS: 'off', DATABASE_CONNECTIONS: '8' } })
  database = new Client({ connectionString: running.databaseUrl })
  await database.connect()
  await running.publish('business-info', { bookingPolicy: { capacityPerSlot: capacity } })
  formFields = await openBookingForm(running.sites[0])
  const cookies = (await signIn()).headers.getSetCookie()
  session = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  for (let index = 0; index < 12; index += 1) await book()
  bookings = (await database.query<{ id: string }>('SELECT id FROM bookings')).rows
}, 120_000)

afterAll(async () => {
  await database?.end()
  await running?.stop()
})

const signIn = () =>
  fetch(`${running.sites[0]}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(admin),
    headers: { Origin: running.sites[0] },
    redirect: 'manual',
    signal: AbortSignal.timeout(waitOptions.timeout),
  })

const book = (changes: Record<string, string> = {}) =>
  postBooking(running.sites[0], { ...formFields, ...bookingFields({ date, ...changes }) })

it('serves other requests while many wait for one slot', async () => {
  // Hold the slot's lock, like a slow booking.
  await database.query('BEGIN')
  await database.query(`SELECT pg_advisory_xact_lock($1, hashtext($2))`, [
    advisoryLocks.slot,
    `${date} 3PM-5PM`,
  ])
  const waiting = Array.from({ length: 40 }, () => book({ time: '3PM-5PM' }))
  try {
    await vi.waitFor(async () => {
      const { rows } = await database.query(`SELECT FROM pg_locks WHERE NOT granted`)
      expect(rows).not.toEqual([])
    }, waitOptions)
    const [site] = running.sites
    expect((await fetch(`${site}/healthz`)).status).toBe(200)
    expect((await book({ time: '9AM-11AM' })).status).toBe(302)
    expect((await signIn()).status).toBe(302)
    expect((await fetch(`${site}/booking/days.data?from=${date}`)).status).toBe(200)
  } finally {
    await database.query('ROLLBACK')
  }
  const responses = await Promise.all(waiting)
  expect(responses.filter(({ status }) => status === 302)).toHaveLength(capacity)
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(40 - capacity)
})

const seen = { seenStatus: 'pending', seenDate: date, seenTime: '11AM-1PM' }

async function submitForm(path: string, fields: Record<string, string>): Promise<number> {
  const site = running.sites[1]
  const response = await fetch(site + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: session, Origin: site },
    redirect: 'manual',
    signal: AbortSignal.timeout(waitOptions.timeout),
  })
  return response.status
}

interface Operation {
  name: string
  send: (bookingId: string) => Promise<number>
  expectedStatuses: number[]
}

const operations: Operation[] = [
  {
    name: 'confirm over REST',
    send: (id) => running.updateEntry('bookings', id, { status: 'confirmed' }),
    expectedStatuses: [200, 409],
  },
  {
    name: 'reschedule over REST',
    send: (id) => running.updateEntry('bookings', id, { date: later, time: '1PM-3PM' }),
    expectedStatuses: [200, 400, 409],
  },
  {
    name: 'confirm on the dashboard',
    send: (id) =>
      submitForm('/admin/dashboard', {
        ...{ intent: 'change-selected', to: 'confirmed' },
        selected: `${id} pending ${date} 11AM-1PM`,
      }),
    expectedStatuses: [200, 409],
  },
  {
    name: 'reschedule with the manage link',
    send: (id) => {
      const path = `${managePath(createManageKey(secret, id))}/reschedule`
      return submitForm(path, { date: later, time: '11AM-1PM', ...seen })
    },
    expectedStatuses: [302, 409],
  },
  {
    name: 'book',
    send: async () => (await book({ time: '1PM-3PM' })).status,
    expectedStatuses: [302, 409],
  },
]

it('completes or refuses each of 60 simultaneous changes and bookings', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const { name, send, expectedStatuses } = operations[index % operations.length]!
      const status = await send(bookings[index % bookings.length]!.id)
      return { name, status, isExpected: expectedStatuses.includes(status) }
    }),
  )
  expect(outcomes.filter(({ isExpected }) => !isExpected)).toEqual([])

  const { rows } = await database.query<{ changes: number }>(
    `SELECT count(*)::int AS changes FROM booking_events WHERE booking = ANY($1) GROUP BY booking`,
    [bookings.map(({ id }) => id)],
  )
  expect(rows).toHaveLength(bookings.length)
  expect(rows.filter(({ changes }) => changes < 2)).toEqual([])
})
