import { beforeAll, expect, it } from 'vitest'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { Booking } from '#payload-types.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { testPayload } from '#tests/setup/database.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { openBusiness } from '#tests/setup/open-business.ts'
import { book } from '#tests/setup/outbox.ts'
import { get } from '#tests/setup/route-request.ts'
import * as days from './change-days.ts'

const payload = await testPayload()
const date = openDayFromNow(3)
let people: Record<Who, Person>
let booking: Booking

beforeAll(async () => {
  const bookingPolicy = { daysAhead: 4, capacityPerSlot: 1 }
  const data = { ...openBusiness, bookingPolicy }
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  people = await everyPerson(payload)
  booking = await book(payload, { date })
  await book(payload, { date, time: '9AM-11AM', phone: '9876543211' })
})

const loadDays = (from: string, { reference } = booking, as = people.staff) =>
  get(days, `/admin/bookings/${reference}/days?from=${from}`, { as, params: { reference } })

it('offers the days open to staff, ignoring the place of the booking itself', async () => {
  const answer = await loadDays(date)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const [first, ...others] = JSON.parse(answer.text) as DayAvailability[]
  expect(first).toMatchObject({ date })
  expect(first!.slots).toContain(booking.time)
  expect(first!.slots).not.toContain('9AM-11AM')
  expect(others).toHaveLength(30)
  expect(others.filter(({ slots }) => slots.length > 0).length).toBeGreaterThan(10)
})

it('rejects an invalid day, an unknown booking and other roles', async () => {
  expect((await loadDays('soon')).status).toBe(400)
  expect((await loadDays(date, { ...booking, reference: 'FFFFFFFF' })).status).toBe(404)
  expect((await loadDays(date, booking, people.editor)).status).toBe(403)
})
