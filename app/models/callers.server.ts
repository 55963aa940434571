import { sql } from '@payloadcms/db-postgres'
import { queryBookings } from '#app/models/bookings/booking-access.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import type { CallerPickup } from '#business/bookings/callers.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { selectMessageIdsByPhone } from '#collections/customers/customer-records.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'

export interface Caller {
  /** 10 digits. */
  phone: string
  /** From the newest booking. */
  name: string | null
  email: string | null
  address: string | null
  newest: { date: LocalDate; status: BookingStatus } | null
  bookings: number
  /** Open bookings from today on, by pickup. */
  upcoming: CallerPickup[]
  unansweredMessages: number
  /** Newest first; `createdAt` is ISO 8601 UTC. */
  messages: { id: string; subject: string; createdAt: string; isAnswered: boolean }[]
}

const maxMessages = 5
const maxUpcoming = 20

/** `phone` has 10 digits. Requires booking access. */
export async function findCaller(user: User, phone: string): Promise<Caller> {
  const payload = await payloadClient()
  const as = { depth: 0, user, overrideAccess: false } as const
  const today = localDateAt(new Date())
  const [bookings, upcoming, messages] = await Promise.all([
    payload.find({
      collection: 'bookings',
      where: { phone: { equals: phone } },
      sort: '-createdAt',
      limit: 1,
      joins: false,
      ...as,
    }),
    findOpenPickups(user, { phone, from: today }),
    findMessages(user, phone),
  ])
  const [newest] = bookings.docs
  return {
    phone,
    name: newest?.name ?? null,
    email: newest?.email ?? null,
    address: newest?.address ?? null,
    newest: newest ? { date: newest.date, status: newest.status } : null,
    bookings: bookings.totalDocs,
    upcoming,
    ...messages,
  }
}

/** Finds open bookings by pickup, except the form's own. Requires booking access. */
export function findOpenPickups(
  user: User,
  { phone, from, exceptRequestKeyHash = '' }: OpenPickupsQuery,
): Promise<CallerPickup[]> {
  return queryBookings<CallerPickup>(
    user,
    sql`SELECT reference, name, status, date, time FROM bookings
      WHERE phone = ${phone} AND is_open AND date >= ${from}
        AND request_key IS DISTINCT FROM ${exceptRequestKeyHash}
      ORDER BY date, time, created_at LIMIT ${maxUpcoming}`,
  )
}

interface OpenPickupsQuery {
  phone: string
  /** The first pickup day. */
  from: LocalDate
  exceptRequestKeyHash?: string
}

async function findMessages(
  user: User,
  phone: string,
): Promise<Pick<Caller, 'messages' | 'unansweredMessages'>> {
  const payload = await payloadClient()
  const { rows } = await getPostgres(payload).drizzle.execute<{ id: string; unanswered: number }>(
    sql`SELECT id, count(*) FILTER (WHERE handled IS NOT TRUE) OVER ()::int AS unanswered
      FROM contact_messages WHERE id IN (${selectMessageIdsByPhone(phone)})
      ORDER BY created_at DESC LIMIT ${maxMessages}`,
  )
  const { docs } = await payload.find({
    collection: 'contact-messages',
    where: { id: { in: rows.map(({ id }) => id) } },
    sort: '-createdAt',
    depth: 0,
    user,
    overrideAccess: false,
  })
  return {
    unansweredMessages: rows[0]?.unanswered ?? 0,
    messages: docs.map(({ id, subject, createdAt, handled }) => ({
      ...{ id, subject, createdAt },
      isAnswered: Boolean(handled),
    })),
  }
}
