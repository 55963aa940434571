import { Link } from '@remix-run/react'
import type { ActivityEntry, ActivityFilter, ActivityPage } from '#app/models/activity.server.ts'
import { activityChannelNames } from '#business/accounts/activity-log.ts'
import { formatInstantTime, formatLongDate } from '#business/pickups/english-dates.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'

export function ActivityLog({
  page: { entries, next },
  filter,
  now,
}: {
  page: ActivityPage
  filter: ActivityFilter
  now: Date
}) {
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

function ActivityRow({ at, by, before, about, after, href, channel }: ActivityEntry) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 px-2 py-2 text-sm md:grid-cols-[5rem_1fr_auto]">
      <time dateTime={at} className="text-ink-soft tabular-nums">
        {formatInstantTime(at)}
      </time>
      <p className="min-w-0 wrap-anywhere max-md:col-span-2 max-md:row-start-2">
        <strong className="font-semibold">
          <bdi>{by}</bdi>
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
