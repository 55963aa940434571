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
  // Hold the lock of the slot, like a slow booking.
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
  const answers = await Promise.all(waiting)
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(capacity)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(40 - capacity)
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

/** One change per channel. */
const operations = [
  (id: string) => running.updateEntry('bookings', id, { status: 'confirmed' }),
  (id: string) => running.updateEntry('bookings', id, { date: later, time: '1PM-3PM' }),
  (id: string) => submitForm('/admin/dashboard', { booking: id, to: 'confirmed', ...seen }),
  (id: string) =>
    submitForm(`${managePath(createManageKey(secret, id))}/reschedule`, {
      date: later,
      time: '11AM-1PM',
      ...seen,
    }),
  async () => (await book({ time: '1PM-3PM' })).status,
]

it('completes or refuses each of 60 simultaneous changes and bookings', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const operation = index % operations.length
      const { id } = bookings[index % bookings.length]!
      return { operation, status: await operations[operation]!(id) }
    }),
  )
  const statusesOf = (operation: number) => [
    ...new Set(
      answers.filter((response) => response.operation === operation).map(({ status }) => status),
    ),
  ]
  expect(statusesOf(0).filter((status) => ![200, 409].includes(status))).toEqual([])
  expect(statusesOf(1).filter((status) => ![200, 400, 409].includes(status))).toEqual([])
  expect(statusesOf(2).filter((status) => ![200, 409].includes(status))).toEqual([])
  expect(statusesOf(3).filter((status) => ![302, 409].includes(status))).toEqual([])
  expect(statusesOf(4).filter((status) => ![302, 409].includes(status))).toEqual([])

  // Each change has its event.
  const { rows } = await database.query<{ changes: number }>(
    `SELECT count(*)::int AS changes FROM booking_events WHERE booking = ANY($1) GROUP BY booking`,
    [bookings.map(({ id }) => id)],
  )
  expect(rows).toHaveLength(bookings.length)
  expect(rows.filter(({ changes }) => changes < 2)).toEqual([])
})
