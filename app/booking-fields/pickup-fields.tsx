import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { useState } from 'react'
import { ChoiceCard, type ChoiceSize } from '#app/ui/forms/choice-card.tsx'
import { FieldError } from '#app/ui/forms/field-errors.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import {
  addDays,
  formatLongDate,
  formatLongDay,
  formatShortDate,
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
  size?: ChoiceSize
}

export function PickupFields(props: PickupFieldsProps) {
  const { date, time, today, offered, currentPickup, chooseDate, size = 'snug' } = props
  const { pickupFields, dates, slots: slotLabels } = props.words
  const hydrated = useHydrated()
  const [chosenSlot, setChosenSlot] = useState(time.value)
  const day = offered.get(date.value ?? '')
  // Without scripts, also offer all slots on a day without slots: nothing would show them again for
  // another day. The server decides.
  const isKnown = day && (hydrated || !day.reason)
  const slots = isKnown
    ? timeSlotValues.filter((slot) => day.slots.includes(slot) || day.missed[slot])
    : timeSlotValues
  const chosenGone = isKnown && day.unavailable[chosenSlot as TimeSlot]
  const isPresent = (slot: TimeSlot, on = date.value) =>
    on === currentPickup?.date && slot === currentPickup?.time
  const findEarliest = (slot: string) =>
    findFirst(offered, (each) => {
      const isOffered = each.date >= today && each.slots.includes(slot as TimeSlot)
      return isOffered && !isPresent(slot as TimeSlot, each.date)
    })
  const nameDay = (day: LocalDate) =>
    nameOfDay(day, today, dates) ?? formatShortDate(day, dates, today)
  const earliestDays = new Set(date.value ? [] : slots.map(findEarliest))
  // On phones, the heading names a day that all slots share: their labels fill two lines in Hindi.
  const [sharedDay = null] = earliestDays.size === 1 ? earliestDays : []
  const describe = (slot: TimeSlot) => {
    if (isPresent(slot)) return pickupFields.currentTime
    const missed = day?.missed[slot]
    if (missed) return pickupFields[missed]
    const earliest = (!date.value && findEarliest(slot)) || null
    const places = (earliest ? offered.get(earliest) : day)?.placesLeft[slot]
    const left = places && fillSentence(pickupFields.fewLeft, { places })
    if (!earliest) return left
    const separator = size === 'tile' ? '\n' : ' · '
    return (
      <span className="whitespace-pre-line noscript:hidden">
        <span className={sharedDay ? 'max-sm:sr-only' : ''}>{nameDay(earliest)}</span>
        {left && (sharedDay ? <span className="max-sm:sr-only">{separator}</span> : separator)}
        {left}
      </span>
    )
  }
  const chooseSlot = (slot: string) => {
    setChosenSlot(slot)
    const earliest = !date.value && findEarliest(slot)
    if (earliest) chooseDate(earliest)
  }
  return (
    <div className={size === 'tile' ? 'space-y-2' : 'space-y-4'}>
      <div>
        <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
          <label htmlFor={date.id}>{pickupFields.date}</label>
          <span className="text-green-ink">
            {isLocalDate(date.value) && formatLongDay(date.value!, dates, today)}
          </span>
        </p>
        <DayTiles {...props} />
        <FieldError field={date} />
      </div>
      <fieldset
        id={time.id}
        aria-describedby={time.errors && !day?.reason ? time.errorId : undefined}
        onChange={({ target }) => chooseSlot((target as unknown as HTMLInputElement).value)}
      >
        <legend className="mb-2 font-semibold">
          {pickupFields.time}
          {sharedDay && (
            <span aria-hidden className="font-normal text-ink-soft sm:hidden noscript:hidden">
              {` · ${nameDay(sharedDay)}`}
            </span>
          )}
        </legend>
        <div role="status">
          {day?.reason && <ClosedDay {...props} day={day} />}
          {chosenGone && <p className="mb-3 notice">{chosenGone}</p>}
        </div>
        <div
          className={`grid gap-2 ${size === 'tile' ? 'grid-fit-26' : 'grid-fit-35 sm:grid-fit-44 sm:gap-3'}`}
        >
          {slots.map((slot) => {
            const isMissed = Boolean(day?.missed[slot])
            return (
              <ChoiceCard
                key={`${slot} ${isMissed}`}
                field={time}
                size={size}
                choice={{
                  value: slot,
                  label: slotLabels[slot],
                  description: describe(slot) || undefined,
                  disabled: isPresent(slot) || isMissed,
                  isStruck: isMissed,
                }}
              />
            )
          })}
        </div>
        {!day?.reason && <FieldError field={time} />}
      </fieldset>
    </div>
  )
}

function findFirst(
  offered: PickupFieldsProps['offered'],
  matches: (day: DayAvailability) => boolean,
): LocalDate | undefined {
  const found = [...offered.values()].filter(matches)
  return found.map((day) => day.date).sort()[0]
}

function nameOfDay(
  date: LocalDate,
  today: LocalDate,
  dates: PickupFieldsProps['words']['dates'],
): string | undefined {
  if (date === today) return dates.today
  return date === addDays(today, 1) ? dates.tomorrow : undefined
}

interface DayProps extends PickupFieldsProps {
  day: DayAvailability
}

function ClosedDay({ day: { date, reason }, offered, chooseDate, words }: DayProps) {
  const nextOpen = findFirst(offered, (day) => day.date > date && day.slots.length > 0)
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
const tileCountOnPhone = 7

function DayTiles(props: PickupFieldsProps) {
  const { today, offered, words } = props
  const dates = Array.from({ length: tileCount }, (_, ahead) => addDays(today, ahead))
  const tiles = dates
    .flatMap((each) => offered.get(each) ?? [])
    .filter((day) => day.unavailableReason !== 'too far')
  return (
    <fieldset className="pt-2">
      <legend className="sr-only">{words.pickupFields.day}</legend>
      <div className="grid grid-fit-17 gap-1.5 sm:gap-2">
        {tiles.map((day, index) => (
          <DayTile key={day.date} {...props} day={day} isOnPhone={index < tileCountOnPhone} />
        ))}
        <LaterTile {...props} tiles={tiles} />
      </div>
    </fieldset>
  )
}

const tile =
  'relative flex min-h-14 flex-col items-center justify-center rounded-card border text-center text-sm leading-tight tracking-tight sm:min-h-16'

/** The date field. Without scripts, it looks like one. */
function LaterTile({
  date,
  today,
  words,
  tiles,
}: PickupFieldsProps & { tiles: readonly DayAvailability[] }) {
  const { key, ...input } = getInputProps(date, { type: 'date' })
  const index = tiles.findIndex((day) => day.date === date.value)
  const isLater = isLocalDate(date.value) && index === -1
  const isLaterOnPhone = index >= tileCountOnPhone
  const later = words.pickupFields.later
  return (
    <div
      className={`${tile} choice sm:col-span-2 noscript:col-span-full noscript:border-0 noscript:bg-transparent ${
        isLater
          ? chosenTile
          : isLaterOnPhone
            ? `sm:border-line-strong sm:bg-white sm:shadow-none ${chosenTile}`
            : ''
      }`}
    >
      <span aria-hidden="true" className="px-1 font-semibold text-indigo noscript:hidden">
        {isLater || isLaterOnPhone ? (
          <>
            <span className={isLater ? '' : 'sm:hidden'}>
              {formatShortDate(date.value!, words.dates, today)}
            </span>
            {!isLater && <span className="max-sm:hidden">{later}</span>}
          </>
        ) : (
          later
        )}
      </span>
      <input
        key={key}
        {...input}
        min={today}
        max={addDays(today, maxDaysAhead)}
        onClick={({ currentTarget }) => openPicker(currentTarget)}
        className="absolute inset-0 size-full cursor-pointer rounded-card bg-white px-1 text-center text-base opacity-0 outline-none pointer-fine:focus:opacity-100 max-sm:pointer-fine:text-xs noscript:static noscript:h-12 noscript:border noscript:border-line-strong noscript:px-4 noscript:text-base noscript:opacity-100 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
      />
    </div>
  )
}

const chosenTile =
  'border-indigo bg-indigo-pale shadow-[inset_0_0_0_1px_var(--color-indigo)] forced-colors:border-3 forced-colors:border-[Highlight]'

function openPicker(input: HTMLInputElement): void {
  try {
    input.showPicker()
  } catch {
    // The browser has none, or opens it itself.
  }
}

function DayTile({
  date: field,
  today,
  day,
  isOnPhone,
  chooseDate,
  words,
}: DayProps & { isOnPhone: boolean }) {
  const { date, reason, unavailableReason } = day
  const { pickupFields, dates } = words
  const id = `${field.id}-${date}`
  const name = nameOfDay(date, today, dates)
  const shortReasons: Record<string, string> = pickupFields
  return (
    <div
      className={`${tile} py-1 ${isOnPhone ? '' : 'max-sm:hidden'} ${
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
