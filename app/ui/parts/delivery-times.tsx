import type { DayAvailability } from '#business/pickups/availability.ts'
import { formatLongDay } from '#business/pickups/local-time.ts'
import {
  isRescheduled,
  type Pickup,
  type PickupNames,
  serializePickup,
} from '#business/pickups/pickup.ts'
import { Button } from './button.tsx'

/** Posts the tapped time as `to`, as `serializePickup` writes it. */
export function DeliveryTimes({
  days,
  current,
  words,
}: {
  /** Days without free times are left out. */
  days: readonly Pick<DayAvailability, 'date' | 'slots'>[]
  current: Pickup | null
  words: PickupNames
}) {
  return (
    <form method="post" className="space-y-5">
      {days
        .filter(({ slots }) => slots.length > 0)
        .map(({ date, slots }) => (
          <fieldset key={date}>
            <legend className="mb-2 font-semibold">{formatLongDay(date, words.dates)}</legend>
            <div className="grid grid-fit-35 gap-2 sm:grid-fit-44 sm:gap-3">
              {slots.map((time) => {
                const to = { date, time }
                const isCurrent = current !== null && !isRescheduled(current, to)
                return (
                  <Button
                    key={time}
                    type="submit"
                    name="to"
                    value={serializePickup(to)}
                    look={isCurrent ? 'main' : 'quiet'}
                    size="snug"
                    aria-pressed={isCurrent}
                  >
                    {isCurrent && <span aria-hidden="true">✓</span>}
                    {words.slots[time]}
                  </Button>
                )
              })}
            </div>
          </fieldset>
        ))}
    </form>
  )
}
