import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, executeAccess, type Payload, type Where } from 'payload'
import {
  type ActivityChannel,
  describeActivityEvent,
  loggedChannels,
} from '#business/accounts/activity-log.ts'
import type { Channel } from '#business/bookings/events.ts'
import { toReference } from '#business/bookings/fields.ts'
import { describeBookingEvent } from '#business/bookings/timelines.ts'
import { addDays, instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import type { Activity, BookingEvent, User } from '#payload-types.ts'
import { getPostgres, type Sql } from '#platform/database/adapter.ts'
import { payloadClient } from './payload.server.ts'

/** `before`, `about` and `after` form one sentence. */
export interface ActivityEntry {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  actor: string
  channel: ActivityChannel | Channel
  before: string
  about: string
  after: string
  /** Null if the booking or message was deleted. */
  href: string | null
}

export interface ActivityPage {
  entries: ActivityEntry[]
  /** `after` for the next page; null on the last one. */
  next: string | null
}

export interface ActivityFilter {
  /** A day in the business's time zone. */
  date?: LocalDate
  actor?: string
}

const entriesPerPage = 100

/**
 * Lists entries, newest first, after the entry `after`. Admins see everything, other staff only
 * bookings and messages. Throws Forbidden for other users.
 */
export async function listActivity(
  user: User,
  { date, actor, after }: ActivityFilter & { after?: string },
): Promise<ActivityPage> {
  const payload = await payloadClient()
  const last = after ? await findPosition(payload, user, after) : null
  const page = {
    limit: entriesPerPage + 1,
    ...{ pagination: false, depth: 0, user, overrideAccess: false },
  } as const
  const [activities, events] = await Promise.all([
    payload.find({
      collection: 'activities',
      where: {
        and: [
          ...(actor ? [{ actor: { equals: actor } }] : []),
          ...(date ? onDay('at', date) : []),
          ...(last ? olderThan('at', last) : []),
        ],
      },
      sort: ['-at', '-id'],
      ...page,
    }),
    payload.find({
      collection: 'booking-events',
      where: {
        and: [
          { channel: { in: [...loggedChannels] } },
          ...(actor ? [{ actor: { equals: actor } }] : []),
          ...(date ? onDay('createdAt', date) : []),
          ...(last ? olderThan('createdAt', last) : []),
        ],
      },
      sort: ['-createdAt', '-id'],
      ...page,
    }),
  ])
  const entries = [...activities.docs.map(fromActivity), ...events.docs.map(fromEvent)].sort(
    newestFirst,
  )
  const pageEntries = entries.slice(0, entriesPerPage)
  const existing = await findExisting(payload, pageEntries, user)
  return {
    entries: pageEntries.map(({ reference, message, ...entry }) => ({
      ...entry,
      href: hrefFor({ reference, message }, existing),
    })),
    next: entries.length > entriesPerPage ? pageEntries.at(-1)!.id : null,
  }
}

async function findPosition(payload: Payload, user: User, id: string): Promise<Position | null> {
  const find = { id, depth: 0, disableErrors: true, user, overrideAccess: false } as const
  const activity = await payload.findByID({ collection: 'activities', ...find })
  if (activity) return activity
  const event = await payload.findByID({ collection: 'booking-events', ...find })
  return event && { id, at: event.createdAt }
}

type Position = Pick<ActivityEntry, 'id' | 'at'>

function newestFirst(one: Position, other: Position): number {
  const [a, b] = [one, other].map(({ at, id }) => `${at} ${id}`) as [string, string]
  return a < b ? 1 : -1
}

function onDay(field: string, date: LocalDate): Where[] {
  const [begin, end] = [date, addDays(date, 1)].map((day) => instantAt(day, '00:00').toISOString())
  return [{ [field]: { greater_than_equal: begin } }, { [field]: { less_than: end } }]
}

/** The first condition is redundant, but makes PostgreSQL use the index. */
function olderThan(field: string, { at, id }: Position): Where[] {
  return [
    { [field]: { less_than_equal: at } },
    { or: [{ [field]: { less_than: at } }, { id: { less_than: id } }] },
  ]
}

/** Lists the actors of entries that `user` may read. Requires booking access. */
export async function listActors(user: User): Promise<string[]> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  const access = await executeAccess({ req }, payload.collections.activities.config.access.read)
  const acts = access === true ? null : (access as unknown as { type: { in: string[] } }).type.in
  const { rows } = await getPostgres(payload).drizzle.execute<{ actor: string }>(sql`
    ${distinctNames('activities', 'actor', acts ? sql`type::text = ANY(${sql.param(acts)})` : sql`true`)}
    UNION
    ${distinctNames('booking_events', 'actor', sql`channel::text = ANY(${sql.param([...loggedChannels])})`)}
    ORDER BY actor`)
  return rows.map(({ actor }) => actor)
}

/** Loose index scan: reads one row per name. */
function distinctNames(table: string, column: string, condition: Sql): Sql {
  const [name, rows] = [sql.identifier(column), sql.identifier(table)]
  return sql`(
    WITH RECURSIVE people (actor) AS (
      SELECT min(${name}) FROM ${rows}
      UNION ALL
      SELECT (SELECT min(${name}) FROM ${rows} WHERE ${name} > people.actor) FROM people WHERE actor IS NOT NULL
    )
    SELECT actor FROM people
    WHERE actor IS NOT NULL AND EXISTS (
      SELECT FROM ${rows} WHERE ${rows}.${name} = people.actor AND ${condition}))`
}

type UnlinkedEntry = Omit<ActivityEntry, 'href'> & Subject

type Subject = Partial<Pick<Activity, 'reference' | 'message'>>

function fromActivity(activity: Activity): UnlinkedEntry {
  const { id, at, actor, channel, reference, message } = activity
  return { id, at, actor, channel, reference, message, ...describeActivityEvent(activity) }
}

function fromEvent(event: BookingEvent): UnlinkedEntry {
  const { id, createdAt: at, actor, channel, booking } = event
  return { id, at, actor, channel, reference: toReference(booking), ...describeBookingEvent(event) }
}

function hrefFor({ reference, message }: Subject, existing: ReadonlySet<string>): string | null {
  if (reference && existing.has(reference)) return `/admin/bookings/${reference}`
  return message && existing.has(message) ? `/admin/messages/${message}` : null
}

async function findExisting(
  payload: Payload,
  subjects: Subject[],
  user: User,
): Promise<ReadonlySet<string>> {
  const references = subjects.flatMap(({ reference }) => reference ?? [])
  const ids = subjects.flatMap(({ message }) => message ?? [])
  const as = { depth: 0, pagination: false, user, overrideAccess: false } as const
  const [bookings, messages] = await Promise.all([
    payload.find({
      collection: 'bookings',
      where: { reference: { in: references } },
      select: { reference: true },
      joins: false,
      ...as,
    }),
    payload.find({ collection: 'contact-messages', where: { id: { in: ids } }, select: {}, ...as }),
  ])
  return new Set([
    ...bookings.docs.map(({ reference }) => reference),
    ...messages.docs.map(({ id }) => id),
  ])
}
