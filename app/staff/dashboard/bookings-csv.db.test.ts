import { Readable } from 'node:stream'
import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import { createLocalReq } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBillPage } from '#app/models/bookings/bills.server.ts'
import { exportBookings } from '#app/models/bookings/booking-export.server.ts'
import * as bookingList from '#app/models/bookings/booking-list.server.ts'
import {
  addNote,
  markMissed,
  markPaid,
  markPickedUp,
  saveBill,
} from '#app/models/bookings/bookings.server.ts'
import { oneAmount } from '#business/bills/bill.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import { exportedColumns, storedColumns } from '#business/bookings/csv/booking-columns.ts'
import { guardText } from '#business/bookings/csv/spreadsheet-cells.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { importBookings } from '#collections/bookings/import-bookings.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, edit } from '#tests/helpers/bookings/operations.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as bookingsCsv from './bookings-csv.ts'

const payload = await samplePayload()
const path = '/admin/bookings.csv'
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})
afterEach(() => vi.restoreAllMocks())

const download = (query = '', as = people.staff) => get(bookingsCsv, path + query, { as })

const parseCsv = (text: string) =>
  parse<Record<string, string>>(text, { bom: true, columns: true, record_delimiter: '\r\n' })

describe('CSV export', () => {
  it('is a CSV for spreadsheets with the column names of the database', async () => {
    const booking = await createBooking(payload, {
      name: 'आशा "कुलकर्णी"',
      address: 'Flat 3, Sea Breeze\nHill Road, Mumbai 400050',
      items: undefined,
    })
    const { status, headers, text } = await download('?view=all')
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="bookings-all-${localDateAt(new Date())}.csv"`,
      'cache-control': 'private, no-store',
    })
    expect(text.startsWith(`\ufeff${exportedColumns.join()}\r\n`)).toBe(true)
    const [record] = parseCsv(text)
    expect(record).toMatchObject({
      id: booking.id,
      name: 'आशा "कुलकर्णी"',
      phone: '9876543210',
      address: 'Flat 3, Sea Breeze\nHill Road, Mumbai 400050',
      service_type: 'laundry',
      items: '',
      status: 'pending',
      reference: guardText(booking.reference),
      branch: 'Bandra West',
      booked_by: 'Website',
      service_label: 'Laundry',
      status_label: 'Pending',
      picked_up_at: '',
      completed_at: '',
      notes: '',
    })
    expect(record!.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+05:30$/)
    expect(new Date(record!.created_at!)).toEqual(new Date(booking.createdAt))
  })

  it('has notes and times of pickup and completion', async () => {
    const { id } = await createBooking(payload)
    const user = people.staff.user!
    await addNote({ user, id, note: 'Gate code 12' })
    await addNote({ user, id, note: '=1+1' })
    await markMissed({ user, id, reason: 'nobody-home' })
    const missed = parseCsv((await download()).text)
    expect(missed[0]).toMatchObject({ not_collected: 'Nobody home', pieces: '' })
    await markPickedUp({ user, id, at: new Date().toISOString(), pieceCount: 12 })
    await edit(payload, id, { status: 'completed' }, { user })
    const [record] = parseCsv((await download()).text)
    expect(record).toMatchObject({ status_label: 'Completed', notes: 'Gate code 12\n=1+1' })
    expect(record).toMatchObject({ not_collected: '', pieces: '12' })
    const zonedInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/
    expect(record!.picked_up_at).toMatch(zonedInstant)
    expect(record!.completed_at).toMatch(zonedInstant)
  })

  it('has the promised day and express', async () => {
    const { promisedDate } = await createBooking(payload, { express: true })
    await createBooking(payload)
    const records = parseCsv((await download('?view=all')).text)
    expect(records.map(({ express }) => express)).toEqual(['no', 'yes'])
    expect(records[1]).toHaveProperty('promised_date', promisedDate)
    expect(promisedDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('has the bill in rupees and its payment', async () => {
    const user = people.staff.user!
    const book = async (paise: number) => {
      const { id } = await createBooking(payload)
      const booking = await edit(payload, id, { status: 'confirmed' }, { user })
      const seen = seenBill(null, (await loadBillPage(user, booking)).rates)
      await saveBill({ user, id, lines: oneAmount(paise), seen, sendMail: false })
      return id
    }
    const paid = await book(1_24_905)
    await markPaid({ user, id: paid, method: 'upi', totalPaise: 1_24_905 })
    const open = await book(50_000)
    const unbilled = await createBooking(payload)
    const cancelled = [await book(70_000), await book(80_000)] as const
    await markPaid({ user, id: cancelled[1], method: 'cash', totalPaise: 80_000 })
    for (const id of cancelled) {
      await edit(payload, id, { status: 'cancelled' }, { user })
    }
    const records = parseCsv((await download('?view=all')).text)
    const find = (id: string) => records.find((record) => record.id === id)
    const paidAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\+05:30$/) as string
    expect(find(paid)).toMatchObject({
      ...{ bill_total: '1249.05', paid_at: paidAt, payment_method: 'UPI' },
    })
    const unpaid = { paid_at: '', payment_method: '' }
    expect(find(open)).toMatchObject({ bill_total: '500.00', ...unpaid })
    expect(find(unbilled.id)).toMatchObject({ bill_total: '', ...unpaid })
    // Nobody owes the bill of a cancelled booking.
    expect(find(cancelled[0])).toMatchObject({ bill_total: '', ...unpaid })
    expect(find(cancelled[1])).toMatchObject({ bill_total: '800.00', paid_at: paidAt })
  })

  it('can be imported again', async () => {
    const booking = await createBooking(payload, {
      name: 'आशा "कुलकर्णी"',
      address: '-Plot 4\nHill Road, Mumbai 400050',
      serviceType: 'dry-cleaning',
      items: "'- 2 shirts",
      instructions: undefined,
      language: 'mr',
      express: true,
    })
    const { text } = await download()
    await payload.db.deleteMany({ collection: 'bookings', where: {} })
    const [source, now] = [Readable.from([Buffer.from(text)]), new Date()]
    const req = await createLocalReq({}, payload)
    const report = await importBookings(req, source, { isTrial: false, now })
    expect(report).toMatchObject({ stored: 1, unreadable: 0 })
    const { docs } = await payload.find({ collection: 'bookings', overrideAccess: true })
    expect(docs).toMatchObject([{ items: "'- 2 shirts", createdAt: booking.createdAt }])
    const pickColumns = ([row]: Record<string, string>[]) =>
      storedColumns.map((column) => row![column])
    expect(pickColumns(parseCsv((await download()).text))).toEqual(pickColumns(parseCsv(text)))
  })

  it.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '＝1'])(
    'escapes the formula %s',
    async (items) => {
      await createBooking(payload, { items })
      expect(parseCsv((await download()).text)[0]?.items).toBe(`'${items}`)
    },
  )

  it('holds the bookings of the view with its filters', async () => {
    const date = openDayFromNow(3)
    await createBooking(payload, { date, name: 'Asha Rao', address: 'Hill Road, Mumbai 400050' })
    await createBooking(payload, { date, name: 'Asha Iyer', address: 'Causeway, Mumbai 400005' })
    await createBooking(payload, { date: openDayFromNow(4), name: 'Om Rao' })
    const names = async (query: string) =>
      parseCsv((await download(query)).text).map(({ name }) => name)
    expect(await names('?view=all')).toEqual(['Om Rao', 'Asha Iyer', 'Asha Rao'])
    expect(await names('?view=to-confirm')).toEqual(['Asha Rao', 'Asha Iyer', 'Om Rao'])
    expect(await names('?q=rao')).toEqual(['Om Rao', 'Asha Rao'])
    expect(await names(`?q=rao&date=${date}`)).toEqual(['Asha Rao'])
    expect(await names('?branch=bandra-west')).toEqual(['Asha Rao'])
    expect(await names('?view=today')).toEqual([])
  })

  it('says in the file name that it leaves samples out', async () => {
    await createBooking(payload)
    const { id } = await createBooking(payload)
    await getPostgres(payload).drizzle.execute(
      sql`UPDATE bookings SET sample = true WHERE id = ${id}`,
    )
    const { headers, text } = await download('?view=all')
    expect(headers.get('content-disposition')).toMatch(/-without-samples\.csv"$/)
    expect(parseCsv(text)).toHaveLength(1)
  })

  it('holds only the header when there are no bookings', async () => {
    expect((await download()).text).toBe(`\ufeff${exportedColumns.join()}\r\n`)
  })

  it('holds every booking once while others are deleted', async () => {
    const { id } = await createBooking(payload)
    await getPostgres(payload).drizzle.execute(sql`
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

  it('answers 503 without a database, and breaks off if it is lost during the export', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const read = vi.spyOn(bookingList, 'readBookings').mockRejectedValueOnce(new Error('lost'))
    expect(await download()).toMatchObject({
      status: 503,
      text: staffWords.requestErrors.unavailable,
    })

    const row = await createBooking(payload)
    read.mockResolvedValueOnce(Array.from({ length: 500 }, () => row))
    read.mockRejectedValueOnce(new Error('lost'))
    await expect(download()).rejects.toThrow('lost')
  })

  it('stops reading after the browser disconnects', async () => {
    const row = await createBooking(payload)
    const part = Array.from({ length: 500 }, () => row)
    const read = vi.spyOn(bookingList, 'readBookings').mockResolvedValue([])
    for (let parts = 0; parts < 20; parts += 1) read.mockResolvedValueOnce(part)
    const controller = new AbortController()
    const request = new Request(`http://localhost:3000${path}`, {
      headers: { Cookie: `payload-token=${people.staff.token}` },
      signal: controller.signal,
    })
    const { body } = await bookingsCsv.loader({ request, params: {}, context: {} })
    const reader = body!.getReader()
    await reader.read()
    controller.abort()
    const readRest = async () => {
      while (!(await reader.read()).done);
    }
    await expect(readRest()).rejects.toThrow('aborted')
    expect(read.mock.calls.length).toBeLessThan(20)
  })

  it('redirects to the dashboard for an invalid query', async () => {
    expect(await download('?view=yesterday')).toMatchObject({
      status: 302,
      location: '/admin/dashboard?view=yesterday',
    })
  })

  it('refuses visitors and editors', async () => {
    expect((await download('', people.visitor)).location).toMatch(/^\/admin\/login/)
    expect((await download('', people.editor)).status).toBe(403)
  })
})
