import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, executeAccess, type Payload, type Where } from 'payload'
import { type Act, type ActDoor, sentenceOf } from '#business/activity/acts.ts'
import { addDays, instantAt, type LocalDate } from '#business/pickups/local-time.ts'
import type { Activity, User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { payloadClient } from './payload.server.ts'

/** What somebody did, in words: `before`, `about` and `after` are one sentence. */
export interface ActivityLine {
  id: string
  /** An instant, ISO 8601 in UTC. */
  at: string
  by: string
  door: ActDoor
  act: Act
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
 * A page of what was done, the newest first. It begins after the line with the id `after`, or at the top where there is
 * none. An admin reads everything, whoever else works bookings what is about these and about messages; others get a
 * Forbidden error.
 */
export async function listActivity(
  user: User,
  { date, by, after }: ActivityFilter & { after?: string },
): Promise<ActivityPage> {
  const payload = await payloadClient()
  const as = { depth: 0, user, overrideAccess: false } as const
  const last = after
    ? await payload.findByID({ collection: 'activities', id: after, disableErrors: true, ...as })
    : null
  const { docs } = await payload.find({
    collection: 'activities',
    where: {
      and: [
        ...(by ? [{ by: { equals: by } }] : []),
        ...(date ? onDay(date) : []),
        ...(last ? olderThan(last) : []),
      ],
    },
    sort: ['-at', '-id'],
    limit: linesPerPage + 1,
    pagination: false,
    ...as,
  })
  const shown = docs.slice(0, linesPerPage)
  const isThere = await whatIsLeft(payload, shown, user)
  return {
    lines: shown.map((line) => ({ ...lineOf(line), href: hrefOf(line, isThere) })),
    next: docs.length > linesPerPage ? shown.at(-1)!.id : null,
  }
}

function onDay(date: LocalDate): Where[] {
  const [begin, end] = [date, addDays(date, 1)].map((day) => instantAt(day, '00:00').toISOString())
  return [{ at: { greater_than_equal: begin } }, { at: { less_than: end } }]
}

/** The first condition is what the index goes by. */
function olderThan({ at, id }: Activity): Where[] {
  return [
    { at: { less_than_equal: at } },
    { or: [{ at: { less_than: at } }, { id: { less_than: id } }] },
  ]
}

/**
 * Everybody by whom there are lines that `user` reads, by name. Only for who works bookings; others get a Forbidden error.
 */
export async function peopleActing(user: User): Promise<string[]> {
  const payload = await payloadClient()
  const req = await createLocalReq({ user }, payload)
  const access = await executeAccess({ req }, payload.collections.activities.config.access.read)
  const acts = access === true ? null : (access as unknown as { act: { in: Act[] } }).act.in
  const isRead = acts ? sql`act::text = ANY(${sql.param(acts)})` : sql`true`
  // From name to name along the index: whoever has done a million things is met once.
  const { rows } = await postgresOf(payload).drizzle.execute<{ by: string }>(sql`
    WITH RECURSIVE people (by) AS (
      SELECT min(by) FROM activities
      UNION ALL
      SELECT (SELECT min(by) FROM activities WHERE by > people.by) FROM people WHERE by IS NOT NULL
    )
    SELECT by FROM people
    WHERE by IS NOT NULL AND EXISTS (
      SELECT FROM activities WHERE activities.by = people.by AND ${isRead})
    ORDER BY by`)
  return rows.map(({ by }) => by)
}

function lineOf({ id, at, by, door, act, ...details }: Activity): Omit<ActivityLine, 'href'> {
  return { id, at, by, door, act, ...sentenceOf({ act, ...details }) }
}

function hrefOf({ reference, message }: Activity, isThere: ReadonlySet<string>): string | null {
  if (reference && isThere.has(reference)) return `/admin/bookings/${reference}`
  return message && isThere.has(message) ? `/admin/messages/${message}` : null
}

/** The references and ids of the bookings and messages of some lines that are still there. */
async function whatIsLeft(
  payload: Payload,
  lines: Activity[],
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
