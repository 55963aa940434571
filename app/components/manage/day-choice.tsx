import type { DayAvailability } from '#business/pickups/availability.ts'
import { formatLongDate, formatShortDate, type LocalDate } from '#business/pickups/local-time.ts'
import { choiceQuery } from './pickup-choice.ts'

const looks = {
  open: 'border-line-strong bg-white font-semibold',
  none: 'border-dashed border-line-strong text-ink-soft',
} as const

/** A row of days as links. A day that cannot be booked looks it, and leads to the reason. */
export function DayChoice({
  days,
  from,
  chosen,
}: {
  days: readonly DayAvailability[]
  from: LocalDate
  chosen: LocalDate
}) {
  return (
    <ol className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-5">
      {days.map(({ date, reason }) => (
        <li key={date} className="grid">
          <a
            href={`${choiceQuery({ from, date })}#times`}
            aria-current={date === chosen ? 'date' : undefined}
            aria-label={[formatLongDate(date), reason].filter(Boolean).join('. ')}
            className={`flex min-h-12 items-center justify-center rounded-card border p-2 text-center hover:border-ink aria-[current]:border-indigo aria-[current]:bg-indigo-pale aria-[current]:shadow-[inset_0_0_0_1px_var(--color-indigo)] ${
              looks[reason ? 'none' : 'open']
            }`}
          >
            <ShortDate date={date} />
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The weekday above the day of the month. */
function ShortDate({ date }: { date: LocalDate }) {
  const [weekday, day] = formatShortDate(date).split(', ')
  return (
    <span>
      {weekday}
      <br />
      {day}
    </span>
  )
}
