import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { forms } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { createBooking, readBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { get, post, readCookie, readToast } from '#tests/helpers/http/route-request.ts'
import * as customers from './customers.tsx'
import * as download from './customers-download.ts'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
let people: Record<Requester, TestPerson>
let phones = 9_811_100_000

beforeAll(async () => {
  people = await createEveryPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const submit = (form: Record<string, string>, as = people.admin) =>
  post(customers, '/admin/customers', form, { as })
const fetchFile = (form: Record<string, string>, as = people.admin) =>
  post(download, '/admin/customers/download', form, { as })

async function createBookingOn(date: string, changes: Partial<Booking> = {}): Promise<Booking> {
  phones += 1
  const { id } = await createBooking(payload, { phone: String(phones), date: daysFromNow(3) })
  return setFields(payload, id, { date, ...changes })
}

const findBooking = (id: string) => readBooking(payload, id)

const count = (number: number) => ({ count: number })

describe('customer data', () => {
  it('is not shown on the page before a lookup', async () => {
    const answer = await get(customers, '/admin/customers?phone=9811122233', { as: people.admin })
    expect(answer).toMatchObject({ status: 200, data: { toast: null } })
  })

  it.each(['look', 'confirm'])('is counted and left unchanged on “%s”', async (intent) => {
    const booking = await createBookingOn(daysFromNow(-2))
    const { phone } = booking
    const answer = await submit({ phone, intent })
    expect(answer.status).toBe(200)
    const summary = { bookings: count(1), messages: count(0), mails: count(1), leftOpen: 1 }
    expect(answer.data).toMatchObject({ error: undefined, found: { phone, intent, summary } })
    expect(JSON.stringify(answer.data)).not.toContain(booking.name)
    expect(await findBooking(booking.id)).toEqual(booking)
  })

  it('is found by any spelling of the phone, and only looked up on an unknown action', async () => {
    const { phone } = await createBookingOn(daysFromNow(-2))
    const formattedPhone = `(${phone.slice(0, 5)}) ${phone.slice(5)}`
    for (const intent of ['', 'drop', 'ERASE']) {
      const answer = await submit({ phone: formattedPhone, intent })
      expect(answer.data?.found).toMatchObject({
        phone,
        intent: 'look',
        summary: { bookings: count(1) },
      })
    }
  })

  it.each([
    ['', english.booking.phoneRequired],
    ['98111', forms.phoneInvalid],
    ['98111222333', forms.phoneInvalid],
    ["9811122233' OR 1=1", forms.phoneInvalid],
  ])('is refused for the invalid phone %j', async (phone, error) => {
    for (const intent of ['look', 'erase']) {
      expect(await submit({ phone, intent })).toMatchObject({
        status: 400,
        data: { error, found: null },
      })
    }
    expect(await fetchFile({ phone })).toMatchObject({ status: 400, text: error })
  })

  it('downloads as an uncacheable file with the data of that customer only', async () => {
    const booking = await createBookingOn(daysFromNow(-2))
    const [other] = [await createBookingOn(daysFromNow(-2), { name: 'Somebody Else' })]
    const { status, headers, text } = await fetchFile({ phone: booking.phone })
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    // File names stay in download histories.
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="customer-\d{4}-\d{2}-\d{2}\.json"$/,
    )
    const { phone, reference, address } = booking
    expect(JSON.parse(text)).toMatchObject({ phone, bookings: [{ reference, address }] })
    for (const foreignValue of [other.phone, other.name, other.reference]) {
      expect(text).not.toContain(foreignValue)
    }
  })

  it('downloads as text for the customer to read', async () => {
    const booking = await createBookingOn(daysFromNow(-2), { name: 'Farida D’Souza' })
    const { status, headers, text } = await fetchFile({ phone: booking.phone, format: 'text' })
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="customer-[\d-]+\.txt"$/,
    )
    expect(text).toContain(`Booking ${booking.reference}\n`)
    expect(text).toContain(`Pickup: ${formatLongDate(booking.date)}, ${booking.time}\n`)
    expect(text).toContain('Name: Farida D’Souza\n')
  })

  it('does not download on GET', async () => {
    const answer = await get(download, '/admin/customers/download', { as: people.admin })
    expect(answer).toMatchObject({ status: 302, location: '/admin/customers' })
  })

  it.each(['staff', 'editor', 'visitor'] as const)('is refused to role %s', async (role) => {
    const booking = await createBookingOn(daysFromNow(-2))
    const form = { phone: booking.phone, intent: 'erase' }
    for (const answer of [await submit(form, people[role]), await fetchFile(form, people[role])]) {
      expect([302, 403]).toContain(answer.status)
      expect(answer.text).not.toContain(booking.name)
    }
    expect(await findBooking(booking.id)).toEqual(booking)
  })
})

describe('erasure', () => {
  it('erases the data and reports it in a toast without the phone', async () => {
    const { id, phone } = await createBookingOn(daysFromNow(-2))
    const answer = await submit({ phone, intent: 'erase' })
    expect(answer).toMatchObject({ status: 302, location: '/admin/customers' })
    const { erased, erasedDetail } = staffWords.customers
    const description = erasedDetail({ bookings: 1, messages: 0, mails: 1 })
    expect(await readToast(answer)).toEqual({ kind: 'success', title: erased, description })
    expect(readCookie(answer, 'toast')?.attributes).toMatchObject({ 'max-age': '60', path: '/' })
    expect(await findBooking(id)).toMatchObject({ phone: 'Erased', name: 'Erased' })
  })

  it('refuses while a pickup is upcoming', async () => {
    const booking = await createBookingOn(daysFromNow(3))
    const answer = await submit({ phone: booking.phone, intent: 'erase' })
    expect(answer).toMatchObject({ status: 302, location: '/admin/customers' })
    const { notErased, cancelFirst } = staffWords.customers
    const description = cancelFirst(formatLongDate(booking.date))
    expect(await readToast(answer)).toEqual({ kind: 'error', title: notErased, description })
    expect(await findBooking(booking.id)).toEqual(booking)
  })
})

describe('customer data without a database', () => {
  it.each([
    ['looking', (phone: string) => submit({ phone })],
    ['erasing', (phone: string) => submit({ phone, intent: 'erase' })],
    ['handing out', (phone: string) => fetchFile({ phone })],
  ])('answers 503 with a message when %s', async (_, act) => {
    const booking = await createBookingOn(daysFromNow(-2))
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    const databaseError = new Error('The database is away')
    const { drizzle } = payload.db as unknown as { drizzle: Record<string, () => Promise<never>> }
    vi.spyOn(drizzle, 'execute').mockRejectedValueOnce(databaseError)
    vi.spyOn(drizzle, 'transaction').mockRejectedValueOnce(databaseError)
    const { status, data, text } = await act(booking.phone)
    const { unavailable } = staffWords.requestErrors
    expect(status).toBe(503)
    expect(data ? data.error : text).toBe(unavailable)
    expect(logError).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
    expect(await findBooking(booking.id)).toEqual(booking)
  })
})
