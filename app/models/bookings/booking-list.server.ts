import { sql } from '@payloadcms/db-postgres'
import { loadIsUnassigned } from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { orderDetailNames } from '#business/bookings/fields.ts'
import type { BranchFilter } from '#business/bookings/lists/branch-filter.ts'
import type { BillFilter, StepFilter } from '#business/bookings/lists/filters.ts'
import { extractLocality } from '#business/bookings/lists/locality.ts'
import { parseFullReference, searchTerms, similarWords } from '#business/bookings/lists/search.ts'
import {
  type BookingAlert,
  type BookingTab,
  type BookingView,
  countedViewValues,
  groupingForView,
} from '#business/bookings/lists/views.ts'
import { dueDate as dueDateOf, pickStepTimes } from '#business/bookings/return/order-steps.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import type { User } from '#payload-types.ts'
import type { Sql } from '#platform/database/adapter.ts'
import {
  billConditions,
  dueDate,
  isListed,
  stepConditions,
} from '#platform/database/queries/booking-conditions.ts'
import { toBooking } from '#platform/database/queries/find-bookings.ts'
import { findShownBills } from './bills.server.ts'
import {
  findBookingByReference,
  findBookingsForStaff,
  queryBookings,
} from './booking-access.server.ts'
import { computeBookingVersion } from './booking-version.server.ts'

/** Instants are ISO 8601 UTC. */
export type BookingListItem = Awaited<ReturnType<typeof toItems>>[number]

export interface BookingFilter {
  q?: string
  isSimilar?: boolean
  /** The pickup day; required by the view `day`. */
  date?: LocalDate
  service?: ServiceType
  status?: BookingStatus
  step?: StepFilter
  bill?: BillFilter
  branch?: BranchFilter
}

export interface BookingListQuery extends BookingFilter {
  user: User
  view: BookingView
  now: Date
}

export type BookingListPage = Awaited<ReturnType<typeof listBookings>>

export interface GroupTotal {
  group: string
  count: number
}

export type WorkCounts = Record<BookingTab | BookingAlert, number>

/** A full day of the largest shop; fewer in All, which answers a search sooner. */
const itemsPerPage = (view: BookingView) => (view === 'all' ? 50 : 100)

/**
 * Lists a page, after the booking `after` or from the slot `slot`: the view `all` newest first,
 * others by pickup. Requires booking access.
 */
export async function listBookings({
  after,
  slot,
  ...query
}: BookingListQuery & { after?: string; slot?: TimeSlot }) {
  const last = after === undefined ? undefined : await findBookingByReference(query.user, after)
  const limit = itemsPerPage(query.view)
  const select = (isSimilar: boolean) =>
    selectRows({ ...query, isSimilar, last, slot, limit: limit + 1 })
  const exactRows = await select(false)
  const isSimilar = exactRows.length === 0 && canBeSimilar(query.q)
  const rows = isSimilar ? await select(true) : exactRows
  const listed = rows.slice(0, limit)
  const isCut = rows.length > limit
  const lastRow = listed.at(-1)
  const lastListed = lastRow && toBooking(await payloadClient(), lastRow)
  const totals = await countGroups({ ...query, isSimilar }, lastListed)
  return {
    items: await toItems(listed),
    isSimilar: isSimilar && rows.length > 0,
    /** `after` for the next page; null on the last one. */
    next: isCut ? lastListed!.reference : null,
    /** Bookings on later pages; null if not counted (All). */
    remaining: totals && sum(totals.map(({ remaining }) => remaining)),
    /** On all pages, in order; empty for All. */
    totals: (totals ?? []).map(({ group, count }) => ({ group, count })),
  }
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** `remaining` bookings follow `last`. Null for All, which is long. */
async function countGroups(
  { user, view, now, ...filter }: BookingListQuery,
  last: Booking | undefined,
): Promise<(GroupTotal & { remaining: number })[] | null> {
  const grouping = groupingForView(view)
  if (grouping === 'all') return null
  const column = { slot: sql`time`, day: sql`date`, return: dueDate }[grouping]
  const isRemaining = last ? followsBooking(last, view) : sql`false`
  return queryBookings(
    user,
    sql`SELECT ${column} AS "group", count(*)::int AS count,
        (count(*) FILTER (WHERE ${isRemaining}))::int AS remaining
      FROM bookings WHERE ${allOf([isListed(view, now), ...filterConditions(filter)])}
      GROUP BY ${column} ORDER BY ${column}`,
  )
}

type RowQuery = BookingListQuery & { last?: Booking; slot?: TimeSlot; limit: number }

/** Reads bookings without samples, after the booking `last`. Requires booking access. */
export async function readBookings(query: RowQuery): Promise<Booking[]> {
  return findBookingsForStaff(query.user, rowCondition(query, sql`sample IS NOT TRUE`))
}

/** The CSV export omits the mail status, which takes ten times as long. */
async function selectRows(query: RowQuery): Promise<ListedRow[]> {
  const rows = await queryBookings<ListedRow>(
    query.user,
    sql`SELECT *, ${isListed('mail-failed', query.now)} AS "hasMailProblem" FROM bookings
      WHERE ${rowCondition(query)}`,
  )
  return rows
}

function rowCondition(
  { user: _, view, last, slot, now, limit, ...filter }: RowQuery,
  condition = sql`true`,
): Sql {
  const direction = view === 'all' ? sql`DESC` : sql`ASC`
  const order = commaJoined(sortKeys(view).map((key) => sql`${sortColumns[key]} ${direction}`))
  const conditions = [
    isListed(view, now),
    condition,
    ...filterConditions(filter),
    ...(last ? [followsBooking(last, view)] : []),
    ...(slot ? [sql`time >= ${slot}`] : []),
  ]
  return sql`${allOf(conditions)} ORDER BY ${order} LIMIT ${limit}`
}

const sortColumns = {
  ...{ date: sql`date`, time: sql`time`, due: dueDate },
  ...{ createdAt: sql`created_at`, id: sql`id` },
}

function sortKeys(view: BookingView): (keyof typeof sortColumns)[] {
  if (view === 'all') return ['createdAt', 'id']
  return view === 'to-return' ? ['due', 'createdAt', 'id'] : ['date', 'time', 'createdAt', 'id']
}

function followsBooking(booking: Booking, view: BookingView): Sql {
  const values = { ...booking, due: dueDateOf(booking) }
  const keys = sortKeys(view)
  const beyond = view === 'all' ? sql`<` : sql`>`
  const names = commaJoined(keys.map((key) => sortColumns[key]))
  return sql`(${names}) ${beyond} (${commaJoined(keys.map((key) => sql`${values[key]}`))})`
}

/** Lists existing bookings, unordered. Requires booking access. */
export async function listBookingsById(user: User, ids: string[]): Promise<BookingListItem[]> {
  const rows = await queryBookings<ListedRow>(
    user,
    sql`SELECT *, ${isListed('mail-failed', new Date())} AS "hasMailProblem" FROM bookings
      WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  )
  return toItems(rows)
}

/** Counts open work of all branches or one. Requires booking access. */
export async function countWork(
  user: User,
  { now, branch }: { now: Date; branch?: BranchFilter },
): Promise<WorkCounts> {
  const viewConditions = (view: BookingView) =>
    allOf([isListed(view, now), ...filterConditions({ branch })])
  const counts = commaJoined(
    countedViewValues.map(
      (view) => sql`'${sql.raw(view)}', (SELECT ${countSql(view)} WHERE ${viewConditions(view)})`,
    ),
  )
  const [row] = await queryBookings<{ work: WorkCounts }>(
    user,
    sql`SELECT json_build_object(${counts}) AS work`,
  )
  return row!.work
}

/** Long views sum `booking_counts`, which is exact and has the columns of their conditions. */
function countSql(view: BookingView): Sql {
  return view === 'all' || view === 'to-confirm'
    ? sql`coalesce(sum(bookings), 0) FROM booking_counts`
    : sql`count(*) FROM bookings`
}

const commaJoined = (parts: Sql[]) => sql.join(parts, sql`, `)
const allOf = (conditions: Sql[]) => sql.join(conditions, sql` AND `)

/** True if a search without a match can be repeated with `isSimilar`. */
export function canBeSimilar(q = ''): boolean {
  return searchTerms(q).some((term) => similarWords(term).length > 0)
}

function filterConditions({
  q = '',
  isSimilar,
  date,
  service,
  status,
  step,
  bill,
  branch,
}: BookingFilter): Sql[] {
  // PostgreSQL compares in this order, and long terms are rare.
  const terms = searchTerms(q).sort((a, b) => b.length - a.length)
  return [
    ...terms.map((term) => (isSimilar && similarCondition(term)) || termCondition(term)),
    ...(date ? [sql`date = ${date}`] : []),
    ...(service ? [sql`service_type = ${service}`] : []),
    ...(status ? [sql`status = ${status}`] : []),
    ...(step ? [stepConditions[step]] : []),
    ...(bill ? [billConditions[bill]] : []),
    ...(branch ? [branchCondition(branch)] : []),
  ]
}

/** ARRAY keeps PostgreSQL from trying the many patterns on each row in the order of the list. */
function similarCondition(term: string): Sql | null {
  const patterns = similarWords(term).map((word) => `% ${word} %`)
  if (patterns.length === 0) return null
  return sql`id = ANY(ARRAY(SELECT id FROM bookings
    WHERE search_text LIKE ANY(${sql.param(patterns)}::text[])))`
}

/** Finds a known reference exactly; searches other terms as text. */
function termCondition(term: string): Sql {
  const contained = sql`search_text LIKE ${likePattern(term)}`
  const reference = parseFullReference(term)
  if (!reference) return contained
  const named = sql`FROM bookings WHERE reference = ${reference}`
  // PostgreSQL skips the slow text search if the reference exists.
  return sql`id IN (SELECT id ${named}
    UNION ALL SELECT id FROM bookings WHERE ${contained} AND NOT EXISTS (SELECT ${named}))`
}

export function branchCondition(filter: BranchFilter): Sql {
  if ('only' in filter) return sql`branch_id = ${filter.only}`
  return sql`(branch_id IS NULL OR branch_id <> ALL(${sql.param(filter.except)}::uuid[]))`
}

/** One or two characters match only at the start of a word. */
function likePattern(term: string): string {
  const literal = term.replace(/[\\%_]/g, String.raw`\$&`)
  return term.length < 3 ? `% ${literal}%` : `%${literal}%`
}

type ListedRow = Record<string, unknown> & { hasMailProblem: boolean }

async function toItems(rows: ListedRow[]) {
  const payload = await payloadClient()
  const [isUnassigned, bills] = await Promise.all([
    loadIsUnassigned(),
    findShownBills(rows.map(({ id }) => id as string)),
  ])
  return rows.map((row) => {
    const booking = toBooking(payload, row)
    const { id, reference, status, serviceType, date, time, name, phone, address } = booking
    const { express, promisedDate, createdAt, updatedAt, completedAt, erasedAt } = booking
    const { deliveryDate, deliveryTime, firstOrder, missedReason, pieceCount } = booking
    return {
      ...{ id, reference, status, serviceType, date, time, name, phone, address },
      ...{ express, promisedDate, createdAt, updatedAt, completedAt, erasedAt },
      ...{ firstOrder, missedReason, pieceCount },
      hasMailProblem: row.hasMailProblem,
      locality: extractLocality(address),
      hasNote: orderDetailNames.some((detail) => booking[detail]),
      ...pickStepTimes(booking),
      ...{ deliveryDate, deliveryTime },
      bill: bills.get(id) ?? null,
      /** No branch serves the pincode, so the main branch collects. */
      isUnassigned: isUnassigned(booking),
      /** The day of the next trip. */
      due: dueDateOf(booking),
      version: computeBookingVersion(booking),
    }
  })
}
