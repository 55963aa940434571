import type { FieldMetadata } from '@conform-to/react'
import { FieldError } from '#app/components/forms/field-error.tsx'
import { TextField } from '#app/components/forms/text-field.tsx'
import { useHydrated } from '#app/components/layout/use-hydrated.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { formatLongDate, type LocalDate } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { ChoiceCard } from './choice-card.tsx'
import { fieldLabels } from './field-labels.ts'

export function ScheduleStep({
  date,
  time,
  today,
  offered,
  chooseDate,
}: {
  date: FieldMetadata<string | undefined>
  time: FieldMetadata<string | undefined>
  /** The first day that can be picked, in the business's time zone. */
  today: LocalDate
  /** What can be booked on each day, as far as the form knows. */
  offered: Map<LocalDate, DayAvailability>
  chooseDate: (date: LocalDate) => void
}) {
  const hydrated = useHydrated()
  const day = offered.get(date.value ?? '')
  // Of a day that is not known all are offered, and beside a day without any where no script would bring back those of
  // the next; the server decides in any case.
  const isKnown = day && (hydrated || !day.reason)
  const slots = isKnown ? day.slots : timeSlotValues
  return (
    <div className="space-y-6">
      <TextField label={fieldLabels.date} field={date} type="date" min={today} />
      <fieldset
        id={time.id}
        aria-describedby={time.errors && !day?.reason ? time.errorId : undefined}
      >
        <legend className="mb-2 font-semibold">{fieldLabels.time}</legend>
        <div role="status">
          {day?.reason && (
            <ClosedDay
              reason={day.reason}
              nextOpen={nextOpenDay(day.date, offered)}
              chooseDate={chooseDate}
            />
          )}
        </div>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {slots.map((slot) => (
            <ChoiceCard key={slot} field={time} choice={{ value: slot, label: slot }} />
          ))}
        </div>
        {!day?.reason && <FieldError field={time} />}
      </fieldset>
    </div>
  )
}

function ClosedDay({
  reason,
  nextOpen,
  chooseDate,
}: {
  reason: string
  nextOpen: LocalDate | undefined
  chooseDate: (date: LocalDate) => void
}) {
  return (
    <div className="rounded-card border border-line-strong bg-marigold-pale px-4 py-3">
      <p className="font-semibold">{reason}</p>
      {nextOpen && (
        <button
          type="button"
          className="-mb-2 py-2 text-left link noscript:hidden"
          onClick={() => chooseDate(nextOpen)}
        >
          Take {formatLongDate(nextOpen)} instead
        </button>
      )}
    </div>
  )
}

function nextOpenDay(
  date: LocalDate,
  offered: Map<LocalDate, DayAvailability>,
): LocalDate | undefined {
  const later = [...offered.values()].filter((day) => day.date > date && day.slots.length > 0)
  return later.map((day) => day.date).sort()[0]
}
