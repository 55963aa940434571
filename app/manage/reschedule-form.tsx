import { getFormProps, useForm } from '@conform-to/react'
import { PickupFields } from '#app/booking-fields/pickup-fields.tsx'
import { useOfferedDays } from '#app/booking-fields/use-offered-days.ts'
import type { ManagedBooking } from '#app/models/bookings/managed-bookings.server.ts'
import { acceptEverything } from '#app/ui/forms/use-lazy-validation.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { describeReturn } from '#business/bookings/return/describe-return.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { formatPickup, type Pickup } from '#business/pickups/pickup.ts'
import type { Words } from '#business/words/sentence.ts'
import { ExpectedBookingFields } from './manage-parts.tsx'

export function RescheduleForm({
  words,
  paths,
  chosen,
  currentPickup,
  onChange,
  ...shown
}: {
  words: Pick<Words, 'reschedule' | 'pickupFields' | 'dates' | 'slots'>
  paths: Record<'manage' | 'days', string>
  chosen: Partial<Pickup>
  currentPickup: Pickup
  onChange: () => void
  today: LocalDate
  days: DayAvailability[]
}) {
  const [form, { date, time }] = useForm<Partial<Pickup>>({
    id: 'reschedule',
    defaultValue: chosen,
    onValidate: ({ formData }) => acceptEverything(formData),
    shouldRevalidate: 'onInput',
  })
  const daysUrl = paths.days
  const { today, offered } = useOfferedDays({ ...shown, chosenDate: date.value, daysUrl })
  return (
    <form {...getFormProps(form)} method="get" className="mt-6" onChange={onChange}>
      <PickupFields
        words={words}
        date={date}
        time={time}
        today={today}
        offered={offered}
        chooseDate={(value) => form.update({ name: date.name, value })}
        currentPickup={currentPickup}
      />
      <p className="sticky bottom-0 z-10 mt-6 flex flex-wrap gap-3 border-t border-line bg-paper py-3 lg:static lg:border-0 noscript:static">
        <Button type="submit" className="grow basis-20">
          {words.reschedule.continue}
        </Button>
        <ButtonLink href={paths.manage} look="quiet" size="snug">
          {words.reschedule.keep}
        </ButtonLink>
      </p>
    </form>
  )
}

export function RescheduleConfirmation({
  booking,
  to,
  promisedDate,
  today,
  words,
}: {
  words: Pick<Words, 'reschedule' | 'dates' | 'returns' | 'slots'>
  booking: Pick<ManagedBooking, 'status' | 'date' | 'time'>
  to: Pickup
  promisedDate: LocalDate | null
  today: LocalDate
}) {
  const { reschedule } = words
  return (
    <form method="post">
      <dl className="grid gap-x-4 gap-y-3 rounded-card border-2 border-dashed border-ink bg-marigold-pale px-6 py-5 sm:grid-cols-[auto_1fr]">
        <dt>{reschedule.from}</dt>
        <dd>{formatPickup(booking, words)}</dd>
        <dt className="font-semibold">{reschedule.to}</dt>
        <dd className="font-semibold">
          {formatPickup(to, words)}
          {promisedDate && (
            <span className="block">{describeReturn(promisedDate, words, today)}</span>
          )}
        </dd>
      </dl>
      <ExpectedBookingFields booking={booking} />
      <input type="hidden" name="date" value={to.date} />
      <input type="hidden" name="time" value={to.time} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" className="grow sm:grow-0">
          {reschedule.confirm}
        </Button>
        <ButtonLink href="?" look="quiet" className="grow sm:grow-0">
          {reschedule.chooseOther}
        </ButtonLink>
      </div>
    </form>
  )
}
