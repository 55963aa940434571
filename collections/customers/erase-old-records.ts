import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import {
  type RetentionLimits,
  retentionLimits,
  retentionStartDay,
} from '#business/bookings/retention.ts'
import { instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import { deleteMessages, eraseDetails } from '#collections/bookings/operations/erase-details.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { isPastRetention } from '#platform/database/queries/booking-conditions.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { deleteUnusedPreferences } from './preferences.ts'

// If retention is unlimited.
const defaultActivityMonths = 24

// Takes about a second.
const activityBatchSize = 10_000

// Holds the locks for some tenths of a second.
const bookingBatchSize = 500

/**
 * Erases bookings past `retentionLimits` in any status, and messages and mails of that age. Runs
 * one batch; returns whether more may remain. The activity log stays as long, or two years if
 * retention is unlimited.
 */
export async function eraseOldRecords(payload: Payload, now: Date): Promise<boolean> {
  await deleteUnusedPreferences(getPostgres(payload).drizzle)
  const { retentionMonths: months } = await getPublishedBusiness(payload)
  const hasMore = await deleteActivityBefore(
    payload,
    retentionStartDay(months || defaultActivityMonths, now),
  )
  if (!months) return hasMore
  return (await eraseBefore(payload, retentionLimits(months, now))) || hasMore
}

/** Events stay at least as long as their booking. */
async function deleteActivityBefore(payload: Payload, day: LocalDate): Promise<boolean> {
  const cutoff = instantAt(day, '00:00').toISOString()
  const { drizzle } = getPostgres(payload)
  const activities = await drizzle.execute(sql`
    DELETE FROM activities WHERE id IN (
      SELECT id FROM activities WHERE at < ${cutoff} ORDER BY at LIMIT ${activityBatchSize})`)
  const events = await drizzle.execute(sql`
    DELETE FROM booking_events WHERE id IN (
      SELECT id FROM booking_events WHERE created_at < ${cutoff}
        AND NOT EXISTS (SELECT FROM bookings WHERE bookings.id::text = booking_events.booking)
      LIMIT ${activityBatchSize})`)
  return [activities, events].some(({ rowCount }) => rowCount === activityBatchSize)
}

async function eraseBefore(payload: Payload, limits: RetentionLimits): Promise<boolean> {
  const { drizzle } = getPostgres(payload)
  const cutoff = instantAt(limits.pickupDay, '00:00').toISOString()
  return drizzle.transaction(async (transaction) => {
    const bookings = await transaction.execute<{ id: string }>(sql`
      SELECT id FROM bookings WHERE erased_at IS NULL AND ${isPastRetention(limits)}
      ORDER BY date, id LIMIT ${bookingBatchSize} FOR NO KEY UPDATE SKIP LOCKED`)
    const actor = 'Retention period'
    await eraseDetails(payload, transaction, idsIn(bookings), { actor, channel: 'worker' })
    const messages = await transaction.execute<{ id: string }>(
      sql`SELECT id FROM contact_messages WHERE created_at < ${cutoff}`,
    )
    const erased = await deleteMessages(transaction, idsIn(messages))
    // One entry per batch.
    const counts = { bookings: bookings.rows.length, messages: erased.messages }
    const erasedCounts = Object.entries(counts).flatMap(([name, count]) =>
      count > 0 ? [`${name}: ${count}`] : [],
    )
    const entry = { type: 'details-removed', what: erasedCounts.join(', ') } as const
    const entries = erasedCounts.length > 0 ? [entry] : []
    await recordActivity(payload, transaction, { actor, channel: 'cms' }, entries)
    // Also deletes mails queued during the erasure.
    await transaction.execute(sql`
      DELETE FROM emails WHERE (booking_id IS NULL AND created_at < ${cutoff})
        OR booking_id IN (SELECT id FROM bookings WHERE erased_at IS NOT NULL)`)
    return bookings.rows.length === bookingBatchSize
  })
}

function idsIn({ rows }: { rows: { id: string }[] }): string[] {
  return rows.map(({ id }) => id)
}
