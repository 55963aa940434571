import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingColumns } from '#business/bookings/booking-columns.ts'
import { importing } from '#business/words/staff-messages.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { emptyDatabase, testPayload, userWithRole } from '#tests/setup/database.ts'
import { openBranch, openBusiness } from '#tests/setup/open-business.ts'
import { outbox } from '#tests/setup/outbox.ts'
import { importBookings } from './import-bookings.ts'
import { FileProblem } from './read-bookings-file.ts'

const payload = await testPayload()
const now = new Date()

beforeAll(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

type Line = Record<(typeof bookingColumns)[number], string>

const lineOf = (changes: Partial<Line> = {}): Line => ({
  id: randomUUID(),
  name: 'आशा कुलकर्णी',
  phone: '98765 43210',
  email: 'asha@example.com',
  address: 'Flat 3, "Sea Breeze"\nHill Road, Bandra West',
  date: '2019-02-28',
  time: '11AM-1PM',
  service_type: 'laundry',
  items: '',
  instructions: '',
  status: 'completed',
  created_at: '2019-02-27 04:05:06.789+00',
  ...changes,
})

const csvOf = (lines: object[], options: object = {}) =>
  stringify(lines, { header: true, columns: [...bookingColumns], ...options })

async function bringIn(file: string | Buffer, { isTrial = false } = {}) {
  const bytes = Buffer.from(file)
  const source = Readable.from([bytes.subarray(0, 50), bytes.subarray(50)])
  return importBookings(await createLocalReq({}, payload), source, { isTrial, now })
}

const stored = async () =>
  (
    await payload.find({
      collection: 'bookings',
      sort: 'createdAt',
      depth: 0,
      overrideAccess: true,
    })
  ).docs

describe('the bookings of another site', () => {
  it('keep id, status and when they were made, and mail nobody', async () => {
    const line = lineOf()
    const later = {
      status: 'pending',
      date: '2099-01-05',
      created_at: '2019-03-01 04:05:06.789+00',
    }
    const report = await bringIn(csvOf([line, lineOf(later)]))
    expect(report).toEqual({ stored: 2, known: 0, unreadable: 0, problems: [] })
    expect(await stored()).toHaveLength(2)
    const [booking] = await stored()
    expect(booking).toMatchObject({
      id: line.id,
      reference: line.id.slice(0, 8).toUpperCase(),
      status: 'completed',
      name: 'आशा कुलकर्णी',
      phone: '9876543210',
      address: line.address,
      serviceType: 'laundry',
      createdAt: '2019-02-27T04:05:06.789Z',
    })
    expect(await eventsOfBooking(payload, line.id)).toMatchObject([
      { type: 'booked', createdAt: booking!.createdAt, to: 'pending', channel: 'site' },
    ])
    expect(await outbox(payload)).toEqual([])
  })

  it('are worked like any other afterwards', async () => {
    const { id } = lineOf()
    await bringIn(csvOf([lineOf({ id, status: 'pending', date: '2099-01-05' })]))
    const data = { status: 'confirmed' as const }
    await payload.update({ collection: 'bookings', id, data, overrideAccess: true })
    expect((await stored())[0]).toMatchObject({ status: 'confirmed' })
    expect(await eventsOfBooking(payload, id)).toHaveLength(2)
  })

  it('go to the branch that names their pincode', async () => {
    const id = await openBranch(payload, 'Bandra', { pincodes: '400050' })
    await bringIn(csvOf([lineOf({ address: 'Hill Road, Mumbai 400 050' })]))
    expect((await stored())[0]).toMatchObject({ branch: id })
    await payload.db.deleteMany({ collection: 'branches', where: {} })
  })

  it('are not stored on trial', async () => {
    expect(await bringIn(csvOf([lineOf()]), { isTrial: true })).toMatchObject({ stored: 1 })
    expect(await stored()).toEqual([])
  })

  it('may be brought in again, and stay as they are', async () => {
    const line = lineOf({ status: 'pending', date: '2099-01-05' })
    await bringIn(csvOf([line]))
    await payload.update({
      collection: 'bookings',
      id: line.id,
      data: { status: 'confirmed' },
      overrideAccess: true,
    })
    const again = csvOf([line, lineOf()])
    expect(await bringIn(again, { isTrial: true })).toMatchObject({ stored: 1, known: 1 })
    expect(await bringIn(again)).toMatchObject({ stored: 1, known: 1, unreadable: 0 })
    const statuses = (await stored()).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['completed', 'confirmed'])
  })

  it('are stored once by two at once', async () => {
    const file = csvOf(Array.from({ length: 600 }, () => lineOf()))
    const reports = await Promise.all([bringIn(file), bringIn(file)])
    expect(reports.map(({ unreadable }) => unreadable)).toEqual([0, 0])
    expect(await payload.count({ collection: 'bookings', overrideAccess: true })).toEqual({
      totalDocs: 600,
    })
  })

  it('leave out the lines that cannot be read, each with its reason', async () => {
    const line = lineOf()
    const file = csvOf([
      line,
      lineOf({ phone: '12345' }),
      line,
      lineOf({ id: `${line.id.slice(0, 8)}${randomUUID().slice(8)}` }),
      lineOf({ status: 'done' }),
      lineOf(),
    ])
    // Each address takes two lines of the file.
    expect(await bringIn(`${file}one,two\n`)).toMatchObject({
      stored: 2,
      unreadable: 5,
      problems: [
        { line: 4, column: 'phone' },
        { line: 6, column: 'id', sentence: importing.repeated(2) },
        {
          line: 8,
          column: 'id',
          sentence: importing.referenceTaken(line.id.slice(0, 8).toUpperCase()),
        },
        { line: 10, column: 'status' },
        { line: 14, sentence: importing.unequal(2, 12) },
      ],
    })
  })

  it('whose id begins like that of a booking here are left out', async () => {
    const line = lineOf()
    await bringIn(csvOf([line]))
    const other = lineOf({ id: `${line.id.slice(0, 8)}${randomUUID().slice(8)}` })
    expect(await bringIn(csvOf([other]))).toMatchObject({ stored: 0, known: 0, unreadable: 1 })
  })

  it.each([
    ['semicolons', csvOf([lineOf()], { delimiter: ';' })],
    ['tabs, in UTF-16', Buffer.from(`\ufeff${csvOf([lineOf()], { delimiter: '\t' })}`, 'utf16le')],
    [
      'the mark of UTF-8',
      csvOf([lineOf()], { bom: true, record_delimiter: 'windows', quoted: true }),
    ],
    [
      'columns of its own, in its order',
      csvOf([{ colour: 'red', ...lineOf() }], {
        columns: ['colour', ...bookingColumns.toReversed()],
      }),
    ],
  ])('come as a file with %s', async (_, file) => {
    expect(await bringIn(file)).toMatchObject({ stored: 1, problems: [] })
    expect((await stored())[0]?.name).toBe('आशा कुलकर्णी')
  })

  it.each([
    ['nothing', '', importing.empty],
    ['other columns', 'id;email\n1;2\n', /^These columns are missing: name, phone,/],
    [
      'Latin letters of another encoding',
      Buffer.from(csvOf([lineOf({ name: 'José' })]), 'latin1'),
      importing.notText,
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), importing.notText],
  ])('are none in a file with %s', async (_, file, sentence) => {
    const problem = await bringIn(file).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(FileProblem)
    expect((problem as FileProblem).message).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
    expect(await stored()).toEqual([])
  })

  it('leave a line of how many were stored before the file broke off', async () => {
    const user = await userWithRole(payload, 'admin')
    await payload.db.deleteMany({ collection: 'activities', where: {} })
    const req = await createLocalReq({ user }, payload)
    const whole = Buffer.from(csvOf(Array.from({ length: 600 }, () => lineOf())))
    const file = Readable.from([whole, Buffer.from('José', 'latin1')])
    await expect(importBookings(req, file, { isTrial: false, now })).rejects.toThrow(
      importing.notText,
    )
    const { totalDocs } = await payload.count({ collection: 'bookings', overrideAccess: true })
    expect(totalDocs).toBeGreaterThan(0)
    const { docs } = await payload.find({ collection: 'activities', overrideAccess: true })
    expect(docs).toMatchObject([
      { act: 'bookings-imported', what: `${totalDocs} bookings`, by: user.email },
    ])
  })

  it('are stored up to where the file breaks off', async () => {
    const report = await bringIn(`${csvOf([lineOf()])}"open`)
    expect(report).toMatchObject({
      stored: 1,
      unreadable: 1,
      problems: [{ line: 4, sentence: importing.brokenOff(4) }],
    })
  })
})
