import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { listActivity } from '#app/models/activity.server.ts'
import { addNote, changeStatus, tickOff } from '#app/models/bookings/bookings.server.ts'
import { rescheduleAsCustomer } from '#app/models/bookings/managed-bookings.server.ts'
import { erase } from '#app/models/customers.server.ts'
import { answerMessage } from '#app/models/messages.server.ts'
import { manageKey } from '#cms/access/manage-key.ts'
import { eraseOldRecords } from '#cms/customers/erase-old-records.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import { down, up } from '#migrations/20261123_110017_activities.ts'
import type { Booking, User } from '#payload-types.ts'
import { customer, customerOf } from '#tests/setup/customer.ts'
import { emptyDatabase, testPayload, userWithRole } from '#tests/setup/database.ts'
import { daysFromNow, openDayFromNow } from '#tests/setup/days.ts'
import { openBusiness } from '#tests/setup/open-business.ts'
import { book } from '#tests/setup/outbox.ts'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)
const { bookedFor, write } = customerOf(payload)
let staff: User
let admin: User

beforeAll(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  staff = await userWithRole(payload, 'staff')
  admin = await userWithRole(payload, 'admin')
})

/** What the log says, but for the milliseconds between an act and its line, which may change the order. */
async function log() {
  const { lines, next } = await listActivity(admin, {})
  expect(next).toBeNull()
  return lines
    .map(({ by, door, before, about, after, href }) =>
      [by, door, before, about, after, href].join(' '),
    )
    .toSorted()
}

/** What a booking, a customer and the retention period leave behind. */
async function workADay(): Promise<void> {
  const booking = await book(payload, { date: openDayFromNow(3) })
  const { id, status, date, time } = booking
  await changeStatus({ user: staff, id, seen: { status, date, time }, to: 'confirmed' })
  const to = { date: openDayFromNow(4), time: '1PM-3PM' } as const
  const seen = { status: 'confirmed', date, time } as const
  await rescheduleAsCustomer(manageKey(payload.secret, id), to, seen)
  await addNote({ user: staff, id, note: 'Ring twice' })
  await tickOff({ user: staff, id, pickedUpAt: new Date().toISOString() })
  await takenFor('9811122299')
  const { id: message } = await write({ phone: '9811122244' })
  await answerMessage(staff, message, { answer: 'Yes', answersSeen: 0 })
  await bookedFor(daysFromNow(-2))
  await erase(admin, customer.phone)
  await bookedFor('2001-01-01')
  await bookedFor('2001-01-01')
  await eraseOldRecords(payload, new Date())
}

function takenFor(phone: string): Promise<Booking> {
  return payload.create({
    collection: 'bookings',
    data: {
      ...customer,
      serviceType: 'laundry',
      date: openDayFromNow(3),
      time: '11AM-1PM',
      phone,
    } as never,
    user: staff,
    context: { door: 'dashboard' },
    overrideAccess: true,
  })
}

it('an upgrade fills in what is known of the days before', async () => {
  await workADay()
  const asItHappened = await log()
  expect(asItHappened).toHaveLength(8)

  const migration = { db: drizzle, payload } as unknown as MigrateUpArgs
  await down(migration)
  await up(migration)
  expect(await log()).toEqual(asItHappened)
})
