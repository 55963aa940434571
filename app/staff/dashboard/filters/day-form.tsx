import { Form, Link, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type BookingView, viewDayAt } from '#business/bookings/lists/views.ts'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { type ListFilter, viewHref } from './list-filter.ts'

export function DayForm({
  view,
  filter: { date, branch },
  now,
}: {
  view: BookingView
  filter: ListFilter
  now: Date
}) {
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  const day = viewDayAt(view, now, date)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = day ?? ''
  }, [day])
  const link = (label: string, sign: string, date: LocalDate) => (
    <Link
      to={viewHref('day', { date, branch })}
      aria-label={`${label}, ${formatShortDate(date, localDateAt(now))}`}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-card text-lg hover:bg-paper md:min-h-9 md:min-w-8"
    >
      {sign}
    </Link>
  )
  return (
    <Form
      action="/admin/dashboard"
      className="flex items-center py-1 md:py-0.5"
      onChange={({ currentTarget, target }) => {
        // Skip a year that is still being typed.
        const { value } = target as unknown as HTMLInputElement
        if (value >= '2000') void submit(currentTarget)
      }}
    >
      <input type="hidden" name="view" value="day" />
      {branch && <input type="hidden" name="branch" value={branch} />}
      {day && link('Previous day', '‹', addDays(day, -1))}
      <input
        ref={input}
        type="date"
        name="date"
        defaultValue={day}
        required
        aria-label="Day"
        className="min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-2 text-sm md:min-h-9"
      />
      {day && link('Next day', '›', addDays(day, 1))}
      <button type="submit" className="hidden min-h-11 px-3 font-semibold noscript:block">
        Show
      </button>
    </Form>
  )
}
