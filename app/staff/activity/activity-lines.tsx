import { Link } from '@remix-run/react'
import type { ActivityFilter, ActivityLine, ActivityPage } from '#app/models/activity.server.ts'
import { actDoorNames } from '#business/activity/acts.ts'
import { dayUntil, formatTimeOf, localDateAt } from '#business/pickups/local-time.ts'
import * as staffMessages from '#business/words/staff-messages.ts'

export function ActivityLines({
  page: { lines, next },
  filter,
  now,
}: {
  page: ActivityPage
  filter: ActivityFilter
  now: Date
}) {
  if (lines.length === 0) {
    return <p className="py-8 text-ink-soft">{staffMessages.activity.nothing}</p>
  }
  const activeFilters = Object.entries(filter).filter(([, value]) => value)
  return (
    <>
      {groupByDay(lines).map(({ day, lines }) => (
        <section key={day} aria-labelledby={day} className="mt-4">
          <h2 id={day} className="py-1 text-sm font-semibold">
            {dayUntil(now, day)}
          </h2>
          <ol className="divide-y divide-line border-y border-line bg-white">
            {lines.map((line) => (
              <ActivityRow key={line.id} {...line} />
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

function ActivityRow({ at, by, before, about, after, href, door }: ActivityLine) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 px-2 py-2 text-sm md:grid-cols-[4.5rem_1fr_auto]">
      <time dateTime={at} className="text-ink-soft tabular-nums">
        {formatTimeOf(at)}
      </time>
      <p className="min-w-0 wrap-anywhere max-md:col-span-2 max-md:row-start-2">
        <strong className="font-semibold">{by}</strong> {before}{' '}
        {href ? (
          <a href={href} className="link">
            {about}
          </a>
        ) : (
          about
        )}{' '}
        {after}
      </p>
      <p className="text-ink-soft">{actDoorNames[door]}</p>
    </li>
  )
}

/** Groups by day in Mumbai. */
function groupByDay(lines: readonly ActivityLine[]) {
  const days: { day: string; lines: ActivityLine[] }[] = []
  for (const line of lines) {
    const day = localDateAt(new Date(line.at))
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days
}
