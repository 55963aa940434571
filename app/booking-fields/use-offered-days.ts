import { useEffect, useMemo, useState } from 'react'
import type { ByService } from '#business/bookings/return/return-date.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'

export interface OfferedDay extends DayAvailability {
  returns?: ByService<LocalDate>
}

export const daysPerRequest = 31

/**
 * Merges known availability: `responseDays`, from the last response, win over `days` and days
 * fetched for a later `chosenDate`. If a fetch fails, the server decides. The booking of a manage
 * key in `daysUrl` takes no place.
 */
export function useOfferedDays({
  today,
  days,
  responseDays,
  chosenDate,
  daysUrl,
}: {
  today: LocalDate
  days: OfferedDay[]
  responseDays?: OfferedDay[]
  /** As typed, possibly invalid. */
  chosenDate: string | undefined
  daysUrl: string
}): ReadonlyMap<LocalDate, OfferedDay> {
  const [fetched, setFetched] = useState(responseDays ?? [])
  const offered = useMemo(
    () => new Map([...days, ...fetched].map((day) => [day.date, day])),
    [days, fetched],
  )
  const addFetched = (more: OfferedDay[]) => setFetched((previous) => [...previous, ...more])
  // Keep these days: the next step clears the response.
  useOnChange(responseDays, addFetched)

  useEffect(() => {
    if (!chosenDate || chosenDate <= today || !isLocalDate(chosenDate) || offered.has(chosenDate))
      return
    const url = new URL(daysUrl, location.href)
    url.searchParams.set('from', chosenDate)
    void fetch(url)
      .then((response) => response.json() as Promise<OfferedDay[]>)
      .then(addFetched, () => {})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per chosen day
  }, [chosenDate])

  return offered
}

function useOnChange<Value>(value: Value | undefined, onChange: (value: Value) => void) {
  useEffect(() => {
    if (value !== undefined) onChange(value)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per value
  }, [value])
}
