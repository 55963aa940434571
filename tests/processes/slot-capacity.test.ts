import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

const english = wordsFor(defaultLanguage)

const capacity = 4
const requestCount = 60
const date = openDayFromNow(2)

let running: TwoSites
let database: Client
let formFields: Record<string, string>

beforeAll(async () => {
  running = await startTwoSites()
  database = new Client({ connectionString: running.databaseUrl })
  await database.connect()
  await running.publish('business-info', { bookingPolicy: { capacityPerSlot: capacity } })
  formFields = await openBookingForm(running.sites[0])
}, 120_000)

afterAll(async () => {
  await database?.end()
  await running?.stop()
})

const book = (site: string, changes: Record<string, string> = {}) =>
  postBooking(site, { ...formFields, ...bookingFields({ date, ...changes }) })

async function countBookings(day: string, time: string): Promise<number> {
  const { rows } = await database.query<{ bookings: number }>(
    `SELECT count(*)::int AS bookings FROM bookings
     WHERE date = $1 AND time = $2 AND status <> 'cancelled'`,
    [day, time],
  )
  return rows[0]!.bookings
}

it('books exactly the capacity of a slot when 60 requests reach two sites at once', async () => {
  const responses = await Promise.all(
    Array.from({ length: requestCount }, async (_, index) => {
      const response = await book(running.sites[index % 2]!, { name: `Customer ${index}` })
      return { index, status: response.status, html: await response.text() }
    }),
  )
  const refused = responses.filter(({ status }) => status === 409)
  expect(responses.filter(({ status }) => status === 302)).toHaveLength(capacity)
  const statuses = responses.map(({ status }) => status).join()
  expect(refused, statuses).toHaveLength(requestCount - capacity)
  expect(await countBookings(date, '11AM-1PM')).toBe(capacity)

  for (const { index, html } of refused) {
    expect(html).toContain(english.pickups.taken)
    expect(html).toContain(`value="Customer ${index}"`)
    expect(html).toContain('value="1PM-3PM"')
    expect(html).not.toContain('value="11AM-1PM"')
  }
  const { rows } = await database.query(
    `SELECT id FROM emails WHERE booking_id IN
      (SELECT id FROM bookings WHERE date = $1 AND time = '11AM-1PM')`,
    [date],
  )
  expect(rows).toHaveLength(2 * capacity)
})

async function fillSlot(
  time: string,
): Promise<{ form: Record<string, string>; response: Response }> {
  const form = bookingFields({ date, time })
  const response = await book(running.sites[0], form)
  for (let taken = 1; taken < capacity; taken += 1) await book(running.sites[0], { time })
  expect(await countBookings(date, time)).toBe(capacity)
  return { form, response }
}

it('returns the first booking for a repeated form, even when the slot is full', async () => {
  const time = '5PM-7PM'
  const { form, response } = await fillSlot(time)
  const again = await book(running.sites[1], form)
  expect(again.headers.get('Location')).toContain('booked=')
  expect(again.headers.get('Location')).toBe(response.headers.get('Location'))
  expect(await countBookings(date, time)).toBe(capacity)
})

it('takes one place when one form is submitted many times at once', async () => {
  const time = '3PM-5PM'
  for (let taken = 0; taken < capacity - 1; taken += 1) await book(running.sites[0], { time })
  const form = bookingFields({ date, time })
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      postBooking(running.sites[index % 2]!, { ...formFields, ...form }),
    ),
  )
  const locations = responses.map(({ headers }) => headers.get('Location'))
  expect(new Set(locations).size).toBe(1)
  expect(locations[0]).toContain('booked=')
  expect(await countBookings(date, time)).toBe(capacity)
})

it('never overfills a slot when staff move bookings into it at once', async () => {
  const later = openDayFromNow(4)
  const bookingCount = capacity + 1
  for (let index = 0; index < bookingCount; index += 1) {
    await book(running.sites[0], { date: later, time: index % 2 ? '9AM-11AM' : '5PM-7PM' })
  }
  const { rows } = await database.query<{ id: string }>('SELECT id FROM bookings WHERE date = $1', [
    later,
  ])
  expect(rows).toHaveLength(bookingCount)
  const statuses = await Promise.all(
    rows.map(({ id }) => running.updateEntry('bookings', id, { date: later, time: '1PM-3PM' })),
  )
  expect(statuses.sort()).toEqual([...Array<number>(capacity).fill(200), 400])
  expect(await countBookings(later, '1PM-3PM')).toBe(capacity)
})

it('frees the place of a cancelled booking', async () => {
  const time = '9AM-11AM'
  await fillSlot(time)
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE date = $1 AND time = $2 LIMIT 1',
    [date, time],
  )
  expect(await running.updateEntry('bookings', rows[0]!.id, { status: 'cancelled' })).toBe(200)
  const responses = await Promise.all(running.sites.map((site) => book(site, { time })))
  expect(responses.map(({ status }) => status).sort()).toEqual([302, 409])
})
