import { useEffect, useMemo, useState } from 'react'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'

/** How many days the form knows from the start, and learns whenever somebody looks further ahead. */
export const daysAtATime = 31

/**
 * What can be booked, day by day, as far as the form knows it: what it came with, what was asked for since because
 * a later day was `chosen`, and above both what the last answer said. Where the server cannot be
 * reached later days stay unknown, and it decides. They are asked for at the address `from`, which may know a
 * booking that is to be moved and takes no place.
 */
export function useOfferedDays({
  today,
  days,
  answered,
  chosen,
  from = '/booking/days',
}: {
  today: LocalDate
  days: DayAvailability[]
  answered?: DayAvailability[]
  /** Whatever has been written as a day. */
  chosen: string | undefined
  from?: string
}): ReadonlyMap<LocalDate, DayAvailability> {
  const [learned, setLearned] = useState(answered ?? [])
  const offered = useMemo(
    () => new Map([...days, ...learned].map((day) => [day.date, day])),
    [days, learned],
  )
  const learn = (news: DayAvailability[]) => setLearned((before) => [...before, ...news])
  // An answer is gone with the next step.
  useLatest(answered, learn)

  useEffect(() => {
    if (!chosen || chosen <= today || !isLocalDate(chosen) || offered.has(chosen)) return
    const address = new URL(from, location.href)
    address.searchParams.set('from', chosen)
    void fetch(address)
      .then((answer) => answer.json() as Promise<DayAvailability[]>)
      .then(learn, () => {})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each day that is chosen
  }, [chosen])

  return offered
}

function useLatest<Value>(value: Value | undefined, learn: (value: Value) => void) {
  useEffect(() => {
    if (value !== undefined) learn(value)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each value
  }, [value])
}
