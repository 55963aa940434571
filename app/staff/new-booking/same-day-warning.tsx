import { type CallerPickup, describeSameDayPickup } from '#business/bookings/callers.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { seenPickupsField } from './caller-booking-form.tsx'

export function SameDayWarning({
  pickups,
  chosenTime,
  today,
}: {
  pickups: CallerPickup[]
  chosenTime: string | undefined
  today: LocalDate
}) {
  return (
    <div role="status">
      {pickups.length > 0 && (
        <ul className="rounded-card border border-red bg-red-pale px-4 py-2">
          {pickups.map((pickup) => (
            <li key={pickup.reference}>
              <span className="font-semibold">
                {describeSameDayPickup(pickup, { time: chosenTime }, today)}
              </span>{' '}
              <a
                href={`/admin/bookings/${pickup.reference}`}
                target="_blank"
                className="inline-flex min-h-11 items-center link"
              >
                Open it
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <input
        type="hidden"
        name={seenPickupsField}
        value={pickups.map(({ reference }) => reference).join(',')}
      />
    </div>
  )
}
