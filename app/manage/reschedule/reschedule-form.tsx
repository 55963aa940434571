import { getFormProps, useForm } from '@conform-to/react'
import { PickupFields } from '#app/booking-fields/pickup-fields.tsx'
import { useOfferedDays } from '#app/booking-fields/use-offered-days.ts'
import { acceptEverything } from '#app/ui/forms/use-lazy-validation.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { SlotWords } from '#business/pickups/slots.ts'
import type { DateWords } from '#business/words/en/dates.ts'
import type { PickupFieldWords } from '#business/words/en/pickup-fields.ts'
import type { RescheduleWords } from '#business/words/en/reschedule.ts'

export interface RescheduleFormWords {
  reschedule: RescheduleWords
  pickupFields: PickupFieldWords
  dates: DateWords
  slots: SlotWords
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
