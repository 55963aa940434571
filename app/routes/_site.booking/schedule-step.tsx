import type { FieldMetadata } from '@conform-to/react'
import { FieldError } from '#app/components/field-error'
import { TextField } from '#app/components/text-field'
import type { LocalDate } from '#business/local-time'
import { timeSlotValues } from '#business/time-slots'
import { ChoiceCard } from './choice-card'

export function ScheduleStep({
  date,
  time,
  today,
}: {
  date: FieldMetadata<string | undefined>
  time: FieldMetadata<string | undefined>
  /** The first day that can be picked, in the business's time zone. */
  today: LocalDate
}) {
  return (
    <div className="space-y-6">
      <TextField label="Pickup Date" field={date} type="date" min={today} />
      <fieldset id={time.id} aria-describedby={time.errors && time.errorId}>
        <legend className="mb-2 font-semibold">Time Slot</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {timeSlotValues.map((slot) => (
            <ChoiceCard key={slot} field={time} choice={{ value: slot, label: slot }} />
          ))}
        </div>
        <FieldError field={time} />
      </fieldset>
    </div>
  )
}
