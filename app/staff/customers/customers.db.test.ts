import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatLongDate } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { log } from '#platform/logs/log.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { testPayload } from '#tests/setup/database.ts'
import { daysFromNow } from '#tests/setup/days.ts'
import { book } from '#tests/setup/outbox.ts'
import { cookieIn, get, post, toastAfter } from '#tests/setup/route-request.ts'
import * as customers from './customers.tsx'
import * as download from './customers-download.ts'

const payload = await testPayload()
let people: Record<Who, Person>
let phones = 9_811_100_000

beforeAll(async () => {
  people = await everyPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const ask = (form: Record<string, string>, as = people.admin) =>
  post(customers, '/admin/customers', form, { as })
const fetchFile = (form: Record<string, string>, as = people.admin) =>
  post(download, '/admin/customers/download', form, { as })

/** A booking of a phone that nobody else has. */
async function bookedFor(date: string, changes: Partial<Booking> = {}): Promise<Booking> {
  phones += 1
  const { id } = await book(payload, { phone: String(phones), date: daysFromNow(3) })
  await payload.db.updateOne({ collection: 'bookings', id, data: { date, ...changes } })
  return stored(id)
}

const stored = (id: string) =>
  payload.findByID({ collection: 'bookings', id, depth: 0, joins: false, overrideAccess: true })

const count = (number: number) => ({ count: number })

describe('what is kept about a customer', () => {
  it('is asked for on a page that nobody keeps, and that shows nothing by itself', async () => {
    const answer = await get(customers, '/admin/customers?phone=9811122233', { as: people.admin })
    expect(answer).toMatchObject({ status: 200, data: { toast: null } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['look', 'confirm'])('is counted, and stays as it is, on “%s”', async (act) => {
    const booking = await bookedFor(daysFromNow(-2))
    const { phone } = booking
    const answer = await ask({ phone, act })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const kept = { bookings: count(1), messages: count(0), mails: count(1), leftOpen: 1 }
    expect(answer.data).toMatchObject({ wrong: undefined, found: { phone, act, kept } })
    expect(JSON.stringify(answer.data)).not.toContain(booking.name)
    expect(await stored(booking.id)).toEqual(booking)
  })

  it('is found however the phone is written, and only looked at where nothing else is asked', async () => {
    const { phone } = await bookedFor(daysFromNow(-2))
    const written = `(${phone.slice(0, 5)}) ${phone.slice(5)}`
    for (const act of ['', 'drop', 'ERASE']) {
      const answer = await ask({ phone: written, act })
      expect(answer.data?.found).toMatchObject({ phone, act: 'look', kept: { bookings: count(1) } })
    }
  })

  it.each([
    ['', messages.booking.phoneRequired],
    ['98111', messages.booking.phoneInvalid],
    ['98111222333', messages.booking.phoneInvalid],
    ["9811122233' OR 1=1", messages.booking.phoneInvalid],
  ])('is not asked for by %j', async (phone, wrong) => {
    for (const act of ['look', 'erase']) {
      expect(await ask({ phone, act })).toMatchObject({ status: 400, data: { wrong, found: null } })
    }
    expect(await fetchFile({ phone })).toMatchObject({ status: 400, text: wrong })
  })

  it('is handed out as a file to store, which nobody else keeps', async () => {
    const booking = await bookedFor(daysFromNow(-2))
    const [other] = [await bookedFor(daysFromNow(-2), { name: 'Somebody Else' })]
    const { status, headers, text } = await fetchFile({ phone: booking.phone })
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    // Names of files stay in lists of downloads.
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="customer-\d{4}-\d{2}-\d{2}\.json"$/,
    )
    const { phone, reference, address } = booking
    expect(JSON.parse(text)).toMatchObject({ phone, bookings: [{ reference, address }] })
    for (const others of [other.phone, other.name, other.reference]) {
      expect(text).not.toContain(others)
    }
  })

  it('is no file to be opened by its address', async () => {
    const answer = await get(download, '/admin/customers/download', { as: people.admin })
    expect(answer).toMatchObject({ status: 302, location: '/admin/customers' })
  })

  it.each(['staff', 'editor', 'visitor'] as const)('is no business of a %s', async (who) => {
    const booking = await bookedFor(daysFromNow(-2))
    const form = { phone: booking.phone, act: 'erase' }
    for (const answer of [await ask(form, people[who]), await fetchFile(form, people[who])]) {
      expect([302, 403]).toContain(answer.status)
      expect(answer.text).not.toContain(booking.name)
    }
    expect(await stored(booking.id)).toEqual(booking)
  })
})

describe('erasing it', () => {
  it('is done once it is asked for, and said on the next page, which does not name the phone', async () => {
    const { id, phone } = await bookedFor(daysFromNow(-2))
    const answer = await ask({ phone, act: 'erase' })
    expect(answer).toMatchObject({ status: 302, location: '/admin/customers' })
    const { erased, erasedDetail } = staffMessages.customers
    const description = erasedDetail({ bookings: 1, messages: 0, mails: 1 })
    expect(await toastAfter(answer)).toEqual({ kind: 'success', title: erased, description })
    expect(cookieIn(answer, 'toast')?.attributes).toMatchObject({ 'max-age': '60', path: '/' })
    expect(await stored(id)).toMatchObject({ phone: 'Erased', name: 'Erased' })
  })

  it('is refused while a pickup is to come', async () => {
    const booking = await bookedFor(daysFromNow(3))
    const answer = await ask({ phone: booking.phone, act: 'erase' })
    expect(answer).toMatchObject({ status: 302, location: '/admin/customers' })
    const { notErased, cancelFirst } = staffMessages.customers
    const description = cancelFirst(formatLongDate(booking.date))
    expect(await toastAfter(answer)).toEqual({ kind: 'error', title: notErased, description })
    expect(await stored(booking.id)).toEqual(booking)
  })
})

describe('while the records cannot be reached', () => {
  it.each([
    ['looking', (phone: string) => ask({ phone })],
    ['erasing', (phone: string) => ask({ phone, act: 'erase' })],
    ['handing out', (phone: string) => fetchFile({ phone })],
  ])('%s says so in a sentence', async (_, act) => {
    const booking = await bookedFor(daysFromNow(-2))
    const said = vi.spyOn(log, 'error').mockImplementation(() => {})
    const away = new Error('The database is away')
    const { drizzle } = payload.db as unknown as { drizzle: Record<string, () => Promise<never>> }
    vi.spyOn(drizzle, 'execute').mockRejectedValueOnce(away)
    vi.spyOn(drizzle, 'transaction').mockRejectedValueOnce(away)
    const { status, data, text } = await act(booking.phone)
    const { unavailable } = messages.request
    expect(status).toBe(503)
    expect(data ? data.wrong : text).toBe(unavailable)
    expect(said).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
    expect(await stored(booking.id)).toEqual(booking)
  })
})
