import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingColumns } from '#business/bookings/csv/booking-columns.ts'
import { importBookings } from '#collections/bookings/import-bookings.ts'
import { UnreadableFileError } from '#collections/bookings/read-bookings-file.ts'
import { environment } from '#environment.ts'
import { createSample } from '#tests/access/samples.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { hostileText, mutateFields } from './hostile-values.ts'
import { findInvalidRows } from './invalid-rows.ts'

const payload = await samplePayload()
const database = new Client({ connectionString: environment.databaseUrl })
await database.connect()
const owner = await createUserWithRole(payload, 'admin')
await createSample(payload, 'bookings', owner)
await createSample(payload, 'contact-messages', owner)
await createSample(payload, 'emails', owner)

afterAll(() => database.end())

describe('findInvalidRows', () => {
  beforeEach(async () => {
    await database.query('BEGIN')
    return () => database.query('ROLLBACK')
  })

  it('finds nothing in rows that Payload stored', async () => {
    expect(await findInvalidRows(database)).toEqual([])
  })

  it.each([
    ['not exactly one main branch', 'UPDATE branches SET main_branch = true'],
    ['not exactly one main branch', 'UPDATE branches SET main_branch = false'],
    ['no admin', `UPDATE users SET role = 'staff'`],
    [
      'a slot above the capacity of every settings version',
      'UPDATE _business_info_v SET version_booking_policy_capacity_per_slot = 0',
    ],
    ['a wrong booking count', 'DELETE FROM booking_counts'],
    ['a reference that does not match its ID', `UPDATE bookings SET reference = 'X'`],
    ['an email to an invalid address', `UPDATE emails SET "to" = 'a@example.com;b@example.com'`],
    [
      'an email with a line break in its subject',
      `UPDATE emails SET subject = E'A\\r\\nBcc: b@example.com'`,
    ],
    [
      'an account with an invalid email address',
      `UPDATE users SET email = id WHERE role = 'admin'`,
    ],
    ['a picture outside its folder', `UPDATE media SET filename = '../' || filename`],
    ['an invalid booking: phone', `UPDATE bookings SET phone = '+91 98765 43210'`],
    ['an invalid booking: date', `UPDATE bookings SET date = '2026-02-30'`],
    ['an invalid booking: name', `UPDATE bookings SET name = ''`],
    ['an invalid booking: email', `UPDATE bookings SET email = 'a@b@c'`],
    ['a booking with an invalid history', `UPDATE bookings SET status = 'completed'`],
    ['a booking with an invalid history', `UPDATE booking_events SET "from" = 'cancelled'`],
    ['an invalid message: email', `UPDATE contact_messages SET email = 'x'`],
  ])('finds %s after %s', async (message, statement) => {
    await database.query(statement)
    const messages = await findInvalidRows(database)
    expect(messages.join('\n')).toContain(message)
  })
})

payload.logger.level = 'silent'

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
