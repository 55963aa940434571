import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportBookings } from '#app/models/bookings/booking-export.server.ts'
import type { BookingRow } from '#app/models/bookings/booking-lines.server.ts'
import * as bookingLines from '#app/models/bookings/booking-lines.server.ts'
import { bookingColumns, furtherColumns } from '#business/bookings/booking-columns.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { samplePayload } from '#tests/setup/database.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { openBusiness } from '#tests/setup/open-business.ts'
import { book } from '#tests/setup/outbox.ts'
import { get } from '#tests/setup/route-request.ts'
import * as bookingsCsv from './bookings-csv.ts'

const payload = await samplePayload()
const path = '/admin/bookings.csv'
let people: Record<Who, Person>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await everyPerson(payload)
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})
afterEach(() => vi.restoreAllMocks())

const ask = (query = '', as = people.staff) => get(bookingsCsv, path + query, { as })

const recordsOf = (text: string) =>
  parse<Record<string, string>>(text, { bom: true, columns: true, record_delimiter: '\r\n' })

describe('the bookings of a view as a file', () => {
  it('are a CSV as spreadsheets read it, in the words of the table', async () => {
    const booking = await book(payload, {
      name: 'आशा "कुलकर्णी"',
      address: 'Flat 3, Sea Breeze\nHill Road, Mumbai 400050',
      items: undefined,
    })
    const { status, headers, text } = await ask('?view=all')
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="bookings-all-${localDateAt(new Date())}.csv"`,
      'cache-control': 'private, no-store',
    })
    expect(text.startsWith(`\ufeff${[...bookingColumns, ...furtherColumns].join()}\r\n`)).toBe(true)
    const [record] = recordsOf(text)
    expect(record).toMatchObject({
      id: booking.id,
      name: 'आशा "कुलकर्णी"',
      phone: '9876543210',
      address: 'Flat 3, Sea Breeze\nHill Road, Mumbai 400050',
      service_type: 'laundry',
      items: '',
      status: 'pending',
      reference: booking.reference,
      branch: 'Bandra West',
      booked_by: 'The site',
      picked_up_at: '',
    })
    expect(record!.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/)
    expect(Math.trunc(+new Date(booking.createdAt) / 1000)).toBe(
      +new Date(record!.created_at!) / 1000,
    )
  })

  it.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '＝1'])(
    'hold no formula: %s',
    async (items) => {
      await book(payload, { items })
      expect(recordsOf((await ask()).text)[0]?.items).toBe(`'${items}`)
    },
  )

  it('are those that the view lists, narrowed as it is', async () => {
    const date = openDayFromNow(3)
    await book(payload, { date, name: 'Asha Rao', address: 'Hill Road, Mumbai 400050' })
    await book(payload, { date, name: 'Asha Iyer', address: 'Causeway, Mumbai 400005' })
    await book(payload, { date: openDayFromNow(4), name: 'Om Rao' })
    const names = async (query: string) =>
      recordsOf((await ask(query)).text).map(({ name }) => name)
    expect(await names('?view=all')).toEqual(['Om Rao', 'Asha Iyer', 'Asha Rao'])
    expect(await names('?view=to-confirm')).toEqual(['Asha Rao', 'Asha Iyer', 'Om Rao'])
    expect(await names('?q=rao')).toEqual(['Om Rao', 'Asha Rao'])
    expect(await names(`?q=rao&date=${date}`)).toEqual(['Asha Rao'])
    expect(await names('?branch=bandra-west')).toEqual(['Asha Rao'])
    expect(await names('?view=today')).toEqual([])
  })

  it('have their columns where there is none', async () => {
    expect((await ask()).text).toBe(`\ufeff${[...bookingColumns, ...furtherColumns].join()}\r\n`)
  })

  it('are all of them, each once, though one is deleted while they are read', async () => {
    const { id } = await book(payload)
    await postgresOf(payload).drizzle.execute(sql`
      INSERT INTO bookings (id, reference, status, name, phone, address, date, time, service_type, created_at)
      SELECT new.id, upper(left(new.id::text, 8)), status, name, phone, address, date, time, service_type,
        created_at - number * interval '1 second'
      FROM bookings, LATERAL (
        SELECT number, gen_random_uuid() AS id FROM generate_series(1, 2500) AS number) AS new
      WHERE bookings.id = ${id}`)
    const ids: string[] = []
    const user = people.staff.user!
    for await (const part of exportBookings({ user, view: 'all', now: new Date() })) {
      ids.push(...part.map((record) => record.id))
      await payload.db.deleteOne({ collection: 'bookings', where: { id: { equals: ids.at(-1) } } })
    }
    expect(ids).toHaveLength(2501)
    expect(new Set(ids).size).toBe(2501)
  })

  it('are refused in words where the database is away, and break off where it is lost on the way', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const read = vi.spyOn(bookingLines, 'readRows').mockRejectedValueOnce(new Error('lost'))
    expect(await ask()).toMatchObject({ status: 503, text: messages.request.unavailable })

    const row = { ...(await book(payload)), service_type: 'laundry', created_at: new Date() }
    read.mockResolvedValueOnce(Array.from({ length: 500 }, () => row) as unknown as BookingRow[])
    read.mockRejectedValueOnce(new Error('lost'))
    await expect(ask()).rejects.toThrow('lost')
  })

  it('are read no further for a browser that has left', async () => {
    const row = { ...(await book(payload)), service_type: 'laundry', created_at: new Date() }
    const part = Array.from({ length: 500 }, () => row) as unknown as BookingRow[]
    const read = vi.spyOn(bookingLines, 'readRows').mockResolvedValue([])
    for (let parts = 0; parts < 20; parts += 1) read.mockResolvedValueOnce(part)
    const leaving = new AbortController()
    const request = new Request(`http://localhost:3000${path}`, {
      headers: { Cookie: `payload-token=${people.staff.token}` },
      signal: leaving.signal,
    })
    const { body } = await bookingsCsv.loader({ request, params: {}, context: {} })
    const reader = body!.getReader()
    await reader.read()
    leaving.abort()
    const rest = async () => {
      while (!(await reader.read()).done);
    }
    await expect(rest()).rejects.toThrow('aborted')
    expect(read.mock.calls.length).toBeLessThan(20)
  })

  it('are asked for again on the dashboard where the address cannot be read', async () => {
    expect(await ask('?view=yesterday')).toMatchObject({
      status: 302,
      location: '/admin/dashboard?view=yesterday',
    })
  })

  it('are for staff alone', async () => {
    expect((await ask('', people.visitor)).location).toMatch(/^\/admin\/login/)
    expect((await ask('', people.editor)).status).toBe(403)
  })
})
