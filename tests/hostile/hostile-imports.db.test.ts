import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { bookingColumns } from '#business/bookings/csv/booking-columns.ts'
import { importBookings } from '#collections/bookings/import/import-bookings.ts'
import { UnreadableFileError } from '#collections/bookings/import/read-bookings-file.ts'
import { environment } from '#environment.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { hostileText, mutateFields } from './hostile-values.ts'
import { findInvalidRows } from './invalid-rows.ts'

const payload = await samplePayload()
payload.logger.level = 'silent'
const database = new Client({ connectionString: environment.databaseUrl })
await database.connect()

afterAll(() => database.end())

const seed = Number(process.env.SEED ?? 1998)

const booking = () => ({
  id: randomUUID(),
  name: 'Asha',
  phone: '9876543210',
  email: '',
  address: 'Hill Road',
  date: '2019-02-28',
  time: '11AM-1PM',
  service_type: 'laundry',
  items: '',
  instructions: '',
  status: 'completed',
  created_at: '2019-02-27T04:05:06Z',
})

const csv = fc
  .array(
    fc.constant(null).chain(() => mutateFields(booking())),
    { maxLength: 5 },
  )
  .map((records) => stringify(records, { header: true, columns: [...bookingColumns] }))
const file = fc.oneof(
  { weight: 4, arbitrary: csv },
  fc
    .tuple(csv, hostileText, fc.nat(300))
    .map(([text, ending, length]) => text.slice(0, length) + ending),
)

it('rejects unreadable import files and stores only valid rows', async () => {
  const importFile = async (text: string) => {
    const req = await createLocalReq({}, payload)
    const source = Readable.from([Buffer.from(text)])
    const imported = importBookings(req, source, { isTrial: false, now: new Date() })
    await imported.catch((error: unknown) => expect(error).toBeInstanceOf(UnreadableFileError))
    expect(await findInvalidRows(database)).toEqual([])
  }
  await fc.assert(fc.asyncProperty(file, importFile), { seed, numRuns: 150 })
})
