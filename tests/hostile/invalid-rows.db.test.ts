import { Client } from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { createSample } from '#tests/access/samples.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { findInvalidRows } from './invalid-rows.ts'

const payload = await samplePayload()
const database = new Client({ connectionString: environment.databaseUrl })
await database.connect()
const owner = await createUserWithRole(payload, 'admin')
await createSample(payload, 'bookings', owner)
await createSample(payload, 'contact-messages', owner)
await createSample(payload, 'emails', owner)

beforeEach(async () => {
  await database.query('BEGIN')
  return () => database.query('ROLLBACK')
})

afterAll(() => database.end())

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
  ['an account with an invalid email address', `UPDATE users SET email = id WHERE role = 'admin'`],
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
