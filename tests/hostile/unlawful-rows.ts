import type { Client } from 'pg'
import * as z from 'zod/mini'
import { detailSchemas, fieldSchemas } from '#business/bookings/booking-request.ts'
import { type BookingStatus, canBecome } from '#business/bookings/status.ts'
import { contactFields } from '#business/forms/contact-request.ts'

/** What is stored and must not be, as sentences; nothing where all is as the rules want it. */
export async function unlawfulRows(database: Client): Promise<string[]> {
  const found: string[] = []
  for (const [rule, query] of Object.entries(queries)) {
    const { rows } = await database.query<object>(query)
    found.push(...rows.map((row) => `${rule}: ${JSON.stringify(row)}`))
  }
  const { rows: bookings } = await database.query<StoredBooking>(bookingsWithHistory)
  const { rows: messages } = await database.query<object>('SELECT * FROM contact_messages')
  return [
    ...found,
    ...bookings.flatMap((booking) => problemsOf('a booking', bookingSchema, booking)),
    ...bookings.filter((booking) => !isLawful(booking)).map(({ id }) => `a history: ${id}`),
    ...messages.flatMap((message) => problemsOf('a message', messageSchema, message)),
  ]
}

/** Each asks for what its rule forbids. */
const queries = {
  'not one main branch': `
    SELECT main FROM (
      SELECT count(*) FILTER (WHERE main_branch) AS main, count(*) AS published
      FROM branches WHERE _status = 'published'
    ) AS branches WHERE published > 0 AND main <> 1`,
  'no admin': `SELECT 0 AS admins WHERE NOT EXISTS (SELECT FROM users WHERE role = 'admin')`,
  'a slot with more pickups than any version of the settings allows': `
    SELECT date, time, count(*) FROM bookings WHERE status <> 'cancelled'
    GROUP BY date, time HAVING count(*) >
      (SELECT max(coalesce(version_booking_policy_capacity_per_slot, 'infinity')) FROM _business_info_v)`,
  'a wrong sum': `
    SELECT status, sum(number) FROM (
      SELECT status, bookings AS number FROM booking_counts
      UNION ALL SELECT status, -1 FROM bookings
    ) AS counts GROUP BY status HAVING sum(number) <> 0`,
  'a reference that is not the start of its id': `
    SELECT id, reference FROM bookings WHERE reference <> upper(left(id::text, 8))`,
  'a mail to what is no address': `
    SELECT emails.id, address FROM emails, regexp_split_to_table("to", ', ') AS address
    WHERE address !~ '^[^\\s@,;]+@[^\\s@,;]+$'`,
  'a mail with a second line in its subject': `SELECT id FROM emails WHERE subject ~ '[\\r\\n]'`,
  'an account without an address': `SELECT id FROM users WHERE email !~ '^[^\\s@]+@[^\\s@]+$'`,
  'a picture outside its folder': `SELECT id, filename FROM media WHERE filename ~ '[/\\\\]|^\\.'`,
}

interface StoredBooking {
  id: string
  status: BookingStatus
  request_key: string | null
  history: { from: BookingStatus | null; to: BookingStatus }[] | null
}

const bookingsWithHistory = `
  SELECT bookings.*, service_type AS "serviceType", (
    SELECT json_agg(event ORDER BY created_at) FROM booking_events AS event
    WHERE booking = bookings.id::text AND type IN ('booked', 'status-changed')
  ) AS history
  FROM bookings WHERE erased_at IS NULL`

const bookingSchema = z.object({
  ...fieldSchemas,
  ...detailSchemas((schema) => z.nullable(schema)),
  phone: z.string().check(z.regex(/^\d{10}$/)),
})
const messageSchema = z.object({ ...contactFields, phone: z.nullable(contactFields.phone) })

function problemsOf(what: string, schema: z.ZodMiniType, row: object): string[] {
  const issues = schema.safeParse(row).error?.issues ?? []
  return issues.map(
    ({ path, message }) => `${what}: ${path.join('.')} ${message} ${JSON.stringify(row)}`,
  )
}

/** Each line follows from the one before, and the last says what the booking is, unless it was brought in. */
function isLawful({ status, request_key: requestKey, history }: StoredBooking): boolean {
  let present: BookingStatus | null = null
  for (const { from, to } of history ?? []) {
    if ((from ?? null) !== present) return false
    if (present && to !== present && !canBecome(present, to)) return false
    present = to
  }
  // Of one from another site nobody knows how it became what it is.
  return present === status || (requestKey === null && history?.length === 1)
}
