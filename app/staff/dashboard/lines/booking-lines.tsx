import { Link, useFetcher } from '@remix-run/react'
import { useRef, useState } from 'react'
import type { BookingLine as Line, LinePage } from '#app/models/bookings/booking-lines.server.ts'
import type { StatusReply } from '#app/staff/bookings/status-reply.ts'
import { queryOf, type ShownFilter } from '#app/staff/dashboard/shown-filter.ts'
import { useOwnChange } from '#app/staff/dashboard/use-booking-news.ts'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { ToastOnArrival } from '#app/ui/toasts/toast-on-arrival.tsx'
import { type BookingView, groupingOf } from '#business/bookings/views.ts'
import { dayFrom, localDateAt } from '#business/pickups/local-time.ts'
import { BookingLine } from './booking-line.tsx'
import { KeyHelp } from './key-help.tsx'
import { useLineKeys } from './use-line-keys.ts'

/** The bookings of a view, a line each, together with those of the same slot or day. */
export function BookingLines({
  view,
  filter,
  page: { lines, next },
  isFirst,
  now,
}: {
  view: BookingView
  /** What the view is narrowed to. */
  filter: ShownFilter
  page: LinePage
  /** Whether it is the first page. */
  isFirst: boolean
  now: Date
}) {
  const hydrated = useHydrated()
  const [chosen, choose] = useState<string | null | undefined>(undefined)
  // Whoever looks for one booking means to see it.
  const found = hydrated && filter.q && isFirst && lines.length === 1 ? lines[0]!.id : null
  const open = chosen === undefined ? found : chosen
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const fetcher = useFetcher<StatusReply>({ key: 'confirm-selected' })
  useOwnChange(fetcher.data)
  const list = useRef<HTMLDivElement>(null)
  useLineKeys(list, () => choose(null))

  const confirmed = new Map(fetcher.data?.lines.map((line) => [line.id, line]))
  const grouping = groupingOf(view)
  const select = (id: string, isSelected: boolean) => {
    setSelected((selected) => {
      const others = [...selected].filter((other) => other !== id)
      return new Set(isSelected ? [...others, id] : others)
    })
  }
  const { toast } = fetcher.data ?? {}
  return (
    <div ref={list} id="bookings" className="group/lines">
      <KeyHelp />
      <ToastOnArrival
        toast={toast}
        stays={toast?.kind === 'error' ? toast.description : undefined}
      />
      {groupsOf(lines, grouping, now).map(({ title, lines }) => (
        <section key={title} aria-label={title} className="mt-1">
          <div className="flex min-h-9 items-center justify-between gap-3 px-3 text-sm">
            <h2 className="flex items-center gap-2 font-semibold">
              {title}
              {grouping !== 'all' && (
                <span className="whitespace-nowrap text-ink-soft tabular-nums">
                  · {lines.length}
                </span>
              )}
            </h2>
            {hydrated && grouping !== 'all' && lines.some(({ status }) => status === 'pending') && (
              <SelectAll title={title} />
            )}
          </div>
          <ol className="border-t border-line">
            {lines.map((line) => (
              <BookingLine
                key={line.id}
                line={line}
                confirmed={confirmed.get(line.id)}
                listing={grouping}
                today={localDateAt(now)}
                isOpen={open === line.id}
                onOpen={(isOpen) => choose(isOpen ? line.id : null)}
                onSelect={(isSelected) => select(line.id, isSelected)}
              />
            ))}
          </ol>
        </section>
      ))}
      {lines.length === 0 && <p className="px-3 py-8 text-ink-soft">No bookings found</p>}
      {/* Without scripts it is there as soon as something is selected, too. */}
      <fetcher.Form
        id="confirm-selected"
        method="post"
        className="sticky bottom-0 z-20 hidden border-t border-line bg-paper p-3 group-has-[input[name=selected]:checked]/lines:block"
        onSubmit={() => setSelected(new Set())}
      >
        <Button
          type="submit"
          name="act"
          value="confirm-selected"
          size="snug"
          disabled={fetcher.state !== 'idle'}
        >
          {selected.size > 0 ? `Confirm the ${selected.size} selected` : 'Confirm the selected'}
        </Button>
      </fetcher.Form>
      {next && (
        <p className="px-3 py-4">
          <Link to={queryOf(view, filter, next)} className="py-3 underline">
            More
          </Link>
        </p>
      )}
    </div>
  )
}

/** Selects what waits among the lines below it; what no longer does has no box to tick. */
function SelectAll({ title }: { title: string }) {
  return (
    <button
      type="button"
      className="min-h-9 shrink-0 link"
      onClick={({ currentTarget }) => {
        const boxes = currentTarget
          .closest('section')!
          .querySelectorAll<HTMLInputElement>('input[name=selected]:not(:checked)')
        for (const box of boxes) box.click()
      }}
    >
      Select all<span className="sr-only"> of {title}</span>
    </button>
  )
}

/** Lines that follow each other and belong together, under what they have in common. */
function groupsOf(lines: readonly Line[], grouping: ReturnType<typeof groupingOf>, now: Date) {
  const titleOf = (line: Line) => {
    if (grouping === 'all') return 'Newest first'
    if (grouping === 'slot') return line.time
    const day = dayFrom(now, line.date)
    return day[0]!.toUpperCase() + day.slice(1)
  }
  const groups: { title: string; lines: Line[] }[] = []
  for (const line of lines) {
    const title = titleOf(line)
    const last = groups.at(-1)
    if (last?.title === title) last.lines.push(line)
    else groups.push({ title, lines: [line] })
  }
  return groups
}
