import { afterEach, beforeAll, vi } from 'vitest'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import type { Booking } from '#business/bookings/booking.ts'
import type { Email } from '#payload-types.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { post } from '#tests/helpers/http/route-request.ts'
import { createBooking, readBooking, setFields } from './operations.ts'

export const payload = await testPayload()

export let people: Record<Requester, TestPerson>

export const press = (form: Record<string, string>, as = people.staff) =>
  post(dashboard, '/admin/dashboard', form, { as })

export const versionFields = (booking: Booking) => ({
  intent: 'change-selected',
  selected: valueOf(booking),
})

export const valueOf = ({ id, status, date, time }: Booking, totalPaise?: number) =>
  [id, status, date, time, totalPaise].join(' ').trim()

export const findBooking = (id: string) => readBooking(payload, id)

export async function createBookingWithStatus(
  status: Booking['status'],
  changes: Partial<Booking> = {},
) {
  const { id } = await createBooking(payload, { date: daysFromNow(3) })
  return setFields(payload, id, { status, ...changes })
}

export async function listMails({ id }: Booking): Promise<Email[]> {
  const where = { booking: { equals: id } }
  const sort = 'createdAt'
  const query = { collection: 'emails', where, sort, depth: 0, overrideAccess: true } as const
  return (await payload.find(query)).docs
}

export const expectedRefusal = (title: string, description: string, status: number) => ({
  status,
  data: { toast: { kind: 'error', title, description } },
})

export function createPeopleOnce(): void {
  beforeAll(async () => {
    people = await createEveryPerson(payload)
  })
  afterEach(() => vi.restoreAllMocks())
}
