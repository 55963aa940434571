import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bookingColumns,
  lastColumns,
  requiredColumns,
} from '#business/bookings/csv/booking-columns.ts'
import { mapDetails } from '#business/bookings/fields.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { bookingImport } from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { typeScriptArgs } from '#scripts/launch/child-process.ts'
import { createBranch, openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { edit, setFields } from '#tests/helpers/bookings/operations.ts'
import { readOutbox } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { secret } from '#tests/helpers/secret.ts'
import { importBookings } from './import-bookings.ts'
import { UnreadableFileError } from './read-bookings-file.ts'

const payload = await testPayload()
const now = new Date()

beforeAll(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

type CsvRow = Record<(typeof bookingColumns)[number], string>

const csvRow = (changes: Partial<CsvRow> = {}): CsvRow => ({
  ...mapDetails(() => ''),
  id: randomUUID(),
  name: 'आशा कुलकर्णी',
  phone: '98765 43210',
  email: 'asha@example.com',
  address: 'Flat 3, "Sea Breeze"\nHill Road, Bandra West',
  date: '2019-02-28',
  time: '11AM-1PM',
  service_type: 'laundry',
  status: 'completed',
  created_at: '2019-02-27 04:05:06.789+00',
  ...changes,
})

const spokenColumns = bookingColumns.map((key) => ({
  key,
  header: ` ${key.replace('_', ' ').toUpperCase()} `,
}))

const toCsv = (lines: object[], options: object = {}) =>
  stringify(lines, { header: true, columns: [...bookingColumns], ...options })

async function importFile(file: string | Buffer, { isTrial = false } = {}) {
  const bytes = Buffer.from(file)
  const source = Readable.from([bytes.subarray(0, 5), bytes.subarray(5, 50), bytes.subarray(50)])
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

describe('importBookings', () => {
  it('keeps ID, status and creation time, and sends no mails', async () => {
    const line = csvRow()
    const later = {
      status: 'pending',
      date: daysFromNow(30),
      created_at: '2019-03-01 04:05:06.789+00',
    }
    const report = await importFile(toCsv([line, csvRow(later)]))
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
    expect(await findBookingEvents(payload, line.id)).toMatchObject([
      { type: 'booked', createdAt: booking!.createdAt, to: 'pending', channel: 'site' },
    ])
    expect(await readOutbox(payload)).toEqual([])
  })

  it('stores bookings that staff can change', async () => {
    const { id } = csvRow()
    await importFile(toCsv([csvRow({ id, status: 'pending', date: daysFromNow(30) })]))
    const user = await createUserWithRole(payload, 'staff')
    await edit(payload, id, { status: 'confirmed' }, { user })
    expect((await stored())[0]).toMatchObject({ status: 'confirmed' })
    expect(await findBookingEvents(payload, id)).toHaveLength(2)
  })

  it('stores the language of the customer, and English without one', async () => {
    const columns = [...bookingColumns, ...lastColumns]
    const rows = ['mr', ''].map((language) => ({ ...csvRow(), language, express: '' }))
    await importFile(toCsv(rows, { columns }))
    await importFile(toCsv([csvRow()]))
    const languages = (await stored()).map(({ language }) => language)
    expect(languages.toSorted()).toEqual(['en', 'en', 'mr'])
  })

  it('stores express, and no express without the column', async () => {
    const columns = [...bookingColumns, ...lastColumns]
    await importFile(toCsv([{ ...csvRow(), express: 'yes' }], { columns }))
    await importFile(toCsv([csvRow()]))
    const express = (await stored()).map((booking) => booking.express)
    expect(express.toSorted()).toEqual([false, true])
  })

  it('needs no column that may be empty', async () => {
    expect(await importFile(toCsv([csvRow()], { columns: [...requiredColumns] }))).toMatchObject({
      stored: 1,
      problems: [],
    })
    expect((await stored())[0]).toMatchObject({ email: null, items: null, express: false })
  })

  it('assigns the branch with the pincode', async () => {
    const id = await createBranch(payload, 'Bandra', { pincodes: '400050' })
    await importFile(toCsv([csvRow({ address: 'Hill Road, Mumbai 400 050' })]))
    expect((await stored())[0]).toMatchObject({ branch: id })
    await payload.db.deleteMany({ collection: 'branches', where: {} })
  })

  it('stores nothing in a trial', async () => {
    expect(await importFile(toCsv([csvRow()]), { isTrial: true })).toMatchObject({ stored: 1 })
    expect(await stored()).toEqual([])
  })

  it('leaves existing bookings unchanged in a second import', async () => {
    const line = csvRow({ status: 'pending', date: daysFromNow(30) })
    await importFile(toCsv([line]))
    await setFields(payload, line.id, { status: 'confirmed' })
    const again = toCsv([line, csvRow()])
    expect(await importFile(again, { isTrial: true })).toMatchObject({ stored: 1, known: 1 })
    expect(await importFile(again)).toMatchObject({ stored: 1, known: 1, unreadable: 0 })
    const statuses = (await stored()).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['completed', 'confirmed'])
  })

  it('stores each booking once when two imports run together', async () => {
    const file = toCsv(Array.from({ length: 600 }, () => csvRow()))
    const reports = await Promise.all([importFile(file), importFile(file)])
    expect(reports.map(({ unreadable }) => unreadable)).toEqual([0, 0])
    expect(await payload.count({ collection: 'bookings', overrideAccess: true })).toEqual({
      totalDocs: 600,
    })
  })

  it('skips invalid lines and gives a reason for each', async () => {
    const line = csvRow()
    const file = toCsv([
      line,
      csvRow({ phone: '12345' }),
      line,
      csvRow({ id: `${line.id.slice(0, 8)}${randomUUID().slice(8)}` }),
      csvRow({ status: 'done' }),
      csvRow(),
    ])
    expect(await importFile(`${file}one,two\n`)).toMatchObject({
      stored: 2,
      unreadable: 5,
      problems: [
        { line: 4, column: 'phone' },
        { line: 6, column: 'id', sentence: bookingImport.duplicateOfLine(2) },
        {
          line: 8,
          column: 'id',
          sentence: bookingImport.referenceTaken(line.id.slice(0, 8).toUpperCase()),
        },
        { line: 10, column: 'status' },
        { line: 14, sentence: bookingImport.wrongFieldCount(2, 12) },
      ],
    })
  })

  it('reports every invalid column with its row of a spreadsheet', async () => {
    const file = toCsv([csvRow(), csvRow({ phone: '9.88E+09', time: '8PM-9PM' })], {
      delimiter: ';',
    })
    const report = await importFile(`sep=;\n${file}`)
    expect(report).toMatchObject({ stored: 1, unreadable: 1 })
    expect(bookingImport.problems(report)).toEqual([
      `Line 5 (row 3 of a spreadsheet), phone: ${bookingImport.digitsLost}`,
      `Line 5 (row 3 of a spreadsheet), time: ${bookingImport.notOneOf(timeSlotValues)}`,
    ])
  })

  it('reads rows without their empty cells at the end, and rejects rows without others', async () => {
    const columns = [...bookingColumns.filter((column) => column !== 'items'), 'items']
    const file = toCsv([csvRow(), csvRow()], { columns })
    const [header, first, second] = file.split(/\n(?!Hill)/)
    const short = [header, first!.slice(0, -1), second!.replace(/,[^,]*,$/, '')].join('\n')
    expect(await importFile(short)).toMatchObject({
      stored: 1,
      problems: [{ row: 3, sentence: bookingImport.wrongFieldCount(10, 12) }],
    })
  })

  it('stores no date that could be read both ways next to dates with the month first', async () => {
    const dates = ['2/3/2019', '2/28/2019', '2019-02-28']
    const report = await importFile(toCsv(dates.map((date) => csvRow({ date }))))
    expect(report).toMatchObject({
      stored: 1,
      problems: [
        { column: 'date', sentence: bookingImport.monthFirst },
        { column: 'date', sentence: bookingImport.dateUnreadable },
      ],
    })
  })

  it('keeps erased bookings erased', async () => {
    const erased = { name: 'Erased', phone: 'Erased', address: 'Erased', email: '' }
    expect(await importFile(toCsv([csvRow(erased)]))).toMatchObject({ stored: 1, problems: [] })
    expect(await stored()).toMatchObject([
      { ...erased, email: null, erasedAt: expect.any(String) as string, manageKeyHash: null },
    ])
  })

  it('skips a booking whose reference already exists', async () => {
    const line = csvRow()
    await importFile(toCsv([line]))
    const other = csvRow({ id: `${line.id.slice(0, 8)}${randomUUID().slice(8)}` })
    expect(await importFile(toCsv([other]))).toMatchObject({ stored: 0, known: 0, unreadable: 1 })
  })

  it.each([
    ['semicolons', toCsv([csvRow()], { delimiter: ';' })],
    ['tabs, in UTF-16', Buffer.from(`\ufeff${toCsv([csvRow()], { delimiter: '\t' })}`, 'utf16le')],
    [
      'a UTF-8 byte order mark',
      toCsv([csvRow()], { bom: true, record_delimiter: 'windows', quoted: true }),
    ],
    [
      'unknown columns in another order',
      toCsv([{ colour: 'red', ...csvRow() }], {
        columns: ['colour', ...bookingColumns.toReversed()],
      }),
    ],
    ['a line that names the separator', `sep=;\r\n${toCsv([csvRow()], { delimiter: ';' })}`],
    ['a quoted line that names the separator', `"sep=,"\n${toCsv([csvRow()])}`],
    ['blank rows', `\n${toCsv([csvRow()])},,,,\n\n , ,,,,,,,,,,,,\n,`],
    [
      'empty cells at the end',
      toCsv([csvRow({ address: 'Hill Road' })])
        .replace('\n', ',\n')
        .replace(/\n$/, ',,, \n'),
    ],
    ['column names as people write them', toCsv([csvRow()], { columns: spokenColumns })],
    ['line endings of two systems', toCsv([csvRow()]).replace('\n', '\r\n')],
    ['line endings of old Macs', toCsv([csvRow({ address: 'Hill Road' })]).replaceAll('\n', '\r')],
    [
      'unescaped quotation marks between tabs',
      toCsv([csvRow({ address: 'Flat 3, Sea Breeze' })], { delimiter: '\t', quote: '' }).replace(
        'Sea Breeze',
        '"Sea Breeze"',
      ),
    ],
  ])('reads a file with %s', async (_, file) => {
    expect(await importFile(file)).toMatchObject({ stored: 1, problems: [] })
    expect((await stored())[0]?.name).toBe('आशा कुलकर्णी')
  })

  it.each([
    ['no content', '', bookingImport.empty],
    ['missing columns', 'id;email\n1;2\n', /^These columns are missing: name, phone,/],
    [
      'Latin-1 text',
      Buffer.from(toCsv([csvRow({ name: 'José' })]), 'latin1'),
      bookingImport.notText,
    ],
    [
      'UTF-16 text without a byte order mark',
      Buffer.from(toCsv([csvRow()]), 'utf16le'),
      bookingImport.notText,
    ],
    [
      'two columns of one name',
      `Name,${toCsv([csvRow()])}`,
      bookingImport.duplicateColumns(['name']),
    ],
    ['only blank rows', '\n,,\n', bookingImport.empty],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), bookingImport.notText],
  ])('rejects a file with %s', async (_, file, sentence) => {
    const problem = await importFile(file).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(UnreadableFileError)
    expect((problem as UnreadableFileError).message).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
    expect(await stored()).toEqual([])
  })

  it('logs how many bookings were stored before the file failed', async () => {
    const user = await createUserWithRole(payload, 'admin')
    await payload.db.deleteMany({ collection: 'activities', where: {} })
    const req = await createLocalReq({ user }, payload)
    const firstChunk = Buffer.from(toCsv(Array.from({ length: 600 }, () => csvRow())))
    const file = Readable.from([firstChunk, Buffer.from('José', 'latin1')])
    await expect(importBookings(req, file, { isTrial: false, now })).rejects.toThrow(
      bookingImport.notText,
    )
    const { totalDocs } = await payload.count({ collection: 'bookings', overrideAccess: true })
    expect(totalDocs).toBeGreaterThan(0)
    const { docs } = await payload.find({ collection: 'activities', overrideAccess: true })
    expect(docs).toMatchObject([
      { type: 'bookings-imported', what: `${totalDocs} bookings`, actor: user.email },
    ])
  })

  it('stores the bookings before an unfinished line', async () => {
    const report = await importFile(`${toCsv([csvRow()])}"open`)
    expect(report).toMatchObject({
      stored: 1,
      unreadable: 1,
      problems: [{ line: 4, sentence: bookingImport.malformedFrom(4) }],
    })
  })
})

describe('npm run bookings:import', () => {
  let folder: string
  let file: string

  beforeAll(async () => {
    await createUserWithRole(payload, 'admin')
    folder = await mkdtemp(path.join(tmpdir(), 'saaf-bookings-'))
    file = path.join(folder, 'bookings.csv')
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function run(...args: string[]) {
    const command = [...typeScriptArgs, 'scripts/import-bookings.ts', ...args]
    const { PATH, HOME } = process.env
    const env = {
      NODE_ENV: 'production' as const,
      PATH,
      HOME,
      DATABASE_URL: environment.databaseUrl,
      PAYLOAD_SECRET: secret,
      DATA_DIR: folder,
    }
    const ended = promisify(execFile)(process.execPath, command, { env })
    return ended.then(
      ({ stdout }) => ({ code: 0, output: stdout.trim() }),
      ({ code, stdout, stderr }: Record<'code' | 'stdout' | 'stderr', string>) => ({
        code: Number(code),
        output: `${stdout}${stderr}`.trim(),
      }),
    )
  }

  it('reports what it would import in a trial, and the rejected lines', async () => {
    const line = (start: string, phone: string) =>
      `${start}-1b7a-4b7e-9f43-2c6d5a1e8f90,Asha,${phone},,Hill Road,2019-02-28,11AM-1PM,laundry,,,completed,2019-02-27T04:05:06Z`
    const lines = [bookingColumns.join(), line('0b5c0f6e', '9876543210'), line('0b5c0f6f', '12')]
    await writeFile(file, lines.join('\n'))
    const { code, output } = await run(file, '--trial')
    expect(output).toMatch(/1 to import, 0 already here, 1 unreadable\.\nLine 3, phone: .+$/)
    expect(code).toBe(1)
    expect(await stored()).toEqual([])
  })

  it('reports a missing argument or file without a database', async () => {
    expect(await run()).toEqual({
      code: 1,
      output: expect.stringMatching(/^Add the name of the file: /) as string,
    })
    const sentence = /^The file \S+none\.csv cannot be read \(ENOENT\)\.$/
    expect(await run(path.join(folder, 'none.csv'))).toEqual({
      code: 1,
      output: expect.stringMatching(sentence) as string,
    })
  })
})
