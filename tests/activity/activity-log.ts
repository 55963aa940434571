import { afterEach, beforeEach, vi } from 'vitest'
import { listActivity } from '#app/models/activity.server.ts'
import { loggedChannels } from '#business/accounts/activity-log.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { Activity, BookingEvent, User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { readBooking } from '#tests/helpers/bookings/operations.ts'
import { resetBusiness } from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

export const payload = await testPayload()
export const { drizzle } = getPostgres(payload)
export const overrideAccess = true
let server: MailServer

export let people: Record<Requester, TestPerson>

export let staff: User
export let admin: User

export async function findEntries(): Promise<Activity[]> {
  const { docs } = await payload.find({
    collection: 'activities',
    sort: 'at',
    pagination: false,
    overrideAccess,
  })
  return docs
}

export async function findLoggedEvents(): Promise<BookingEvent[]> {
  const { docs } = await payload.find({
    collection: 'booking-events',
    where: { channel: { in: [...loggedChannels] } },
    sort: ['createdAt', 'type'],
    pagination: false,
    overrideAccess,
  })
  return docs
}

export async function readLogTexts(): Promise<string[]> {
  const page = await listActivity(admin, {})
  return page.entries.map(({ before, about, after }) => `${before} ${about} ${after}`.trim())
}

export const toExpected = ({ status, date, time }: Booking) => ({ status, date, time })

export const findBooking = (id: string) => readBooking(payload, id)

export function resetBeforeEach(): void {
  beforeEach(async () => {
    server = await resetBusiness(payload)
    people = await createEveryPerson(payload)
    staff = people.staff.user!
    admin = people.admin.user!
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await server.stop()
  })
}
