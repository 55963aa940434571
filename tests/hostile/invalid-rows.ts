import type { Client } from 'pg'
import * as z from 'zod/mini'
import type { BookingEventType } from '#business/bookings/events.ts'
import { detailSchemas } from '#business/bookings/forms/booking-request.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { type BookingStatus, canBecome } from '#business/bookings/status/status.ts'
import { contactFields } from '#business/forms/contact-request.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'

/** A message for each stored row that breaks a rule. */
export async function findInvalidRows(database: Client): Promise<string[]> {
  const violations: string[] = []
  for (const [rule, query] of Object.entries(queries)) {
    const { rows } = await database.query<object>(query)
    violations.push(...rows.map((row) => `${rule}: ${JSON.stringify(row)}`))
  }
  const { rows: bookings } = await database.query<StoredBooking>(bookingsWithHistory)
  const { rows: messages } = await database.query<object>('SELECT * FROM contact_messages')
  return [
    ...violations,
    ...bookings.flatMap((booking) => schemaErrors('an invalid booking', bookingSchema, booking)),
    ...bookings
      .filter((booking) => !hasValidHistory(booking))
      .map(({ id }) => `a booking with an invalid history: ${id}`),
    ...messages.flatMap((message) => schemaErrors('an invalid message', messageSchema, message)),
  ]
}

const queries = {
  'not exactly one main branch': `
    SELECT main FROM (
      SELECT count(*) FILTER (WHERE main_branch) AS main, count(*) AS published
      FROM branches WHERE _status = 'published'
    ) AS branches WHERE published > 0 AND main <> 1`,
  'no admin': `SELECT 0 AS admins WHERE NOT EXISTS (SELECT FROM users WHERE role = 'admin')`,
  'a slot above the capacity of every settings version': `
    SELECT date, time, count(*) FROM bookings WHERE status <> 'cancelled'
    GROUP BY date, time HAVING count(*) >
      (SELECT max(coalesce(version_booking_policy_capacity_per_slot, 'infinity')) FROM _business_info_v)`,
  'a wrong booking count': `
    SELECT status, sum(number) FROM (
      SELECT status, bookings AS number FROM booking_counts
      UNION ALL SELECT status, -1 FROM bookings
    ) AS counts GROUP BY status HAVING sum(number) <> 0`,
  'a reference that does not match its ID': `
    SELECT id, reference FROM bookings WHERE reference <> upper(left(id::text, 8))`,
  'an email to an invalid address': `
    SELECT emails.id, address FROM emails, regexp_split_to_table("to", ', ') AS address
    WHERE address !~ '^[^\\s@,;]+@[^\\s@,;]+$'`,
  'an email with a line break in its subject': `SELECT id FROM emails WHERE subject ~ '[\\r\\n]'`,
  'an account with an invalid email address': `SELECT id FROM users WHERE email !~ '^[^\\s@]+@[^\\s@]+$'`,
  'a picture outside its folder': `SELECT id, filename FROM media WHERE filename ~ '[/\\\\]|^\\.'`,
}

interface StoredBooking {
  id: string
  status: BookingStatus
  request_key: string | null
  history: { type: BookingEventType; from: BookingStatus | null; to: BookingStatus }[] | null
}

const bookingsWithHistory = `
  SELECT bookings.*, service_type AS "serviceType", (
    SELECT json_agg(event ORDER BY created_at) FROM booking_events AS event
    WHERE booking = bookings.id::text AND type IN ('booked', 'status-changed', 'undone')
  ) AS history
  FROM bookings WHERE erased_at IS NULL`

const bookingSchema = z.object({
  ...englishFields,
  ...detailSchemas(englishFields, (schema) => z.nullable(schema)),
  phone: z.string().check(z.regex(/^\d{10}$/)),
})
const contactSchemas = contactFields(wordsFor(defaultLanguage))
const messageSchema = z.object({ ...contactSchemas, phone: z.nullable(contactSchemas.phone) })

function schemaErrors(label: string, schema: z.ZodMiniType, row: object): string[] {
  const issues = schema.safeParse(row).error?.issues ?? []
  return issues.map(
    ({ path, message }) => `${label}: ${path.join('.')} ${message} ${JSON.stringify(row)}`,
  )
}

/** Each event starts from the previous status, and the last one leads to the booking's. */
function hasValidHistory({ status, request_key: requestKey, history }: StoredBooking): boolean {
  let current: BookingStatus | null = null
  for (const { type, from, to } of history ?? []) {
    if ((from ?? null) !== current) return false
    const isUndo = type === 'undone'
    if (current && to !== current && !(isUndo ? canBecome(to, current) : canBecome(current, to)))
      return false
    current = to
  }
  // An imported booking has no request key and one event, which may lack earlier statuses.
  return current === status || (requestKey === null && history?.length === 1)
}
