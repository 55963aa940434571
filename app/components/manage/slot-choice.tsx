import { ButtonLink } from '#app/components/parts/button.tsx'
import type { ManagedBooking } from '#app/models/bookings/managed-bookings.server.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { formatLongDate, type LocalDate } from '#business/pickups/local-time.ts'
import { choiceQuery } from './pickup-choice.ts'

/** The slots of the chosen day as links to the last step; where there is none, why. */
export function SlotChoice({
  day: { date, slots, reason },
  from,
  present,
}: {
  day: DayAvailability
  from: LocalDate
  /** When the pickup is now: not a choice. */
  present: Pick<ManagedBooking, 'date' | 'time'>
}) {
  return (
    <section id="times" className="mt-8">
      <h2 className="text-xl font-bold">Times on {formatLongDate(date)}</h2>
      {reason && <p className="mt-3">{reason}</p>}
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {slots.map((time) => (
          <li key={time} className="grid">
            {date === present.date && time === present.time ? (
              <p className="flex min-h-12 items-center justify-center rounded-card border border-dashed border-line-strong px-3 text-center text-ink-soft">
                {time}: your time now
              </p>
            ) : (
              <ButtonLink href={choiceQuery({ from, date, time })} look="quiet" width="snug">
                {time}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
