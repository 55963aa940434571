import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { ChoiceCard } from '#app/ui/forms/choice-card.tsx'
import { FieldError } from '#app/ui/forms/field-error.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import {
  addDays,
  formatLongDate,
  formatLongDay,
  isLocalDate,
  type LocalDate,
} from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { maxDaysAhead } from '#business/pickups/pickup-rules.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { DayTiles, type DayWords } from './day-tiles.tsx'

export function PickupFields({
  date,
  time,
  today,
  offered,
  chooseDate,
  currentPickup,
  words,
}: {
  words: DayWords & Pick<Words, 'slots'>
  date: FieldMetadata<string | undefined>
  time: FieldMetadata<string | undefined>
  /** In the business's time zone. */
  today: LocalDate
  offered: ReadonlyMap<LocalDate, DayAvailability>
  chooseDate: (date: LocalDate) => void
  /** When rescheduling: the current pickup, which cannot be chosen. */
  currentPickup?: Pickup
}) {
  const { pickupFields, dates, slots: slotLabels } = words
  const hydrated = useHydrated()
  const [chosenSlot, setChosenSlot] = useState(time.value)
  const day = offered.get(date.value ?? '')
  // Without scripts, also offer all slots on a day without slots: nothing would show them again for
  // another day. The server decides.
  const isKnown = day && (hydrated || !day.reason)
  const slots = isKnown ? day.slots : timeSlotValues
  const chosenGone = isKnown && day.unavailable[chosenSlot as TimeSlot]
  const isPresent = (slot: TimeSlot) =>
    date.value === currentPickup?.date && slot === currentPickup?.time
  const describe = (slot: TimeSlot) => {
    const left = day?.fewLeft[slot]
    if (isPresent(slot)) return pickupFields.currentTime
    return left && fillSentence(pickupFields.fewLeft, { places: left })
  }
  return (
    <div className="space-y-5">
      <TextField
        label={pickupFields.date}
        field={date}
        type="date"
        min={today}
        max={addDays(today, maxDaysAhead)}
      >
        <p className="float-right font-semibold text-green-ink">
          {isLocalDate(date.value) && formatLongDay(date.value!, dates, today)}
        </p>
        <DayTiles
          words={words}
          date={date}
          today={today}
          offered={offered}
          chooseDate={chooseDate}
        />
      </TextField>
      <fieldset
        id={time.id}
        aria-describedby={time.errors && !day?.reason ? time.errorId : undefined}
        onChange={({ target }) => setChosenSlot((target as unknown as HTMLInputElement).value)}
      >
        <legend className="mb-2 font-semibold">{pickupFields.time}</legend>
        <div role="status">
          {day?.reason && (
            <ClosedDay
              words={words}
              reason={day.reason}
              nextOpen={nextOpenDay(day.date, offered)}
              chooseDate={chooseDate}
            />
          )}
          {chosenGone && <p className="mb-3 notice">{chosenGone}</p>}
        </div>
        <div className="grid grid-fit-35 gap-3 sm:grid-fit-44">
          {slots.map((slot) => (
            <ChoiceCard
              key={slot}
              field={time}
              choice={{
                value: slot,
                label: slotLabels[slot],
                description: describe(slot) || undefined,
                disabled: isPresent(slot),
              }}
            />
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
  words: { pickupFields, dates },
}: {
  words: DayWords
  reason: string
  nextOpen: LocalDate | undefined
  chooseDate: (date: LocalDate) => void
}) {
  return (
    <div className="mb-3 notice">
      <p>{reason}</p>
      {nextOpen && (
        <button
          type="button"
          className="-mb-2 py-2 text-left link noscript:hidden"
          onClick={() => chooseDate(nextOpen)}
        >
          {fillSentence(pickupFields.chooseOther, { day: formatLongDate(nextOpen, dates) })}
        </button>
      )}
    </div>
  )
}

function nextOpenDay(
  date: LocalDate,
  offered: ReadonlyMap<LocalDate, DayAvailability>,
): LocalDate | undefined {
  const later = [...offered.values()].filter((day) => day.date > date && day.slots.length > 0)
  return later.map((day) => day.date).sort()[0]
}
