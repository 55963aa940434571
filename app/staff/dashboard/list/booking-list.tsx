import { Link, useFetcher, useNavigation } from '@remix-run/react'
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { BookingLine as Item, LinePage } from '#app/models/bookings/booking-lines.server.ts'
import type { StatusReply } from '#app/staff/bookings/status-reply.ts'
import { type ShownFilter, viewHref } from '#app/staff/dashboard/filters/shown-filter.ts'
import { useOwnChange } from '#app/staff/dashboard/use-booking-news.ts'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { ToastOnArrival } from '#app/ui/toasts/toast-on-arrival.tsx'
import { type BookingView, groupingOf } from '#business/bookings/views.ts'
import { dayFrom, localDateAt } from '#business/pickups/local-time.ts'
import { BookingRow } from './booking-row.tsx'
import { KeyHelp } from './key-help.tsx'
import { useListKeys } from './use-list-keys.ts'

export function BookingList({
  view,
  filter,
  page: { lines, next },
  isFirst,
  now,
}: {
  view: BookingView
  filter: ShownFilter
  page: LinePage
  isFirst: boolean
  now: Date
}) {
  const hydrated = useHydrated()
  const [chosenId, setChosenId] = useState<string | null | undefined>(undefined)
  // Open a single search result.
  const singleResultId = hydrated && filter.q && isFirst && lines.length === 1 ? lines[0]!.id : null
  const openId = chosenId === undefined ? singleResultId : chosenId
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const fetcher = useFetcher<StatusReply>({ key: 'confirm-selected' })
  useOwnChange(fetcher.data)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list, () => setChosenId(null))
  const rememberFocus = useFocusNextRow(list, lines)

  const confirmedById = new Map(fetcher.data?.lines.map((line) => [line.id, line]))
  const grouping = groupingOf(view)
  const select = (id: string, isSelected: boolean) => {
    setSelected((selected) => {
      const others = [...selected].filter((other) => other !== id)
      return new Set(isSelected ? [...others, id] : others)
    })
  }
  const { toast } = fetcher.data ?? {}
  const isLoading = useNavigation().state === 'loading'
  const selectedCount = lines.filter(
    ({ id, status }) => selected.has(id) && status === 'pending',
  ).length
  return (
    <div ref={list} id="bookings" className="group/lines" onFocus={rememberFocus}>
      <KeyHelp />
      <ToastOnArrival
        toast={toast}
        stays={toast?.kind === 'error' ? toast.description : undefined}
      />
      <p role="status" className="min-h-7 px-3 text-ink-soft">
        {isLoading ? 'Loading bookings...' : lines.length === 0 && 'No bookings found'}
      </p>
      {groupLines(lines, grouping, now).map(({ title, lines }) => (
        <section key={title} aria-label={title} className="mt-1">
          <div
            className={`min-h-9 items-center justify-between gap-3 px-3 text-sm ${grouping === 'all' ? 'sr-only' : 'flex'}`}
          >
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
              <BookingRow
                key={line.id}
                line={line}
                confirmed={confirmedById.get(line.id)}
                listing={grouping}
                today={localDateAt(now)}
                isOpen={openId === line.id}
                onOpen={(isOpen) => setChosenId(isOpen ? line.id : null)}
                onSelect={(isSelected) => select(line.id, isSelected)}
              />
            ))}
          </ol>
        </section>
      ))}
      {/* CSS shows it on selection, also without scripts. */}
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
          {selectedCount > 0 ? `Confirm the ${selectedCount} selected` : 'Confirm the selected'}
        </Button>
      </fetcher.Form>
      {next && (
        <p className="px-3 py-4">
          <Link to={viewHref(view, filter, next)} className="py-3 underline">
            More
          </Link>
        </p>
      )}
    </div>
  )
}

/** Moves the focus on when an action removes the focused row. */
function useFocusNextRow(list: RefObject<HTMLElement | null>, lines: readonly Item[]) {
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const rows = findRows(list)
    rows[Math.min(last.current, rows.length - 1)]?.focus({ preventScroll: true })
  }, [list, lines])
  return ({ target }: FocusEvent) => {
    const item = target.closest('li:has([data-line])')
    const index = findRows(list).findIndex((row) => item?.contains(row))
    last.current = index === -1 ? null : index
  }
}

function findRows(list: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
}

/** Only pending bookings have a checkbox. */
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

function groupLines(lines: readonly Item[], grouping: ReturnType<typeof groupingOf>, now: Date) {
  const groupTitle = (line: Item) => {
    if (grouping === 'all') return 'Newest first'
    if (grouping === 'slot') return line.time
    const day = dayFrom(now, line.date)
    return day[0]!.toUpperCase() + day.slice(1)
  }
  const groups: { title: string; lines: Item[] }[] = []
  for (const line of lines) {
    const title = groupTitle(line)
    const last = groups.at(-1)
    if (last?.title === title) last.lines.push(line)
    else groups.push({ title, lines: [line] })
  }
  return groups
}
