import { Link } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { maxSearchLength } from '#business/bookings/lists/search.ts'
import { bookingAlerts, bookingTabs } from '#business/bookings/lists/views.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { formatShortPickup } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'
import { requestErrors, search as words } from '#business/words/staff.ts'
import type { SearchResults } from './search.ts'
import type { Place } from './shell-header.tsx'

interface SearchDialogProps {
  places: readonly Place[]
  onClose: () => void
}

type Result = Place & { group: 'Bookings' | 'Customers' | 'Pages'; detail?: string }

export function SearchDialog({ places, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useSearch(typed)
  useEffect(() => dialog.current?.showModal(), [])
  const results = [...listFound(found.results), ...listPages(places, typed)]
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') document.getElementById(optionId(active))?.click()
    else if (by) setActive((active + by + results.length) % Math.max(results.length, 1))
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Go to"
      className="mx-auto mt-[10dvh] mb-auto w-full max-w-xl rounded-card border border-ink bg-white p-0 text-ink backdrop:bg-ink/40"
      onClose={onClose}
    >
      <div className="flex items-center border-b border-line">
        <input
          type="search"
          role="combobox"
          aria-label="Booking, customer or page"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={results[active] && optionId(active)}
          placeholder="Booking, customer or page"
          maxLength={maxSearchLength}
          autoComplete="off"
          className="min-h-12 min-w-0 grow px-4"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label="Close"
          className="size-12 text-lg hover:bg-paper"
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label="Results"
        className="max-h-[60dvh] overflow-y-auto p-2"
      >
        {results.map(({ group, label, detail, to, reloadDocument }, index) => (
          <Link
            key={`${group} ${to}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={to}
            reloadDocument={reloadDocument}
            discover="none"
            ref={(option) => {
              if (index === active) option?.scrollIntoView({ block: 'nearest' })
            }}
            className="flex min-h-11 items-center gap-x-3 rounded-card px-3 hover:bg-paper aria-selected:bg-indigo-pale"
            onClick={() => dialog.current?.close()}
          >
            <span className="w-20 shrink-0 text-sm text-ink-soft">{group}</span>
            <span className="min-w-0 grow truncate">
              <bdi>{label}</bdi>
            </span>
            <span className="shrink-0 text-sm text-ink-soft tabular-nums">{detail}</span>
          </Link>
        ))}
      </div>
      <p role="status" className="px-5 pb-3 text-sm text-ink-soft empty:hidden">
        {found.hasFailed ? requestErrors.unavailable : results.length === 0 && words.nothing}
      </p>
    </dialog>
  )
}

const listId = 'go-to-results'
const optionId = (index: number) => `${listId}-${index}`

const nothing: SearchResults = { bookings: [], customers: [] }
const pauseMs = 150

function useSearch(typed: string) {
  const [found, setFound] = useState({ results: nothing, hasFailed: false })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      const show = (results: SearchResults, hasFailed: boolean) => {
        if (!signal.aborted) setFound({ results, hasFailed })
      }
      void readResults(typed, signal).then(
        (results) => show(results, false),
        () => show(nothing, true),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  return found
}

async function readResults(q: string, signal: AbortSignal): Promise<SearchResults> {
  if (q.trim() === '') return nothing
  const answer = await fetch(`/admin/search?${new URLSearchParams({ q })}`, { signal })
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as SearchResults
}

function listFound({ bookings, customers }: SearchResults): Result[] {
  const today = localDateAt(new Date())
  return [
    ...bookings.map(({ reference, name, status, ...pickup }) => ({
      group: 'Bookings' as const,
      label: `${name} · ${bookingStatuses[status].label}`,
      detail: formatShortPickup(pickup, today),
      to: `/admin/bookings/${reference}`,
    })),
    ...customers.map(({ phone, name }) => ({
      group: 'Customers' as const,
      label: name,
      detail: formatPhone(phone),
      to: `/admin/dashboard?q=${phone}`,
    })),
  ]
}

function listPages(places: readonly Place[], typed: string): Result[] {
  const views = Object.entries({ ...bookingTabs, ...bookingAlerts }).map(([view, { label }]) => ({
    label,
    to: `/admin/dashboard?view=${view}`,
  }))
  const words = typed.trim().toLowerCase()
  return [...places, ...views]
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map((page) => ({ ...page, detail: undefined, group: 'Pages' }))
}
