import { beforeAll, expect, it } from 'vitest'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { Booking } from '#payload-types.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as days from './staff-pickup-days.ts'

const payload = await testPayload()
const date = openDayFromNow(3)
let people: Record<Requester, TestPerson>
let booking: Booking

beforeAll(async () => {
  const bookingPolicy = { daysAhead: 4, capacityPerSlot: 1 }
  const data = { ...openBusiness, bookingPolicy }
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  people = await createEveryPerson(payload)
  booking = await createBooking(payload, { date })
  await createBooking(payload, { date, time: '9AM-11AM', phone: '9876543211' })
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
