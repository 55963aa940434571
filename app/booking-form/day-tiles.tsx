import type { FieldMetadata } from '@conform-to/react'
import type { DayAvailability } from '#business/pickups/availability.ts'
import {
  addDays,
  formatLongDate,
  formatShortDay,
  type LocalDate,
  weekdayIndexOf,
} from '#business/pickups/local-time.ts'
import { tappedDayField } from '#business/pickups/tapped-day.ts'
import type { Words } from '#business/words/sentence.ts'

export interface DayWords {
  pickupFields: Words['pickupFields']
  dates: Words['dates']
}

/** Two weeks; phones show the first. */
const tileCount = 14

/** Visitors type later days into the `date` field. */
export function DayTiles({
  date,
  today,
  offered,
  chooseDate,
  words,
}: {
  words: DayWords
  date: FieldMetadata<string | undefined>
  today: LocalDate
  offered: ReadonlyMap<LocalDate, DayAvailability>
  chooseDate: (date: LocalDate) => void
}) {
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
          <DayTile
            key={day.date}
            words={words}
            id={`${date.id}-${day.date}`}
            day={day}
            ahead={ahead}
            isChosen={date.value === day.date}
            choose={() => chooseDate(day.date)}
          />
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

function DayTile({
  id,
  day: { date, reason, unavailableReason },
  ahead,
  isChosen,
  choose,
  words: { pickupFields, dates },
}: {
  id: string
  day: DayAvailability
  /** Days after today. */
  ahead: number
  isChosen: boolean
  choose: () => void
  words: DayWords
}) {
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
        checked={isChosen}
        disabled={unavailableReason !== null}
        onChange={choose}
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
