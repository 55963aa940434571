import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { customerActor } from '#business/bookings/events.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { branchFor } from '#business/pickups/service-area.ts'
import { removeSamples } from '#collections/customers/remove-samples.ts'
import { toBookingEventRows } from '#platform/activity/booking-events.ts'
import { type Sql, toDbRow } from '#platform/database/adapter.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { getTransaction, inTransaction } from '#platform/database/transaction.ts'
import { bookingsChannel } from '#platform/notifications/notify-booking-change.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { buildSampleBookings, buildSampleMessages } from './build-sample-day.ts'

/**
 * Replaces earlier samples. Throws a CommandError if there are other bookings. Queues no mails and
 * ignores slot capacity.
 */
export function storeSampleDay(
  payload: Payload,
  now: Date,
): Promise<{ bookings: number; messages: number }> {
  return inTransaction(payload, async (req) => {
    await assertNoRealBookings(req)
    await removeSamples(req)
    const { pickupRules, serviceArea } = await getPublishedBusiness(payload)
    const days = buildSampleBookings(pickupRules[defaultLanguage], now)
    const messages = buildSampleMessages(now)
    const rowsByTable: Record<string, object[]> = {
      bookings: days.map(({ booking }) => {
        const branch = branchFor(booking.address, serviceArea)?.id ?? null
        return toDbRow(payload, 'bookings', { ...booking, branch })
      }),
      booking_events: days.flatMap(({ booking, events, staff }) =>
        events.flatMap(({ byStaff, ...event }) => {
          const by = byStaff
            ? ({ actor: staff, channel: 'dashboard' } as const)
            : ({ actor: customerActor, channel: 'site' } as const)
          return toBookingEventRows(payload, by, [{ ...event, booking: booking.id }])
        }),
      ),
      contact_messages: messages.map(({ message }) =>
        toDbRow(payload, 'contact_messages', message),
      ),
      contact_messages_answers: messages.flatMap(({ message, answer }) => {
        const place = { _order: 1, _parentID: message.id }
        return answer ? [toDbRow(payload, 'contact_messages_answers', { ...answer, ...place })] : []
      }),
    }
    const transaction = await getTransaction(req)
    for (const [table, rows] of Object.entries(rowsByTable)) {
      await transaction.execute(insertRows(table, rows))
    }
    await transaction.execute(sql.raw(`NOTIFY ${bookingsChannel}`))
    return { bookings: days.length, messages: messages.length }
  })
}

async function assertNoRealBookings(req: PayloadRequest): Promise<void> {
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ exist: boolean }>(
    sql`SELECT EXISTS (SELECT FROM bookings WHERE sample IS NOT TRUE) AS exist`,
  )
  if (!rows[0]!.exist) return
  throw new CommandError(
    'This installation has real bookings, so no sample data was added. Nothing was changed.',
  )
}

/** Names the columns: generated ones cannot be inserted. */
function insertRows(table: string, rows: object[]): Sql {
  const columns = sql.join(Object.keys(rows[0]!).map(sql.identifier), sql`, `)
  return sql`INSERT INTO ${sql.identifier(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.identifier(table)}, ${JSON.stringify(rows)})`
}
