import { sql } from '@payloadcms/db-postgres'
import { unplacedJudge } from '#app/models/branches.server.ts'
import type { BranchFilter } from '#business/bookings/branch-filter.ts'
import { type BookingDetails, orderDetails } from '#business/bookings/fields.ts'
import { localityOf } from '#business/bookings/locality.ts'
import { searchedReference, searchTerms } from '#business/bookings/search.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { BookingSource } from '#business/bookings/sources.ts'
import type { BookingStatus } from '#business/bookings/status.ts'
import {
  type BookingAlert,
  type BookingTab,
  type BookingView,
  bookingViewValues,
} from '#business/bookings/views.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { User } from '#payload-types.ts'
import type { Sql } from '#platform/database/adapter.ts'
import { isListed } from '#platform/database/queries/booking-conditions.ts'
import { askBookings } from './booking-access.server.ts'
import { stateColumns, stateOf } from './booking-state.server.ts'

/** A booking as the dashboard lists it. */
export interface BookingLine extends Pickup {
  id: string
  reference: string
  status: BookingStatus
  serviceType: ServiceType
  name: string
  /** 10 digits. */
  phone: string
  address: string
  locality: string
  /** No booking from this phone before. */
  firstOrder: boolean
  /** See `mailsNeedCare`. */
  mailNeedsCare: boolean
  /** Whether the customer wrote something about the order. */
  hasNote: boolean
  /** Whether no branch names the pincode of its address, so that the main one collects. */
  isUnplaced: boolean
  /** Whether everything that says whose it was has been removed. */
  isErased: boolean
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  updatedAt: string
  completedAt: string | null
  /** See `stateOf`. */
  state: string
}

/** What the lines of a view are narrowed to. */
export interface LineFilter {
  /** What somebody typed: a name, a phone in any spelling, a reference, an address, or parts of them. */
  q?: string
  /** A pickup day. */
  date?: LocalDate
  service?: ServiceType
  status?: BookingStatus
  branch?: BranchFilter
}

/** Which bookings somebody asks for. `now` decides which day it is. */
export interface LinesAsked extends LineFilter {
  user: User
  view: BookingView
  now: Date
}

export interface LinePage {
  lines: BookingLine[]
  /** The reference after which the next page begins; null where this is the last. */
  next: string | null
}

/** What there is to do. */
export interface Work {
  /** How many bookings each view lists. */
  views: Record<BookingTab | BookingAlert, number>
  /** Those of today by status; cancelled ones are no work. */
  today: Record<'pending' | 'confirmed' | 'completed', number>
  /** Messages that nobody has answered yet. */
  openMessages: number
}

// A whole day of the largest shop; what is longer is read in pages.
const linesPerPage = 100

/**
 * A page of a view, in its order: by pickup, and all of them by when they were booked, the newest first. It begins after
 * the booking with the reference `after`, or at the top where there is none. Only for a user who works bookings; others get
 * a Forbidden error.
 */
export async function listLines({
  after,
  ...asked
}: LinesAsked & { after?: string }): Promise<LinePage> {
  const [last] =
    after === undefined
      ? []
      : await askBookings<BookingRow>(
          asked.user,
          sql`SELECT ${columns} FROM bookings WHERE reference = ${after}`,
        )
  const rows = await selectRows<LineRow>(lineColumns(asked.now), {
    ...asked,
    ...{ last, limit: linesPerPage + 1 },
  })
  const lines = await linesFrom(rows.slice(0, linesPerPage))
  return { lines, next: rows.length > linesPerPage ? lines.at(-1)!.reference : null }
}

type RowsAsked = LinesAsked & { last?: BookingRow; limit: number }

/** The same as they are stored: at most `limit`, those after the `last` one that is known. */
export function readRows(asked: RowsAsked): Promise<BookingRow[]> {
  return selectRows(columns, asked)
}

async function selectRows<Row extends BookingRow>(
  selected: Sql,
  { user, view, last, now, limit, ...filter }: RowsAsked,
): Promise<Row[]> {
  const isNewestFirst = view === 'all'
  const keys = (
    isNewestFirst
      ? (['created_at', 'id'] as const)
      : (['date', 'time', 'created_at', 'id'] as const)
  ).map((column) => ({ column: sql.identifier(column), value: last?.[column] }))
  const [beyond, direction] = isNewestFirst ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`]
  const key = joined(keys.map(({ column }) => sql`${column}`))
  const order = joined(keys.map(({ column }) => sql`${column} ${direction}`))
  const rest = last
    ? sql`(${key}) ${beyond} (${joined(keys.map(({ value }) => sql`${value}`))})`
    : sql`true`
  return askBookings<Row>(
    user,
    sql`SELECT ${selected} FROM bookings WHERE ${allOf([isListed(view, now), ...conditionsOf(filter), rest])}
      ORDER BY ${order} LIMIT ${limit}`,
  )
}

/** Those of some bookings that are there, as they are at this moment, in no order. Only for a user who works bookings. */
export async function linesOf(user: User, ids: string[]): Promise<BookingLine[]> {
  const rows = await askBookings<LineRow>(
    user,
    sql`SELECT ${lineColumns(new Date())} FROM bookings WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  )
  return linesFrom(rows)
}

/** What there is to do at the instant `now`, of all or of one branch. Only for a user who works bookings; others get a Forbidden error. */
export async function countWork(
  user: User,
  { now, branch }: { now: Date; branch?: BranchFilter },
): Promise<Work> {
  const narrowed = (view: BookingView) => allOf([isListed(view, now), ...conditionsOf({ branch })])
  const counts = joined(
    bookingViewValues.map(
      (view) => sql`'${sql.raw(view)}', (SELECT ${countOf(view)} WHERE ${narrowed(view)})`,
    ),
  )
  const [work] = await askBookings<
    Pick<Work, 'views' | 'openMessages'> & { today: Partial<Work['today']> }
  >(
    user,
    sql`SELECT json_build_object(${counts}) AS views,
      (SELECT coalesce(json_object_agg(status, count), '{}') FROM (
        SELECT status, count(*) FROM bookings WHERE ${narrowed('today')} GROUP BY status
      ) AS by_status) AS today,
      (SELECT count(*)::int FROM contact_messages WHERE handled IS NOT TRUE) AS "openMessages"`,
  )
  return { ...work!, today: { pending: 0, confirmed: 0, completed: 0, ...work!.today } }
}

/**
 * The views that a day's work does not keep short are added up, from counts that are exact at any moment: they have all that
 * decides what these list, under the same names.
 */
function countOf(view: BookingView): Sql {
  return view === 'all' || view === 'to-confirm'
    ? sql`coalesce(sum(bookings), 0) FROM booking_counts`
    : sql`count(*) FROM bookings`
}

const joined = (parts: Sql[]) => sql.join(parts, sql`, `)
const allOf = (conditions: Sql[]) => sql.join(conditions, sql` AND `)

function conditionsOf({ q = '', date, service, status, branch }: LineFilter): Sql[] {
  return [
    ...searchTerms(q).map(conditionOfTerm),
    ...(date ? [sql`date = ${date}`] : []),
    ...(service ? [sql`service_type = ${service}`] : []),
    ...(status ? [sql`status = ${status}`] : []),
    ...(branch ? [conditionOfBranch(branch)] : []),
  ]
}

/** What is the whole reference of a booking means that one; what is not is looked for as any other word. */
function conditionOfTerm(term: string): Sql {
  const contained = sql`booking_search_text(reference, name, phone, address) LIKE ${patternOf(term)}`
  const reference = searchedReference(term)
  if (!reference) return contained
  const named = sql`FROM bookings WHERE reference = ${reference}`
  // Where the first finds one, the second, which takes the longer the more bookings there are, is not asked.
  return sql`id IN (SELECT id ${named}
    UNION ALL SELECT id FROM bookings WHERE ${contained} AND NOT EXISTS (SELECT ${named}))`
}

/** Which bookings a branch collects, in SQL, as `isAmong` says it. */
export function conditionOfBranch(filter: BranchFilter): Sql {
  if ('of' in filter) return sql`branch_id = ${filter.of}`
  return sql`(branch_id IS NULL OR branch_id <> ALL(${sql.param(filter.notOf)}::uuid[]))`
}

/** A part of a word; of one or two letters, which stand in every address, the beginning of one. */
function patternOf(term: string): string {
  const literal = term.replace(/[\\%_]/g, String.raw`\$&`)
  return term.length < 3 ? `% ${literal}%` : `%${literal}%`
}

const columns = sql`id, reference, service_type, ${stateColumns}, source,
  erased_at IS NOT NULL AS is_erased, first_order IS TRUE AS first_order, completed_at, created_at, updated_at`

/** A CSV file does not need to know about mails, and would take ten times as long. */
const lineColumns = (now: Date) =>
  sql`${columns}, ${isListed('mail-failed', now)} AS mail_needs_care`

/** As it is stored; `created_at` is an instant. */
export interface BookingRow extends Pickup, BookingDetails {
  id: string
  reference: string
  status: BookingStatus
  service_type: ServiceType
  source: BookingSource | null
  branch: string | null
  pickedUpAt: string | null
  is_erased: boolean
  first_order: boolean
  completed_at: string | null
  created_at: string
  updated_at: string
}

type LineRow = BookingRow & { mail_needs_care: boolean }

async function linesFrom(rows: LineRow[]): Promise<BookingLine[]> {
  const isUnplaced = await unplacedJudge()
  return rows.map((row) => ({
    ...lineOf(row),
    isUnplaced: isUnplaced({ ...row, isErased: row.is_erased }),
  }))
}

function lineOf(row: LineRow): Omit<BookingLine, 'isUnplaced'> {
  const { id, reference, status, date, time, name, phone, address } = row
  return {
    ...{ id, reference, status, date, time, name, phone, address },
    serviceType: row.service_type,
    locality: localityOf(address),
    firstOrder: row.first_order,
    mailNeedsCare: row.mail_needs_care,
    hasNote: orderDetails.some((name) => row[name]),
    isErased: row.is_erased,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    completedAt: row.completed_at && new Date(row.completed_at).toISOString(),
    state: stateOf(row),
  }
}
