import { Link, useNavigation, useRevalidator } from '@remix-run/react'
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import type {
  BookingListItem as Item,
  BookingListPage,
} from '#app/models/bookings/booking-list.server.ts'
import {
  FetcherReplies,
  useBulkFetcher,
  useUndoFetcher,
} from '#app/staff/booking/booking-forms.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import {
  type BookingGrouping,
  type BookingView,
  groupingForView,
} from '#business/bookings/lists/views.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { formatUpcomingDay } from '#business/pickups/english-dates.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import * as staffWords from '#business/words/staff.ts'
import { BookingRow, pickNewest } from './booking-row.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { type ListFilter, viewHref } from './list-filter.ts'
import {
  findRows,
  type ListRef,
  ShortcutsDialog,
  useCloseMenus,
  useListKeys,
} from './list-keys.tsx'
import { slotId, SlotLinks } from './slot-links.tsx'
import { useIgnoreOwnChanges } from './updates-bar.tsx'

interface BookingListProps {
  view: BookingView
  filter: ListFilter
  page: BookingListPage
  isFirst: boolean
  now: Date
  /** Undefined until a booking is opened or closed. */
  openedId: string | null | undefined
  onOpen: (id: string | null) => void
}

export function BookingList(props: BookingListProps) {
  const { view, filter, page, isFirst, now, openedId, onOpen } = props
  const { items, isSimilar, next, remaining, totals } = page
  const hydrated = useHydrated()
  const singleResultId = hydrated && filter.q && isFirst && items.length === 1 ? items[0]!.id : null
  const openId = openedId === undefined ? singleResultId : openedId
  const isGrouped = groupingForView(view) !== 'all'
  const [selected, setSelected] = useState<ReadonlyMap<string, Item>>(new Map())
  const bulkFetcher = useBulkFetcher()
  const undoFetcher = useUndoFetcher()
  useIgnoreOwnChanges(bulkFetcher.data)
  useIgnoreOwnChanges(undoFetcher.data)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list, {
    closeAll: () => onOpen(null),
    onMove: (reference) => {
      if (openId) onOpen(items.find((item) => item.reference === reference)!.id)
    },
  })
  useCloseMenus()
  const rememberFocus = useFocusNextRow(list, items)

  const fetchers = [bulkFetcher, undoFetcher]
  const changes = fetchers.flatMap(({ data }) => data?.bookings ?? [])
  const grouping = groupingForView(view)
  const lastSelected = useRef('')
  const select = useCallback(
    (booking: Item, isSelected: boolean, withRange = false) => {
      const ends = [booking.id, lastSelected.current].map((end) =>
        items.findIndex(({ id }) => id === end),
      )
      const range = items.slice(Math.min(...ends), Math.max(...ends) + 1).filter(isOpen)
      const changed = withRange && !ends.includes(-1) ? range : [booking]
      lastSelected.current = booking.id
      setSelected((selected) => {
        const remaining = new Map(selected)
        for (const each of changed) {
          if (isSelected) remaining.set(each.id, each)
          else remaining.delete(each.id)
        }
        return remaining
      })
    },
    [items],
  )
  const openItems = items.filter(isOpen)
  const selectAll = () => setSelected(new Map(openItems.map((item) => [item.id, item])))
  const isLoading = useIsSlow([useNavigation().state, useRevalidator().state].includes('loading'))
  // A row may know a newer version than the list.
  const selectedItems = items.flatMap((item) => {
    const version = selected.get(item.id)
    return version ? [pickNewest([item, version])] : []
  })
  const groups = groupItems(items, grouping, now)
  const nothing = isFiltered(view, filter) ? nothingIn.all : nothingIn[view]
  const counts = new Map(totals.map(({ group, count }) => [group, count]))
  // A later page may begin in the middle of a slot.
  const begun = isFirst ? groups : groups.slice(1)
  return (
    <div
      ref={list}
      id="bookings"
      className="group/list relative min-[90rem]:has-[[data-panel]]:min-h-dvh min-[90rem]:has-[[data-panel]]:pr-[calc(100%/3)]"
      onFocus={rememberFocus}
    >
      <ShortcutsDialog />
      <FetcherReplies fetchers={fetchers} />
      {/* Above the list, to avoid a layout shift. */}
      <div role="status" className="pointer-events-none sticky top-2 z-20 flex h-0 justify-center">
        {isLoading && (
          <p className="h-fit rounded-full border border-line-strong bg-white px-5 py-2 text-sm shadow-lg">
            Loading bookings...
          </p>
        )}
      </div>
      {items.length === 0 && (
        <div className="px-3 py-6">
          <p className="font-semibold">No bookings found</p>
          <p className="text-ink-soft">{filter.q ? staffWords.search.tryOther : nothing}</p>
        </div>
      )}
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
          <div className="flex min-h-9 items-center justify-between gap-3 px-3 text-sm">
            <h2 className="flex items-center gap-2 font-semibold">
              {title}
              {isGrouped && (
                <span className="whitespace-nowrap text-ink-soft tabular-nums">
                  · {counts.get(group) ?? items.length}
                </span>
              )}
            </h2>
            {hydrated && items.some(isOpen) && (
              <SelectAll title={title} isPartial={items.length < (counts.get(group) ?? 0)} />
            )}
          </div>
          <ol className="border-t border-line">
            {items.map((item) => (
              <BookingRow
                key={item.id}
                listed={item}
                changes={changes.filter(({ id }) => id === item.id)}
                {...{ grouping, now }}
                isDuplicate={view === 'duplicates'}
                isOpen={openId === item.id}
                onOpen={(isOpen) => onOpen(isOpen ? item.id : null)}
                isSelected={selected.has(item.id)}
                onSelect={select}
              />
            ))}
          </ol>
        </section>
      ))}
      <BulkActions
        selected={selectedItems}
        unselectedCount={openItems.filter(({ id }) => !selected.has(id)).length}
        now={now}
        onSelectAll={selectAll}
        onSubmit={() => setSelected(new Map())}
      />
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

/** Below SPEC's sentence. */
const nothingIn: Record<BookingView, string> = {
  today: 'Nothing to collect today. When someone calls, press New booking.',
  tomorrow: 'Nothing to collect tomorrow yet. When someone calls, press New booking.',
  'to-confirm': 'Every booking is confirmed. Next: Today or To return.',
  'to-return': 'Nothing waits at the shop. Collected clothes appear here.',
  all: 'Remove a filter, or press New booking.',
  unconfirmed: 'Everything that is due soon is confirmed.',
  overdue: 'Nothing is late.',
  unpaid: 'Every delivered order is paid.',
  'mail-failed': 'All emails were sent.',
  duplicates: 'No customer has two pickups at the same time.',
  day: 'Nothing to collect on this day. Choose another, or press New booking.',
}

function isFiltered(view: BookingView, { date, branch, ...others }: ListFilter): boolean {
  const isOneBranch = Boolean(branch) && branch !== 'all'
  return isOneBranch || Boolean(date && view !== 'day') || Object.values(others).some(Boolean)
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

function useFocusNextRow(list: ListRef, items: readonly Item[]) {
  const last = useRef(-1)
  useEffect(() => {
    if (last.current === -1 || document.activeElement !== document.body) return
    const { rows } = findRows(list, null)
    rows[Math.min(last.current, rows.length - 1)]?.focus({ preventScroll: true })
  }, [list, items])
  return ({ target }: FocusEvent) => {
    last.current = findRows(list, target).index
  }
}

function SelectAll({ title, isPartial }: { title: string; isPartial: boolean }) {
  return (
    <button
      type="button"
      className="min-h-9 shrink-0 link"
      onClick={({ currentTarget }) => {
        const section = currentTarget.closest('section')!
        const boxes = section.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
        for (const box of boxes) if (!box.checked) box.click()
      }}
    >
      {isPartial ? 'Select all shown' : 'Select all'}
      <span className="sr-only"> of {title}</span>
    </button>
  )
}

function groupItems(items: readonly Item[], grouping: BookingGrouping, now: Date) {
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
