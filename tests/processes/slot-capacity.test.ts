import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { startTwoSites, type TwoSites } from '#tests/servers/two-sites.ts'

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

async function placesTaken(day: string, time: string): Promise<number> {
  const { rows } = await database.query<{ places: number }>(
    `SELECT count(*)::int AS places FROM bookings
     WHERE date = $1 AND time = $2 AND status <> 'cancelled'`,
    [day, time],
  )
  return rows[0]!.places
}

it('books exactly the capacity of a slot when 60 requests reach two sites at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: requestCount }, async (_, index) => {
      const answer = await book(running.sites[index % 2]!, { name: `Customer ${index}` })
      return { index, status: answer.status, html: await answer.text() }
    }),
  )
  const refused = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(capacity)
  expect(refused).toHaveLength(requestCount - capacity)
  expect(await placesTaken(date, '11AM-1PM')).toBe(capacity)

  for (const { index, html } of refused) {
    expect(html).toContain('That time has just been taken. Please choose another one.')
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

async function fillSlot(time: string): Promise<{ form: Record<string, string>; answer: Response }> {
  const form = bookingFields({ date, time })
  const answer = await book(running.sites[0], form)
  for (let taken = 1; taken < capacity; taken += 1) await book(running.sites[0], { time })
  expect(await placesTaken(date, time)).toBe(capacity)
  return { form, answer }
}

it('returns the first booking for a repeated form even when the slot is full', async () => {
  const time = '5PM-7PM'
  const { form, answer } = await fillSlot(time)
  const again = await book(running.sites[1], form)
  expect(again.headers.get('Location')).toContain('booked=')
  expect(again.headers.get('Location')).toBe(answer.headers.get('Location'))
  expect(await placesTaken(date, time)).toBe(capacity)
})

it('takes one place when one form is sent many times at once', async () => {
  const time = '3PM-5PM'
  for (let taken = 0; taken < capacity - 1; taken += 1) await book(running.sites[0], { time })
  const form = bookingFields({ date, time })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      postBooking(running.sites[index % 2]!, { ...formFields, ...form }),
    ),
  )
  const places = answers.map((answer) => answer.headers.get('Location'))
  expect(new Set(places).size).toBe(1)
  expect(places[0]).toContain('booked=')
  expect(await placesTaken(date, time)).toBe(capacity)
})

it('never overfills a slot when staff move bookings into it at once', async () => {
  const later = openDayFromNow(4)
  const bookings = capacity + 1
  for (let index = 0; index < bookings; index += 1) {
    await book(running.sites[0], { date: later, time: index % 2 ? '9AM-11AM' : '5PM-7PM' })
  }
  const { rows } = await database.query<{ id: string }>('SELECT id FROM bookings WHERE date = $1', [
    later,
  ])
  expect(rows).toHaveLength(bookings)
  const statuses = await Promise.all(
    rows.map(({ id }) => running.updateEntry('bookings', id, { date: later, time: '1PM-3PM' })),
  )
  expect(statuses.sort()).toEqual([...Array<number>(capacity).fill(200), 400])
  expect(await placesTaken(later, '1PM-3PM')).toBe(capacity)
})

it('frees the place of a cancelled booking', async () => {
  const time = '9AM-11AM'
  await fillSlot(time)
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE date = $1 AND time = $2 LIMIT 1',
    [date, time],
  )
  expect(await running.updateEntry('bookings', rows[0]!.id, { status: 'cancelled' })).toBe(200)
  const answers = await Promise.all(running.sites.map((site) => book(site, { time })))
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409])
})
