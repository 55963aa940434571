import { sql } from '@payloadcms/db-postgres'
import { payloadClient } from '#app/models/payload.server.ts'
import { selectMessageIdsByPhone } from '#collections/customers/customer-records.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'

/** Known details of a caller. */
export interface Caller {
  /** 10 digits. */
  phone: string
  /** From the newest booking. */
  name: string | null
  email: string | null
  address: string | null
  bookings: number
  /** Newest first; `createdAt` is ISO 8601 UTC. */
  messages: { id: string; subject: string; createdAt: string; isAnswered: boolean }[]
}

const maxMessages = 5

/** Finds a caller by phone (10 digits). Requires booking access. */
export async function findCaller(user: User, phone: string): Promise<Caller> {
  const payload = await payloadClient()
  const as = { depth: 0, user, overrideAccess: false } as const
  const { rows } = await getPostgres(payload).drizzle.execute<{ id: string }>(
    sql`${selectMessageIdsByPhone(phone)} ORDER BY created_at DESC LIMIT ${maxMessages}`,
  )
  const [bookings, messages] = await Promise.all([
    payload.find({
      collection: 'bookings',
      where: { phone: { equals: phone } },
      sort: '-createdAt',
      limit: 1,
      joins: false,
      ...as,
    }),
    payload.find({
      collection: 'contact-messages',
      where: { id: { in: rows.map(({ id }) => id) } },
      sort: '-createdAt',
      ...as,
    }),
  ])
  const [newest] = bookings.docs
  return {
    phone,
    name: newest?.name ?? null,
    email: newest?.email ?? null,
    address: newest?.address ?? null,
    bookings: bookings.totalDocs,
    messages: messages.docs.map(({ id, subject, createdAt, handled }) => ({
      ...{ id, subject, createdAt },
      isAnswered: Boolean(handled),
    })),
  }
}
