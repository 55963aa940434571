import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { ChoiceCard } from '#app/ui/forms/choice-card.tsx'
import { FieldError } from '#app/ui/forms/field-errors.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import {
  addDays,
  formatLongDate,
  formatLongDay,
  formatShortDay,
  isLocalDate,
  type LocalDate,
  weekdayIndexOf,
} from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { maxDaysAhead } from '#business/pickups/pickup-rules.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import { tappedDayField } from '#business/pickups/tapped-day.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

interface PickupFieldsProps {
  words: Pick<Words, 'pickupFields' | 'dates' | 'slots'>
  date: FieldMetadata<string | undefined>
  time: FieldMetadata<string | undefined>
  today: LocalDate
  offered: ReadonlyMap<LocalDate, DayAvailability>
  chooseDate: (date: LocalDate) => void
  /** When rescheduling: the current pickup, which cannot be chosen. */
  currentPickup?: Pickup
}

export function PickupFields(props: PickupFieldsProps) {
  const { date, time, today, offered, currentPickup } = props
  const { pickupFields, dates, slots: slotLabels } = props.words
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
        <DayTiles {...props} />
      </TextField>
      <fieldset
        id={time.id}
        aria-describedby={time.errors && !day?.reason ? time.errorId : undefined}
        onChange={({ target }) => setChosenSlot((target as unknown as HTMLInputElement).value)}
      >
        <legend className="mb-2 font-semibold">{pickupFields.time}</legend>
        <div role="status">
          {day?.reason && <ClosedDay {...props} day={day} />}
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

interface DayProps extends PickupFieldsProps {
  day: DayAvailability
}

function ClosedDay({ day: { date, reason }, offered, chooseDate, words }: DayProps) {
  const later = [...offered.values()].filter((day) => day.date > date && day.slots.length > 0)
  const nextOpen = later.map((day) => day.date).sort()[0]
  return (
    <div className="mb-3 notice">
      <p>{reason}</p>
      {nextOpen && (
        <button
          type="button"
          className="-mb-2 py-2 text-left link noscript:hidden"
          onClick={() => chooseDate(nextOpen)}
        >
          {fillSentence(words.pickupFields.chooseOther, {
            day: formatLongDate(nextOpen, words.dates),
          })}
        </button>
      )}
    </div>
  )
}

const tileCount = 14

/** Visitors type later days into the `date` field. */
function DayTiles(props: PickupFieldsProps) {
  const { date, today, offered, words } = props
  const dates = Array.from({ length: tileCount }, (_, ahead) => addDays(today, ahead))
  const tiles = dates
    .flatMap((each) => offered.get(each) ?? [])
    .filter((day) => day.unavailableReason !== 'too far')
  if (tiles.length === 0) return null
  return (
    <fieldset className="clear-both pt-2">
      <legend className="sr-only">{words.pickupFields.day}</legend>
      <div className="grid grid-fit-17 gap-1.5 sm:gap-2">
        {tiles.map((day, ahead) => (
          <DayTile key={day.date} {...props} day={day} ahead={ahead} />
        ))}
        {tiles.length > 7 && (
          <a href={`#${date.id}`} className={`${tile} choice font-semibold text-indigo sm:hidden`}>
            {words.pickupFields.later}
          </a>
        )}
      </div>
    </fieldset>
  )
}

const tile =
  'relative flex min-h-16 flex-col items-center justify-center rounded-card border py-2 text-center text-sm leading-tight tracking-tight'

function DayTile({ date: field, day, ahead, chooseDate, words }: DayProps & { ahead: number }) {
  const { date, reason, unavailableReason } = day
  const { pickupFields, dates } = words
  const id = `${field.id}-${date}`
  const name = [dates.today, dates.tomorrow][ahead]
  const shortReasons: Record<string, string> = pickupFields
  return (
    <div
      className={`${tile} ${ahead >= 7 ? 'max-sm:hidden' : ''} ${
        unavailableReason ? 'border-dashed border-line-strong text-ink-soft' : 'choice'
      }`}
    >
      <input
        id={id}
        type="radio"
        name={tappedDayField}
        value={date}
        checked={field.value === date}
        disabled={unavailableReason !== null}
        onChange={() => chooseDate(date)}
        aria-describedby={reason ? `${id}-reason` : undefined}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none disabled:cursor-not-allowed"
      />
      <label htmlFor={id} className={unavailableReason === 'full' ? 'line-through' : undefined}>
        <span className="sr-only">
          {[name, formatLongDate(date, dates)].filter(Boolean).join(', ')}
        </span>
        <span aria-hidden="true">
          <span className="font-semibold max-sm:tracking-tighter">
            {name ?? dates.shortWeekdays[weekdayIndexOf(date)]}
          </span>
          <br />
          {formatShortDay(date, dates)}
        </span>
      </label>
      {reason && (
        <span id={`${id}-reason`}>
          <span className="sr-only">{reason}</span>
          <span aria-hidden="true">
            {(unavailableReason && shortReasons[unavailableReason]) ?? reason}
          </span>
        </span>
      )}
    </div>
  )
}
