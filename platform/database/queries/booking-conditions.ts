import { sql } from '@payloadcms/db-postgres'
import type { BillFilter, StepFilter } from '#business/bookings/lists/filters.ts'
import { type BookingView, viewTimesAt } from '#business/bookings/lists/views.ts'
import type { RetentionLimits } from '#business/bookings/retention.ts'
import { maxNormalWaitMs } from '#business/mails/delivery.ts'
import type { Sql } from '#platform/database/adapter.ts'

// Conditions that depend on the status alone are columns: `is_open` and `takes_place`.
// bookings.db.test.ts compares all conditions with the rules in business/.

/** As in business/bookings/return/order-steps.ts. */
export const dueDate = sql`CASE WHEN picked_up_at IS NULL THEN date ELSE coalesce(delivery_date, promised_date, date) END`

export const billConditions: Record<BillFilter, Sql> = {
  none: sql`bill_paid IS NULL`,
  // Nobody owes the bill of a cancelled booking.
  unpaid: sql`takes_place AND NOT bill_paid`,
  paid: sql`bill_paid`,
}

const notDelivered = sql`is_open AND delivered_at IS NULL`
const notDispatched = sql`${notDelivered} AND dispatched_at IS NULL`
const notReady = sql`${notDispatched} AND ready_at IS NULL`
const notArrived = sql`${notReady} AND arrived_at IS NULL`

export const stepConditions: Record<StepFilter, Sql> = {
  none: sql`${notArrived} AND picked_up_at IS NULL`,
  'picked-up': sql`${notArrived} AND picked_up_at IS NOT NULL`,
  arrived: sql`${notReady} AND arrived_at IS NOT NULL`,
  ready: sql`${notDispatched} AND ready_at IS NOT NULL`,
  dispatched: sql`${notDelivered} AND dispatched_at IS NOT NULL`,
  delivered: sql`takes_place AND (delivered_at IS NOT NULL OR status = 'completed')`,
}

export function isListed(view: BookingView, now: Date): Sql {
  const { today, tomorrow, nearSlots } = viewTimesAt(now)
  const conditions: Record<BookingView, Sql> = {
    today: sql`date = ${today} AND takes_place`,
    tomorrow: sql`date = ${tomorrow} AND takes_place`,
    'to-confirm': sql`status = 'pending'`,
    // The caller filters by date.
    day: sql`takes_place`,
    all: sql`true`,
    unconfirmed: sql`status = 'pending' AND date = ${today} AND time::text = ANY(${sql.param(nearSlots)})`,
    'to-return': sql`is_open AND picked_up_at IS NOT NULL`,
    // The first condition, which the second implies, can use the index.
    overdue: sql`is_open AND date < ${today} AND delivered_at IS NULL AND ${dueDate} < ${today}`,
    unpaid: sql`${billConditions.unpaid} AND ${stepConditions.delivered}`,
    'mail-failed': mailsNeedAttention(now),
    // IN would run the subquery once per booking; ARRAY runs it once.
    // A mark covers the pairs whose bookings were both made before it.
    duplicates: sql`is_open AND id = ANY(ARRAY(
      WITH same AS (SELECT id, phone, date, time, created_at FROM (
        SELECT id, phone, date, time, created_at,
          count(*) OVER (PARTITION BY phone, date, time) AS same FROM bookings
        WHERE is_open AND date >= ${today}) AS to_come WHERE same > 1)
      SELECT one.id FROM same AS one JOIN same AS other USING (phone, date, time)
      WHERE one.id <> other.id AND NOT EXISTS (SELECT FROM booking_events AS mark
        WHERE mark.booking IN (one.id::text, other.id::text) AND mark.type = 'not-duplicate'
          AND mark.created_at >= greatest(one.created_at, other.created_at))))`,
  }
  return conditions[view]
}

// Earlier failures are no longer a task for staff.
const failedMailDays = 7

function mailsNeedAttention(now: Date): Sql {
  const usuallySent = new Date(now.getTime() - maxNormalWaitMs).toISOString()
  return sql`id IN (SELECT booking_id FROM emails AS mail
    WHERE created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${failedMailDays})
      AND (status = 'failed' OR status = 'queued' AND created_at < ${usuallySent})
      AND NOT EXISTS (SELECT FROM emails AS newer WHERE newer.booking_id = mail.booking_id
        AND newer.kind = mail.kind AND newer.created_at > mail.created_at))`
}

/** The day of a cancellation counts. Imported bookings have no event of it. */
export function isPastRetention({ pickupDay, bookedAt, cancelledAt }: RetentionLimits): Sql {
  const isOld = sql`(date < ${pickupDay} OR created_at < ${bookedAt.toISOString()})`
  const cancelled = sql`(SELECT max(event.created_at) FROM booking_events AS event
    WHERE event.booking = bookings.id::text AND event.type = 'status-changed' AND event."to" = 'cancelled')`
  return sql`((takes_place AND ${isOld})
    OR (NOT takes_place AND coalesce(${cancelled} < ${cancelledAt.toISOString()}, ${isOld})))`
}
