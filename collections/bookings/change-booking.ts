import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type Payload } from 'payload'
import { canManageBookings } from '#business/accounts/roles.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { NewBookingEvent, UserChannel } from '#business/bookings/events.ts'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { isRescheduled } from '#business/pickups/pickup.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { getActor, toBookingEventRows } from '#platform/activity/booking-events.ts'
import { type SqlExecutor, toDbRow } from '#platform/database/adapter.ts'
import { findBooking } from '#platform/database/queries/find-bookings.ts'
import {
  getPublishedBusiness,
  type PublishedBusiness,
} from '#platform/database/queries/published-business.ts'
import { runTransaction } from '#platform/database/transaction.ts'
import { notifyBookingsChanged } from '#platform/notifications/notify-booking-change.ts'
import { type Announcement, queueAnnouncements } from './announce-changes.ts'
import { type Refusal, refuse } from './refusals.ts'

export interface Actor {
  payload: Payload
  /** Null for visitors, and for customers with a manage link. */
  user: User | null
  channel: UserChannel
  /** For refusals. Default: English. */
  language?: Language
  /** The customer's. The booking must still have it when its row is locked. */
  manageKeyHash?: string
  transaction?: BookingTransaction
}

interface BookingTransaction {
  tx: SqlExecutor
  readBusiness: () => Promise<PublishedBusiness>
  /** From the first lock on, so that events have the order of their changes. */
  now?: Date
  announcements: Announcement[]
}

export type ChangeOutcome = { ok: true; booking: Booking } | Refusal

/** Refused if the booking is no longer as the actor saw it. */
export interface Target {
  id: string
  expected?: ExpectedBooking
  /** ISO 8601. */
  updatedAt?: string
}

export interface ChangeContext extends Actor {
  tx: SqlExecutor
  readBusiness: () => Promise<PublishedBusiness>
  now: Date
  language: Language
}

/** Without `set` and `event`, nothing changes. */
export interface Change {
  set?: Partial<Booking> & { manageKeyHash?: string }
  event?: NewBookingEvent | NewBookingEvent[]
  mails?: Announcement['mails']
}

/**
 * Locks the row, lets `operation` decide, writes row, event and mails in one transaction, and
 * notifies open dashboards after the commit. A refusal changes nothing. Throws Forbidden.
 */
export function changeBooking(
  actor: Actor,
  target: Target,
  operation: (
    before: Booking,
    context: ChangeContext,
  ) => Promise<Change | Refusal> | Change | Refusal,
): Promise<ChangeOutcome> {
  return inOneTransaction(actor, async (transaction) => {
    const { tx, readBusiness } = transaction
    const isOwn = actor.manageKeyHash
      ? sql`manage_key_hash = ${actor.manageKeyHash} AND erased_at IS NULL`
      : sql`true`
    const row = sql`id = ${target.id} AND ${isOwn} FOR NO KEY UPDATE`
    const before = await findBooking(actor.payload, tx, row)
    if (!before) return refuse('not-found', staffWords.status.bookingGone)
    const outdated = await findConflict(before, target, tx)
    if (outdated) return outdated
    const now = (transaction.now ??= new Date())
    const { language = defaultLanguage } = actor
    const context = { ...actor, transaction, tx, readBusiness, now, language }
    const change = await operation(before, context)
    if ('reason' in change) return change
    const booking = await write(before, change, { ...actor, tx, now })
    transaction.announcements.push({ booking, ...change })
    return { ok: true, booking }
  })
}

/** Rolls all operations in `work` back if it refuses. Can be nested. Throws Forbidden. */
export async function inOneTransaction<Outcome extends { ok: true } | Refusal>(
  actor: Actor,
  work: (transaction: BookingTransaction) => Promise<Outcome>,
): Promise<Outcome> {
  // The manage link authorises its customer.
  const mayChange = actor.user
    ? canManageBookings(actor.user.role)
    : actor.channel === 'manage-link'
  if (!mayChange) throw new Forbidden()
  if (actor.transaction) return work(actor.transaction)
  try {
    const { outcome, isChanged } = await runTransaction(actor.payload, async (tx) => {
      let business: Promise<PublishedBusiness> | undefined
      const readBusiness = () => (business ??= getPublishedBusiness(actor.payload, tx))
      const transaction: BookingTransaction = { tx, readBusiness, announcements: [] }
      const outcome = await work(transaction)
      if (!outcome.ok) throw new RolledBack(outcome)
      await queueAnnouncements(actor, transaction)
      return { outcome, isChanged: transaction.announcements.some(({ event }) => event) }
    })
    if (isChanged) notifyBookingsChanged(actor.payload)
    return outcome
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal as Outcome
    throw error
  }
}

class RolledBack extends Error {
  constructor(readonly refusal: { ok: false } | { ok: true }) {
    super('A refused change was rolled back.')
  }
}

async function findConflict(
  before: Booking,
  { expected, updatedAt }: Target,
  tx: SqlExecutor,
): Promise<Refusal | null> {
  if (expected && before.status !== expected.status) {
    const { label } = bookingStatuses[before.status]
    const by = await findLastStatusActor(before.id, tx)
    return refuse('outdated', staffWords.status.alreadyChanged(label, by))
  }
  const isOutdated = updatedAt !== undefined && before.updatedAt !== updatedAt
  return isOutdated || (expected && isRescheduled(expected, before))
    ? refuse('outdated', staffWords.status.changedMeanwhile)
    : null
}

/** After the lock: a waiting statement would see older events. */
async function findLastStatusActor(id: string, tx: SqlExecutor): Promise<string | undefined> {
  const { rows } = await tx.execute<{ actor: string }>(
    sql`SELECT actor FROM booking_events WHERE booking = ${id} AND type IN ('status-changed', 'undone')
      ORDER BY created_at DESC LIMIT 1`,
  )
  return rows[0]?.actor
}

/** In one statement: the columns that change, and the event. */
async function write(
  before: Booking,
  { set = {}, event }: Change,
  { payload, user, channel, tx, now }: Actor & { tx: SqlExecutor; now: Date },
): Promise<Booking> {
  const happened = [event ?? []].flat()
  if (happened.length === 0 && Object.keys(set).length === 0) return before
  const createdAt = now.toISOString()
  const updatedAt = createdAt > before.updatedAt ? createdAt : laterBy1Ms(before.updatedAt)
  const columns = Object.entries(toDbRow(payload, 'bookings', { ...set, updatedAt }))
  const assignments = columns.flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.identifier(column)} = ${value}`],
  )
  const by = getActor({ user, channel })
  const events = happened.map((each) => ({ booking: before.id, createdAt, ...each }))
  await tx.execute(sql`
    WITH recorded AS (
      INSERT INTO booking_events SELECT * FROM jsonb_populate_recordset(NULL::booking_events,
        ${JSON.stringify(toBookingEventRows(payload, by, events))}))
    UPDATE bookings SET ${sql.join(assignments, sql`, `)} WHERE id = ${before.id}`)
  const { manageKeyHash: _, ...fields } = set
  return { ...before, ...fields, updatedAt }
}

/** Two changes in one millisecond differ. */
const laterBy1Ms = (at: string) => new Date(Date.parse(at) + 1).toISOString()
