import { Link, useNavigation, useRevalidator } from '@remix-run/react'
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type {
  BookingListItem as Item,
  BookingListPage,
} from '#app/models/bookings/booking-list.server.ts'
import { useBulkFetcher, useUndoFetcher } from '#app/staff/booking/booking-forms.tsx'
import { StatusToast } from '#app/staff/booking/status-toast.tsx'
import { SendAgain } from '#app/staff/shell/unsent-forms.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { type BookingView, groupingForView } from '#business/bookings/lists/views.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { formatLongDate, formatUpcomingDay } from '#business/pickups/english-dates.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import * as staffWords from '#business/words/staff.ts'
import { BookingRow, pickNewest } from './booking-row.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { type ListFilter, viewHref } from './list-filter.ts'
import { KeyHelp, useListKeys } from './list-keys.tsx'
import { slotId, SlotLinks } from './slot-links.tsx'
import { useIgnoreOwnChanges } from './updates-bar.tsx'

export function BookingList({
  view,
  filter,
  page: { items, isSimilar, next, remaining, totals },
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
  const singleResultId = hydrated && filter.q && isFirst && items.length === 1 ? items[0]!.id : null
  const openId = chosenId === undefined ? singleResultId : chosenId
  const [selected, setSelected] = useState<ReadonlyMap<string, Item>>(new Map())
  const bulkFetcher = useBulkFetcher()
  const undoFetcher = useUndoFetcher()
  const bulkReply = bulkFetcher.data
  const undoReply = undoFetcher.data
  useIgnoreOwnChanges(bulkReply)
  useIgnoreOwnChanges(undoReply)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list, () => setChosenId(null))
  const rememberFocus = useFocusNextRow(list, items)

  const changes = [bulkReply, undoReply].flatMap((reply) => reply?.bookings ?? [])
  const grouping = groupingForView(view)
  const select = useCallback((booking: Item, isSelected: boolean) => {
    setSelected((selected) => {
      const others = [...selected].filter(([id]) => id !== booking.id)
      return new Map(isSelected ? [...others, [booking.id, booking]] : others)
    })
  }, [])
  const isLoading = useIsSlow([useNavigation().state, useRevalidator().state].includes('loading'))
  // A row may know a newer version than the list.
  const selectedItems = items.flatMap((item) => {
    const version = selected.get(item.id)
    return version ? [pickNewest([item, version])] : []
  })
  const groups = groupItems(items, grouping, now)
  const counts = new Map(totals.map(({ group, count }) => [group, count]))
  // A later page may begin in the middle of a slot.
  const begun = isFirst ? groups : groups.slice(1)
  return (
    <div ref={list} id="bookings" className="group/list" onFocus={rememberFocus}>
      <KeyHelp />
      <StatusToast reply={bulkReply} />
      <SendAgain fetcher={bulkFetcher} />
      <StatusToast reply={undoReply} />
      <SendAgain fetcher={undoFetcher} />
      {/* Above the list, to avoid a layout shift. */}
      <div role="status" className="pointer-events-none sticky top-2 z-20 flex h-0 justify-center">
        {isLoading && (
          <p className="h-fit rounded-full border border-line-strong bg-white px-5 py-2 text-sm shadow-lg">
            Loading bookings...
          </p>
        )}
      </div>
      {items.length === 0 && <p className="px-3 py-2 text-ink-soft">No bookings found</p>}
      {isSimilar && <p className="px-3 py-2 font-semibold">{staffWords.search.similar}</p>}
      {filter.q &&
        filter.branch &&
        filter.branch !== 'all' &&
        (isSimilar || items.length === 0) && (
          <Link
            to={viewHref(view, { ...filter, branch: 'all' })}
            className="inline-block px-3 py-2.5 link"
          >
            {staffWords.search.allBranches}
          </Link>
        )}
      {view === 'day' && filter.date && (
        <p className="px-3 pt-2 font-semibold">{formatLongDate(filter.date)}</p>
      )}
      {grouping === 'slot' && (
        <SlotLinks
          totals={totals}
          startsOnPage={new Set(begun.map(({ group }) => group))}
          slotHref={(slot) => viewHref(view, filter, { slot: slot as TimeSlot })}
        />
      )}
      {groups.map(({ group, title, items }) => (
        <section
          key={group}
          id={grouping === 'slot' ? slotId(group) : undefined}
          aria-label={title}
          className="scroll-mt-14"
        >
          <div
            className={`min-h-9 items-center justify-between gap-3 px-3 text-sm ${grouping === 'all' ? 'sr-only' : 'flex'}`}
          >
            <h2 className="flex items-center gap-2 font-semibold">
              {title}
              {grouping !== 'all' && (
                <span className="whitespace-nowrap text-ink-soft tabular-nums">
                  · {counts.get(group) ?? items.length}
                </span>
              )}
            </h2>
            {hydrated && grouping !== 'all' && items.some(isOpen) && (
              <SelectAll title={title} isPartial={items.length < (counts.get(group) ?? 0)} />
            )}
          </div>
          <ol className="border-t border-line">
            {items.map((item) => (
              <BookingRow
                key={item.id}
                booking={item}
                changes={changes.filter(({ id }) => id === item.id)}
                grouping={grouping}
                isDuplicate={view === 'duplicates'}
                now={now}
                isOpen={openId === item.id}
                onOpen={(isOpen) => setChosenId(isOpen ? item.id : null)}
                isSelected={selected.has(item.id)}
                onSelect={select}
              />
            ))}
          </ol>
        </section>
      ))}
      <BulkActions selected={selectedItems} now={now} onSubmit={() => setSelected(new Map())} />
      {next && (
        <p className="px-3 py-4">
          <Link
            to={viewHref(view, filter, { after: next })}
            className="inline-block py-3 underline"
          >
            {remaining ? `${remaining} more` : 'More'}
          </Link>
        </p>
      )}
    </div>
  )
}

const slowMs = 300

function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(setSlow, slowMs, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow
}

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

function SelectAll({ title, isPartial }: { title: string; isPartial: boolean }) {
  return (
    <button
      type="button"
      className="min-h-9 shrink-0 link"
      onClick={({ currentTarget }) => {
        const section = currentTarget.closest('section')!
        const boxes = [...section.querySelectorAll<HTMLInputElement>('input[name=selected]')]
        const pending = boxes.filter(({ value }) => value.split(' ').includes('pending'))
        for (const box of pending.length > 0 ? pending : boxes) if (!box.checked) box.click()
      }}
    >
      {isPartial ? 'Select all shown' : 'Select all'}
      <span className="sr-only"> of {title}</span>
    </button>
  )
}

function groupItems(
  items: readonly Item[],
  grouping: ReturnType<typeof groupingForView>,
  now: Date,
) {
  const groupOf = ({ time, date, due }: Item) =>
    ({ all: 'all', slot: time, day: date, return: due })[grouping]
  const titleOf = (group: string) => {
    if (grouping === 'all') return 'Newest first'
    return grouping === 'slot' ? group : formatUpcomingDay(now, group)
  }
  const groups: { group: string; title: string; items: Item[] }[] = []
  for (const item of items) {
    const group = groupOf(item)
    const last = groups.at(-1)
    if (last?.group === group) last.items.push(item)
    else groups.push({ group, title: titleOf(group), items: [item] })
  }
  return groups
}
