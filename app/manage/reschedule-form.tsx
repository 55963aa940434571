import { getFormProps, useForm } from '@conform-to/react'
import { useOfferedDays } from '#app/booking-form/offered-days.ts'
import { PickupFields } from '#app/booking-form/pickup-fields.tsx'
import { acceptEverything } from '#app/ui/forms/use-lazy-validation.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { managePath } from '#business/manage-links/manage-link.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'

/** Leads to a confirmation before the pickup moves. */
export function RescheduleForm({
  manageKey,
  chosen,
  currentPickup,
  today,
  days,
}: {
  manageKey: string
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
    daysUrl: `/booking/days?${new URLSearchParams({ manage: manageKey })}`,
  })
  return (
    <form {...getFormProps(form)} method="get" className="mt-6">
      <PickupFields
        date={date}
        time={time}
        today={today}
        offered={offered}
        chooseDate={(value) => form.update({ name: date.name, value })}
        currentPickup={currentPickup}
      />
      <p className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" className="grow sm:grow-0">
          Continue
        </Button>
        <ButtonLink href={managePath(manageKey)} look="quiet" className="grow sm:grow-0">
          Keep the current time
        </ButtonLink>
      </p>
    </form>
  )
}
