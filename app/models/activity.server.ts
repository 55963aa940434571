import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, executeAccess, type Payload, type Where } from 'payload'
import { type ActDoor, sentenceOf } from '#business/activity/acts.ts'
import { eventSentence, loggedChannels } from '#business/activity/booking-acts.ts'
import type { Channel } from '#business/bookings/events.ts'
import { referenceOf } from '#business/bookings/reference.ts'
import { addDays, instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import type { Activity, BookingEvent, User } from '#payload-types.ts'
import { postgresOf, type Sql } from '#platform/database/adapter.ts'
import { payloadClient } from './payload.server.ts'

/** What somebody did, in words: `before`, `about` and `after` are one sentence. */
export interface ActivityLine {
  id: string
  /** An instant, ISO 8601 in UTC. */
  at: string
  by: string
  door: ActDoor | Channel
  before: string
  about: string
  after: string
  /** What it was about, where that is still there. */
  href: string | null
}

export interface ActivityPage {
  lines: ActivityLine[]
  /** The id of the line after which the next page begins; null where this is the last. */
  next: string | null
}

/** What the activity is narrowed to: a day in the business's time zone, and who it was. */
export interface ActivityFilter {
  date?: LocalDate
  by?: string
}

const linesPerPage = 100

/**
 * A page of what was done, the newest first: events of bookings and other activity. It begins after the line with the id
 * `after`, or at the top if there is none. An admin reads everything, other staff what is about bookings and messages; others get
 * a Forbidden error.
 */
export async function listActivity(
  user: User,
  { date, by, after }: ActivityFilter & { after?: string },
): Promise<ActivityPage> {
  const payload = await payloadClient()
  const last = after ? await findPlace(payload, user, after) : null
  const page = {
    limit: linesPerPage + 1,
    ...{ pagination: false, depth: 0, user, overrideAccess: false },
  } as const
  const [activities, events] = await Promise.all([
    payload.find({
      collection: 'activities',
      where: {
        and: [
          notAboutBookings,
          ...(by ? [{ by: { equals: by } }] : []),
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
          ...(by ? [{ actor: { equals: by } }] : []),
          ...(date ? onDay('createdAt', date) : []),
          ...(last ? olderThan('createdAt', last) : []),
        ],
      },
      sort: ['-createdAt', '-id'],
      ...page,
    }),
  ])
  const lines = [...activities.docs.map(lineOfActivity), ...events.docs.map(lineOfEvent)].sort(
    newestFirst,
  )
  const shown = lines.slice(0, linesPerPage)
  const isThere = await existing(payload, shown, user)
  return {
    lines: shown.map(({ reference, message, ...line }) => ({
      ...line,
      href: hrefOf({ reference, message }, isThere),
    })),
    next: lines.length > linesPerPage ? shown.at(-1)!.id : null,
  }
}

/** Earlier releases wrote what was done with a booking into `activities`; it is read from its events. */
const notAboutBookings: Where = {
  or: [{ reference: { exists: false } }, { act: { in: ['mail-resent', 'mail-deleted'] } }],
}

/** Where the line with an id stands; null if it does not exist. */
async function findPlace(payload: Payload, user: User, id: string): Promise<Place | null> {
  const find = { id, depth: 0, disableErrors: true, user, overrideAccess: false } as const
  const activity = await payload.findByID({ collection: 'activities', ...find })
  if (activity) return activity
  const event = await payload.findByID({ collection: 'booking-events', ...find })
  return event && { id, at: event.createdAt }
}

type Place = Pick<ActivityLine, 'id' | 'at'>

function newestFirst(one: Place, other: Place): number {
  const [a, b] = [one, other].map(({ at, id }) => `${at} ${id}`) as [string, string]
  return a < b ? 1 : -1
}

function onDay(field: string, date: LocalDate): Where[] {
  const [begin, end] = [date, addDays(date, 1)].map((day) => instantAt(day, '00:00').toISOString())
  return [{ [field]: { greater_than_equal: begin } }, { [field]: { less_than: end } }]
}

/** The first condition lets PostgreSQL use the index. */
function olderThan(field: string, { at, id }: Place): Where[] {
  return [
    { [field]: { less_than_equal: at } },
    { or: [{ [field]: { less_than: at } }, { id: { less_than: id } }] },
  ]
}

/** Everybody by whom there are lines that `user` reads, by name. Only for staff who work on bookings; others get a Forbidden error. */
export async function peopleActing(user: User): Promise<string[]> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  const access = await executeAccess({ req }, payload.collections.activities.config.access.read)
  const acts = access === true ? null : (access as unknown as { act: { in: string[] } }).act.in
  const { rows } = await postgresOf(payload).drizzle.execute<{ by: string }>(sql`
    ${distinctIn('activities', 'by', acts ? sql`act::text = ANY(${sql.param(acts)})` : sql`true`)}
    UNION
    ${distinctIn('booking_events', 'actor', sql`channel::text = ANY(${sql.param([...loggedChannels])})`)}
    ORDER BY by`)
  return rows.map(({ by }) => by)
}

/** The names in a column, of rows that meet a condition. Steps from name to name along the index, however many rows each has. */
function distinctIn(table: string, column: string, condition: Sql): Sql {
  const [name, rows] = [sql.identifier(column), sql.identifier(table)]
  return sql`(
    WITH RECURSIVE people (by) AS (
      SELECT min(${name}) FROM ${rows}
      UNION ALL
      SELECT (SELECT min(${name}) FROM ${rows} WHERE ${name} > people.by) FROM people WHERE by IS NOT NULL
    )
    SELECT by FROM people
    WHERE by IS NOT NULL AND EXISTS (
      SELECT FROM ${rows} WHERE ${rows}.${name} = people.by AND ${condition}))`
}

type FoundLine = Omit<ActivityLine, 'href'> & About

/** What a line is about: a booking or a message. */
type About = Partial<Pick<Activity, 'reference' | 'message'>>

function lineOfActivity({ id, at, by, door, act, ...details }: Activity): FoundLine {
  const { reference, message } = details
  return { id, at, by, door, reference, message, ...sentenceOf({ act, ...details }) }
}

function lineOfEvent(event: BookingEvent): FoundLine {
  const { id, createdAt: at, actor: by, channel: door, booking } = event
  return { id, at, by, door, reference: referenceOf(booking), ...eventSentence(event) }
}

function hrefOf({ reference, message }: About, isThere: ReadonlySet<string>): string | null {
  if (reference && isThere.has(reference)) return `/admin/bookings/${reference}`
  return message && isThere.has(message) ? `/admin/messages/${message}` : null
}

/** The references of bookings and the ids of messages that lines are about and that still exist. */
async function existing(
  payload: Payload,
  lines: About[],
  user: User,
): Promise<ReadonlySet<string>> {
  const references = lines.flatMap(({ reference }) => reference ?? [])
  const ids = lines.flatMap(({ message }) => message ?? [])
  const as = { depth: 0, pagination: false, user, overrideAccess: false } as const
  const [bookings, messages] = await Promise.all([
    payload.find({
      collection: 'bookings',
      where: { reference: { in: references } },
      select: { reference: true },
      joins: false,
      ...as,
    }),
    payload.find({
      collection: 'contact-messages',
      where: { id: { in: ids } },
      select: {},
      ...as,
    }),
  ])
  return new Set([
    ...bookings.docs.map(({ reference }) => reference),
    ...messages.docs.map(({ id }) => id),
  ])
}
