import { getFormProps, useForm } from '@conform-to/react'
import { useOfferedDays } from '#app/booking-form/offered-days.ts'
import { PickupFields } from '#app/booking-form/pickup-fields.tsx'
import { acceptEverything } from '#app/ui/forms/use-lazy-validation.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { Words } from '#business/words/sentence.ts'

export interface RescheduleFormWords {
  reschedule: Words['reschedule']
  pickupFields: Words['pickupFields']
  dates: Words['dates']
  slots: Words['slots']
}

/** Leads to a confirmation before the pickup moves. */
export function RescheduleForm({
  words,
  paths,
  chosen,
  currentPickup,
  today,
  days,
}: {
  words: RescheduleFormWords
  paths: Record<'manage' | 'days', string>
  chosen: Partial<Pickup>
  currentPickup: Pickup
  today: LocalDate
  days: DayAvailability[]
}) {
  const [form, { date, time }] = useForm<Partial<Pickup>>({
    id: 'reschedule',
    defaultValue: chosen,
    // The server validates.
    onValidate: ({ formData }) => acceptEverything(formData),
    shouldRevalidate: 'onInput',
  })
  const offered = useOfferedDays({
    today,
    days,
    chosenDate: date.value,
    daysUrl: paths.days,
  })
  return (
    <form {...getFormProps(form)} method="get" className="mt-6">
      <PickupFields
        words={words}
        date={date}
        time={time}
        today={today}
        offered={offered}
        chooseDate={(value) => form.update({ name: date.name, value })}
        currentPickup={currentPickup}
      />
      <p className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" className="grow sm:grow-0">
          {words.reschedule.continue}
        </Button>
        <ButtonLink href={paths.manage} look="quiet" className="grow sm:grow-0">
          {words.reschedule.keep}
        </ButtonLink>
      </p>
    </form>
  )
}
