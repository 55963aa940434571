import { seenDeliveryField } from '#business/bookings/return/delivery.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { formatLongDay, type LocalDate } from '#business/pickups/local-time.ts'
import {
  isRescheduled,
  type Pickup,
  type PickupNames,
  serializePickup,
} from '#business/pickups/pickup.ts'
import { Button } from './button.tsx'

/** Posts the tapped time as `to`, as `readDeliveryChoice` reads it. */
export function DeliveryTimes({
  days,
  current,
  today,
  words,
}: {
  /** Days without free times are left out. */
  days: readonly Pick<DayAvailability, 'date' | 'slots'>[]
  current: Pickup | null
  today: LocalDate
  words: PickupNames
}) {
  return (
    <form method="post" className="space-y-5">
      <SeenDeliveryField current={current} />
      {days
        .filter(({ slots }) => slots.length > 0)
        .map(({ date, slots }) => (
          <fieldset key={date}>
            <legend className="mb-2 font-semibold">
              {formatLongDay(date, words.dates, today)}
            </legend>
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

export function SeenDeliveryField({ current }: { current: Pickup | null }) {
  return (
    <input type="hidden" name={seenDeliveryField} value={current ? serializePickup(current) : ''} />
  )
}
