import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { managePath } from '#business/managing/manage-link.ts'
import { manageKey } from '#platform/crypto/manage-key.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { admin } from '#tests/setup/accounts.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/setup/booking-form.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { patience } from '#tests/setup/patience.ts'
import { secret } from '#tests/setup/secret.ts'
import { startTwoSites, type TwoSites } from '#tests/systems/two-sites.ts'

// The production build, which `npm test` has made before.

const capacity = 30
const date = openDayFromNow(2)
const later = openDayFromNow(4)

let running: TwoSites
let database: Client
let hidden: Record<string, string>
let session: string
let bookings: { id: string }[]

beforeAll(async () => {
  running = await startTwoSites({ settings: { RATE_LIMITS: 'off', DATABASE_CONNECTIONS: '8' } })
  database = new Client({ connectionString: running.databaseUrl })
  await database.connect()
  await running.publish('business-info', { bookingPolicy: { capacityPerSlot: capacity } })
  hidden = await openBookingForm(running.sites[0])
  const cookies = (await signIn()).headers.getSetCookie()
  session = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  for (let index = 0; index < 12; index += 1) await book()
  bookings = (await database.query<{ id: string }>('SELECT id FROM bookings')).rows
}, 120_000)

afterAll(async () => {
  await database?.end()
  await running?.stop()
})

/** At the site whose slot is so much wanted. */
const signIn = () =>
  fetch(`${running.sites[0]}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(admin),
    headers: { Origin: running.sites[0] },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience.timeout),
  })

const book = (changes: Record<string, string> = {}) =>
  postBooking(running.sites[0], { ...hidden, ...bookingFields({ date, ...changes }) })

it('who stands in line for one slot holds up nobody else', async () => {
  // As if whoever is ahead of them took very long.
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
    }, patience)
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

/** Sends a form to the site as staff, or as whoever holds a link. */
async function press(path: string, fields: Record<string, string>): Promise<number> {
  const site = running.sites[1]
  const answer = await fetch(site + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: session, Origin: site },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience.timeout),
  })
  return answer.status
}

/** What may be done to a booking, through every door. */
const acts = [
  (id: string) => running.change('bookings', id, { status: 'confirmed' }),
  (id: string) => running.change('bookings', id, { date: later, time: '1PM-3PM' }),
  (id: string) => press('/admin/dashboard', { booking: id, to: 'confirmed', ...seen }),
  (id: string) =>
    press(`${managePath(manageKey(secret, id))}/reschedule`, {
      date: later,
      time: '11AM-1PM',
      ...seen,
    }),
  async () => (await book({ time: '1PM-3PM' })).status,
]

it('ends 60 changes and bookings at once, each done or refused with a reason', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const door = index % acts.length
      const { id } = bookings[index % bookings.length]!
      return { door, status: await acts[door]!(id) }
    }),
  )
  const ofDoor = (door: number) => [
    ...new Set(answers.filter((answer) => answer.door === door).map(({ status }) => status)),
  ]
  expect(ofDoor(0).filter((status) => ![200, 409].includes(status))).toEqual([])
  expect(ofDoor(1).filter((status) => ![200, 400, 409].includes(status))).toEqual([])
  expect(ofDoor(2).filter((status) => ![200, 409].includes(status))).toEqual([])
  expect(ofDoor(3).filter((status) => ![302, 409].includes(status))).toEqual([])
  expect(ofDoor(4).filter((status) => ![302, 409].includes(status))).toEqual([])

  // Each booking was changed by somebody, and each change of it has left its event.
  const { rows } = await database.query<{ changes: number }>(
    `SELECT count(*)::int AS changes FROM booking_events WHERE booking = ANY($1) GROUP BY booking`,
    [bookings.map(({ id }) => id)],
  )
  expect(rows).toHaveLength(bookings.length)
  expect(rows.filter(({ changes }) => changes < 2)).toEqual([])
})
