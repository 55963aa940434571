import { useEffect, useMemo, useState } from 'react'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'

/** Days of availability per request. */
export const daysAtATime = 31

/**
 * Known availability: `days`, days fetched for a later `chosen` date, and `answered` from the last
 * response, which wins. If a fetch fails, the server decides. `from` may carry a manage key, whose
 * booking then takes no place.
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
  /** As typed, possibly invalid. */
  chosen: string | undefined
  from?: string
}): ReadonlyMap<LocalDate, DayAvailability> {
  const [fetched, setFetched] = useState(answered ?? [])
  const offered = useMemo(
    () => new Map([...days, ...fetched].map((day) => [day.date, day])),
    [days, fetched],
  )
  const addFetched = (more: DayAvailability[]) => setFetched((previous) => [...previous, ...more])
  // The next step clears the response.
  useOnChange(answered, addFetched)

  useEffect(() => {
    if (!chosen || chosen <= today || !isLocalDate(chosen) || offered.has(chosen)) return
    const url = new URL(from, location.href)
    url.searchParams.set('from', chosen)
    void fetch(url)
      .then((response) => response.json() as Promise<DayAvailability[]>)
      .then(addFetched, () => {})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per chosen day
  }, [chosen])

  return offered
}

function useOnChange<Value>(value: Value | undefined, onChange: (value: Value) => void) {
  useEffect(() => {
    if (value !== undefined) onChange(value)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per value
  }, [value])
}
