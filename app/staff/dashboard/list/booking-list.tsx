import { Link, useFetcher, useNavigation } from '@remix-run/react'
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type {
  BookingListItem as Item,
  BookingListPage,
} from '#app/models/bookings/booking-list.server.ts'
import type { StatusReply } from '#app/staff/bookings/use-status-fetcher.ts'
import { type ListFilter, viewHref } from '#app/staff/dashboard/filters/list-filter.ts'
import { useIgnoreOwnChanges } from '#app/staff/dashboard/use-booking-updates.ts'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { FlashToast } from '#app/ui/toasts/flash-toast.tsx'
import { type BookingView, groupingForView } from '#business/bookings/lists/views.ts'
import { formatUpcomingDay } from '#business/pickups/local-time.ts'
import { BookingRow } from './booking-row.tsx'
import { KeyHelp } from './key-help.tsx'
import { useListKeys } from './use-list-keys.ts'

export function BookingList({
  view,
  filter,
  page: { items, next },
  isFirst,
  now,
}: {
  view: BookingView
  filter: ListFilter
  page: BookingListPage
  isFirst: boolean
  now: Date
}) {
  const hydrated = useHydrated()
  const [chosenId, setChosenId] = useState<string | null | undefined>(undefined)
  // Open a single search result.
  const singleResultId = hydrated && filter.q && isFirst && items.length === 1 ? items[0]!.id : null
  const openId = chosenId === undefined ? singleResultId : chosenId
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const fetcher = useFetcher<StatusReply>({ key: 'confirm-selected' })
  useIgnoreOwnChanges(fetcher.data)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list, () => setChosenId(null))
  const rememberFocus = useFocusNextRow(list, items)

  const confirmedById = new Map(fetcher.data?.bookings.map((item) => [item.id, item]))
  const grouping = groupingForView(view)
  const select = (id: string, isSelected: boolean) => {
    setSelected((selected) => {
      const others = [...selected].filter((other) => other !== id)
      return new Set(isSelected ? [...others, id] : others)
    })
  }
  const { toast } = fetcher.data ?? {}
  const isLoading = useNavigation().state === 'loading'
  const selectedCount = items.filter(
    ({ id, status }) => selected.has(id) && status === 'pending',
  ).length
  return (
    <div ref={list} id="bookings" className="group/list" onFocus={rememberFocus}>
      <KeyHelp />
      <FlashToast
        toast={toast}
        inlineNote={toast?.kind === 'error' ? toast.description : undefined}
      />
      <p role="status" className="min-h-7 px-3 text-ink-soft">
        {isLoading ? 'Loading bookings...' : items.length === 0 && 'No bookings found'}
      </p>
      {groupItems(items, grouping, now).map(({ title, items }) => (
        <section key={title} aria-label={title} className="mt-1">
          <div
            className={`min-h-9 items-center justify-between gap-3 px-3 text-sm ${grouping === 'all' ? 'sr-only' : 'flex'}`}
          >
            <h2 className="flex items-center gap-2 font-semibold">
              {title}
              {grouping !== 'all' && (
                <span className="whitespace-nowrap text-ink-soft tabular-nums">
                  · {items.length}
                </span>
              )}
            </h2>
            {hydrated && grouping !== 'all' && items.some(({ status }) => status === 'pending') && (
              <SelectAll title={title} />
            )}
          </div>
          <ol className="border-t border-line">
            {items.map((item) => (
              <BookingRow
                key={item.id}
                booking={item}
                confirmedBooking={confirmedById.get(item.id)}
                grouping={grouping}
                now={now}
                isOpen={openId === item.id}
                onOpen={(isOpen) => setChosenId(isOpen ? item.id : null)}
                onSelect={(isSelected) => select(item.id, isSelected)}
              />
            ))}
          </ol>
        </section>
      ))}
      {/* CSS shows it on selection, also without scripts. */}
      <fetcher.Form
        id="confirm-selected"
        method="post"
        className="sticky bottom-0 z-20 hidden border-t border-line bg-paper p-3 group-has-[input[name=selected]:checked]/list:block"
        onSubmit={() => setSelected(new Set())}
      >
        <Button
          type="submit"
          name="act"
          value="confirm-selected"
          size="snug"
          disabled={fetcher.state !== 'idle'}
        >
          {selectedCount > 0 ? `Confirm ${selectedCount} selected` : 'Confirm selected'}
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
function useFocusNextRow(list: RefObject<HTMLElement | null>, items: readonly Item[]) {
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const rows = findRows(list)
    rows[Math.min(last.current, rows.length - 1)]?.focus({ preventScroll: true })
  }, [list, items])
  return ({ target }: FocusEvent) => {
    const item = target.closest('li:has([data-line])')
    const index = findRows(list).findIndex((row) => item?.contains(row))
    last.current = index === -1 ? null : index
  }
}

function findRows(list: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
}

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

function groupItems(
  items: readonly Item[],
  grouping: ReturnType<typeof groupingForView>,
  now: Date,
) {
  const groupTitle = (item: Item) => {
    if (grouping === 'all') return 'Newest first'
    if (grouping === 'slot') return item.time
    const day = formatUpcomingDay(now, item.date)
    return day[0]!.toUpperCase() + day.slice(1)
  }
  const groups: { title: string; items: Item[] }[] = []
  for (const item of items) {
    const title = groupTitle(item)
    const last = groups.at(-1)
    if (last?.title === title) last.items.push(item)
    else groups.push({ title, items: [item] })
  }
  return groups
}
