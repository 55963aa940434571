import { getFormProps, useForm } from '@conform-to/react'
import { useOfferedDays } from '#app/booking-form/offered-days.ts'
import { PickupFields } from '#app/booking-form/pickup-fields.tsx'
import { unchecked } from '#app/ui/forms/use-rules.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { managePath } from '#business/managing/manage-link.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'

/** Leads to a confirmation before the pickup moves. */
export function RescheduleForm({
  manageKey,
  chosen,
  present,
  today,
  days,
}: {
  manageKey: string
  chosen: Partial<Pickup>
  present: Pickup
  today: LocalDate
  days: DayAvailability[]
}) {
  const [form, { date, time }] = useForm<Partial<Pickup>>({
    id: 'reschedule',
    defaultValue: chosen,
    // The server validates.
    onValidate: ({ formData }) => unchecked(formData),
    shouldRevalidate: 'onInput',
  })
  const offered = useOfferedDays({
    today,
    days,
    chosen: date.value,
    from: `/booking/days?${new URLSearchParams({ manage: manageKey })}`,
  })
  return (
    <form {...getFormProps(form)} method="get" className="mt-6">
      <PickupFields
        date={date}
        time={time}
        today={today}
        offered={offered}
        chooseDate={(value) => form.update({ name: date.name, value })}
        present={present}
      />
      <p className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" className="grow sm:grow-0">
          Continue
        </Button>
        <ButtonLink href={managePath(manageKey)} look="quiet" className="grow sm:grow-0">
          Keep it as it is
        </ButtonLink>
      </p>
    </form>
  )
}
