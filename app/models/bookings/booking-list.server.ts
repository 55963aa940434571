import { sql } from '@payloadcms/db-postgres'
import { loadIsUnassigned } from '#app/models/branches.server.ts'
import type { BookingSource } from '#business/bookings/booking-sources.ts'
import { type BookingDetails, orderDetailNames } from '#business/bookings/fields.ts'
import type { BranchFilter } from '#business/bookings/lists/branch-filter.ts'
import { extractLocality } from '#business/bookings/lists/locality.ts'
import { parseFullReference, searchTerms, similarWords } from '#business/bookings/lists/search.ts'
import {
  type BookingAlert,
  type BookingTab,
  type BookingView,
  countedViewValues,
  groupingForView,
} from '#business/bookings/lists/views.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { pickStepTimes, type StepTimes } from '#business/bookings/return/order-steps.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { Language } from '#business/languages/languages.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import type { User } from '#payload-types.ts'
import type { Sql } from '#platform/database/adapter.ts'
import { dueDate, isListed } from '#platform/database/queries/booking-conditions.ts'
import { queryBookings } from './booking-access.server.ts'
import { computeBookingVersion, versionColumns } from './booking-version.server.ts'

/** Instants are ISO 8601 UTC. */
export interface BookingListItem extends Pickup, Required<StepTimes> {
  id: string
  reference: string
  status: BookingStatus
  serviceType: ServiceType
  express: boolean
  promisedDate: LocalDate | null
  delivery: Pickup | null
  name: string
  /** 10 digits. */
  phone: string
  address: string
  locality: string
  firstOrder: boolean
  hasMailProblem: boolean
  hasNote: boolean
  /** No branch serves the pincode, so the main branch collects. */
  isUnassigned: boolean
  isErased: boolean
  createdAt: string
  updatedAt: string
  completedAt: string | null
  /** The day of the next trip. */
  due: LocalDate
  version: string
}

export interface BookingFilter {
  q?: string
  isSimilar?: boolean
  /** The pickup day; required by the view `day`. */
  date?: LocalDate
  service?: ServiceType
  status?: BookingStatus
  branch?: BranchFilter
}

export interface BookingListQuery extends BookingFilter {
  user: User
  view: BookingView
  now: Date
}

export interface BookingListPage {
  items: BookingListItem[]
  /** `after` for the next page; null on the last one. */
  next: string | null
  /** Bookings on later pages; null if not counted (All). */
  remaining: number | null
  isSimilar: boolean
  /** On all pages, in order; empty for All. */
  totals: GroupTotal[]
}

export interface GroupTotal {
  group: string
  count: number
}

export interface WorkCounts {
  views: Record<BookingTab | BookingAlert, number>
  /** Without cancelled bookings. */
  today: Record<'pending' | 'confirmed' | 'completed', number>
}

// A full day of the largest shop.
const itemsPerPage = 100

/**
 * Lists a page, after the booking `after` or from the slot `slot`: the view `all` newest first,
 * others by pickup. Requires booking access.
 */
export async function listBookings({
  after,
  slot,
  ...query
}: BookingListQuery & { after?: string; slot?: TimeSlot }): Promise<BookingListPage> {
  const [last] =
    after === undefined
      ? []
      : await queryBookings<BookingRow>(
          query.user,
          sql`SELECT ${columns} FROM bookings WHERE reference = ${after}`,
        )
  const select = (isSimilar: boolean) =>
    selectRows<ItemRow>(itemColumns(query.now), {
      ...{ ...query, isSimilar },
      ...{ last, slot, limit: itemsPerPage + 1 },
    })
  const exactRows = await select(false)
  const isSimilar = exactRows.length === 0 && canBeSimilar(query.q)
  const rows = isSimilar ? await select(true) : exactRows
  const listed = rows.slice(0, itemsPerPage)
  const isCut = rows.length > itemsPerPage
  const lastListed = listed.at(-1)
  const totals = await countGroups({ ...query, isSimilar }, lastListed)
  return {
    items: await toItems(listed),
    isSimilar: isSimilar && rows.length > 0,
    next: isCut ? lastListed!.reference : null,
    remaining: totals && sum(totals.map(({ remaining }) => remaining)),
    totals: (totals ?? []).map(({ group, count }) => ({ group, count })),
  }
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** `remaining` bookings follow `last`. Null for All, which is long. */
async function countGroups(
  { user, view, now, ...filter }: BookingListQuery,
  last: BookingRow | undefined,
): Promise<(GroupTotal & { remaining: number })[] | null> {
  const grouping = groupingForView(view)
  if (grouping === 'all') return null
  const column = { slot: sql`time`, day: sql`date`, return: dueDate }[grouping]
  const isRemaining = last ? followsRow(last, view) : sql`false`
  return queryBookings(
    user,
    sql`SELECT ${column} AS "group", count(*)::int AS count,
        (count(*) FILTER (WHERE ${isRemaining}))::int AS remaining
      FROM bookings WHERE ${allOf([isListed(view, now), ...filterConditions(filter)])}
      GROUP BY ${column} ORDER BY ${column}`,
  )
}

type RowQuery = BookingListQuery & { last?: BookingRow; slot?: TimeSlot; limit: number }

/** Reads rows without samples, after the row `last`. Requires booking access. */
export function readBookingRows(query: RowQuery): Promise<BookingRow[]> {
  return selectRows(columns, query, sql`sample IS NOT TRUE`)
}

async function selectRows<Row extends BookingRow>(
  selected: Sql,
  { user, view, last, slot, now, limit, ...filter }: RowQuery,
  condition = sql`true`,
): Promise<Row[]> {
  const direction = view === 'all' ? sql`DESC` : sql`ASC`
  const order = commaJoined(sortKeys(view).map((key) => sql`${sortColumns[key]} ${direction}`))
  const conditions = [
    isListed(view, now),
    condition,
    ...filterConditions(filter),
    ...(last ? [followsRow(last, view)] : []),
    ...(slot ? [sql`time >= ${slot}`] : []),
  ]
  return queryBookings<Row>(
    user,
    sql`SELECT ${selected} FROM bookings WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ${limit}`,
  )
}

const sortColumns = {
  ...{ date: sql`date`, time: sql`time`, due: dueDate },
  ...{ created_at: sql`created_at`, id: sql`id` },
}

function sortKeys(view: BookingView): (keyof typeof sortColumns)[] {
  if (view === 'all') return ['created_at', 'id']
  return view === 'to-return' ? ['due', 'created_at', 'id'] : ['date', 'time', 'created_at', 'id']
}

function followsRow(row: BookingRow, view: BookingView): Sql {
  const keys = sortKeys(view)
  const beyond = view === 'all' ? sql`<` : sql`>`
  const names = commaJoined(keys.map((key) => sortColumns[key]))
  return sql`(${names}) ${beyond} (${commaJoined(keys.map((key) => sql`${row[key]}`))})`
}

/** Lists existing bookings, unordered. Requires booking access. */
export async function listBookingsById(user: User, ids: string[]): Promise<BookingListItem[]> {
  const rows = await queryBookings<ItemRow>(
    user,
    sql`SELECT ${itemColumns(new Date())} FROM bookings WHERE id = ANY(${sql.param(ids)}::uuid[])`,
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
  const [work] = await queryBookings<
    Pick<WorkCounts, 'views'> & { today: Partial<WorkCounts['today']> }
  >(
    user,
    sql`SELECT json_build_object(${counts}) AS views,
      (SELECT coalesce(json_object_agg(status, count), '{}') FROM (
        SELECT status, count(*) FROM bookings WHERE ${viewConditions('today')} GROUP BY status
      ) AS by_status) AS today`,
  )
  return { ...work!, today: { pending: 0, confirmed: 0, completed: 0, ...work!.today } }
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
  branch,
}: BookingFilter): Sql[] {
  return [
    ...searchTerms(q).map((term) => (isSimilar && similarCondition(term)) || termCondition(term)),
    ...(date ? [sql`date = ${date}`] : []),
    ...(service ? [sql`service_type = ${service}`] : []),
    ...(status ? [sql`status = ${status}`] : []),
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

const columns = sql`id, reference, service_type, ${versionColumns}, source, language,
  ${dueDate} AS due, erased_at IS NOT NULL AS is_erased, first_order IS TRUE AS first_order, completed_at, created_at, updated_at`

/** The CSV export omits the mail status, which takes ten times as long. */
const itemColumns = (now: Date) =>
  sql`${columns}, ${isListed('mail-failed', now)} AS has_mail_problem`

export interface BookingRow extends Pickup, BookingDetails, Required<StepTimes> {
  id: string
  reference: string
  status: BookingStatus
  service_type: ServiceType
  source: BookingSource | null
  language: Language
  branch: string | null
  express: boolean
  promisedDate: LocalDate | null
  deliveryDate: LocalDate | null
  deliveryTime: TimeSlot | null
  due: LocalDate
  is_erased: boolean
  first_order: boolean
  completed_at: string | null
  created_at: string
  updated_at: string
}

type ItemRow = BookingRow & { has_mail_problem: boolean }

async function toItems(rows: ItemRow[]): Promise<BookingListItem[]> {
  const isUnassigned = await loadIsUnassigned()
  return rows.map((row) => ({
    ...toItem(row),
    isUnassigned: isUnassigned({ ...row, isErased: row.is_erased }),
  }))
}

function toItem(row: ItemRow): Omit<BookingListItem, 'isUnassigned'> {
  const { id, reference, status, date, time, name, phone, address } = row
  return {
    ...{ id, reference, status, date, time, name, phone, address },
    serviceType: row.service_type,
    locality: extractLocality(address),
    firstOrder: row.first_order,
    hasMailProblem: row.has_mail_problem,
    hasNote: orderDetailNames.some((name) => row[name]),
    ...pickStepTimes(row, (at) => new Date(at).toISOString()),
    express: row.express,
    promisedDate: row.promisedDate,
    delivery: getDelivery(row),
    isErased: row.is_erased,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    completedAt: row.completed_at && new Date(row.completed_at).toISOString(),
    due: row.due,
    version: computeBookingVersion(row),
  }
}
