import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  type ActivityEntry,
  type ActivityFilter,
  type ActivityPage,
  listActivity,
  listActors,
} from '#app/models/activity.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { activityChannelNames } from '#business/accounts/activity-log.ts'
import { formatInstantTime, formatLongDate } from '#business/pickups/english-dates.ts'
import { addDays, isLocalDate, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'

export const meta = () => staffMeta('Activity')

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const parsed = parseActivityQuery(request)
  const query = parsed ?? {}
  const { invalidLink, readFailed } = staffWords.activity
  const now = Date.now()
  try {
    const [page, people] = await Promise.all([listActivity(user, query), listActors(user)])
    return data({ query, page, people, note: parsed ? null : invalidLink, now })
  } catch (error) {
    logFailure(readFailed, error)
    const note = `${readFailed}. ${staffWords.requestErrors.unavailable}`
    return data({ query, page: null, people: [], note, now }, { status: 503 })
  }
}

export default function Activity() {
  const { query, page, people, note, now } = useLoaderData<typeof loader>()
  const { date, actor } = query
  return (
    <StaffPage>
      <h1 className="text-xl font-bold">Activity</h1>
      {note && <p className="mt-2 font-semibold">{note}</p>}
      <ActivityFilterForm date={date} actor={actor} people={people} />
      {page && <ActivityLog page={page} filter={{ date, actor }} now={new Date(now)} />}
    </StaffPage>
  )
}

const querySchema = z.object({
  date: z.string().refine(isLocalDate).optional(),
  actor: z
    .string()
    .trim()
    .max(200)
    // PostgreSQL text cannot hold NUL.
    .refine((name) => !name.includes('\0'))
    .optional(),
  after: z.uuid().optional(),
})

function parseActivityQuery({ url }: Request) {
  // Forms submit unset filters as empty strings.
  const params = [...new URL(url).searchParams].filter(([, value]) => value !== '')
  return querySchema.safeParse(Object.fromEntries(params)).data ?? null
}

const fieldClass =
  'min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-3 text-sm md:min-h-9'

type ActivityFilterFormProps = ActivityFilter & { people: string[] }

function ActivityFilterForm({ date = '', actor = '', people }: ActivityFilterFormProps) {
  return (
    // The key resets the inputs when the query string changes.
    <Form
      key={`${date} ${actor}`}
      action="/admin/activity"
      className="mt-3 grid grid-cols-2 gap-2 md:flex md:items-center"
    >
      <input type="date" name="date" defaultValue={date} aria-label="Day" className={fieldClass} />
      <select
        name="actor"
        defaultValue={actor}
        aria-label="Person"
        className={`${fieldClass} md:max-w-64`}
      >
        <option value="">Everyone</option>
        {/* The person in the address may have no entries. */}
        {[...new Set(actor ? [...people, actor] : people)].map((person) => (
          <option key={person} value={person}>
            {person}
          </option>
        ))}
      </select>
      <Button type="submit" look="quiet" size="line">
        Show
      </Button>
      {(date || actor) && (
        <Link to="/admin/activity" className="place-self-center py-2 text-sm underline">
          Clear filters
        </Link>
      )}
    </Form>
  )
}

type ActivityLogProps = { page: ActivityPage; filter: ActivityFilter; now: Date }

function ActivityLog({ page: { entries, next }, filter, now }: ActivityLogProps) {
  if (entries.length === 0) {
    return <p className="py-8 text-ink-soft">{staffWords.activity.nothing}</p>
  }
  const activeFilters = Object.entries(filter).filter(([, value]) => value)
  return (
    <>
      {groupByDay(entries).map(({ day, entries }) => (
        <section key={day} aria-labelledby={day} className="mt-4">
          <h2 id={day} className="py-1 text-sm font-semibold">
            {formatPastDay(now, day)}
          </h2>
          <ol className="divide-y divide-line border-y border-line bg-white">
            {entries.map((entry) => (
              <ActivityRow key={entry.id} {...entry} />
            ))}
          </ol>
        </section>
      ))}
      {next && (
        <p className="py-4">
          <Link
            to={`?${new URLSearchParams({ ...Object.fromEntries(activeFilters), after: next })}`}
            className="inline-block py-3 underline"
          >
            Older
          </Link>
        </p>
      )}
    </>
  )
}

function ActivityRow({ at, actor, before, about, after, href, channel }: ActivityEntry) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 px-2 py-2 text-sm md:grid-cols-[5rem_1fr_auto]">
      <time dateTime={at} className="text-ink-soft tabular-nums">
        {formatInstantTime(at)}
      </time>
      <p className="min-w-0 wrap-anywhere max-md:col-span-2 max-md:row-start-2">
        <strong className="font-semibold">
          <bdi>{actor}</bdi>
        </strong>{' '}
        {before}{' '}
        {href ? (
          <a href={href} className="link">
            <bdi>{about}</bdi>
          </a>
        ) : (
          <bdi>{about}</bdi>
        )}{' '}
        {after}
      </p>
      <p className="text-ink-soft">{activityChannelNames[channel]}</p>
    </li>
  )
}

function groupByDay(entries: readonly ActivityEntry[]) {
  const days: { day: string; entries: ActivityEntry[] }[] = []
  for (const entry of entries) {
    const day = localDateAt(new Date(entry.at))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

function formatPastDay(now: Date, date: LocalDate): string {
  const today = localDateAt(now)
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? 'Yesterday' : formatLongDate(date)
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
