import { useEffect, useMemo, useState } from 'react'
import type { ByService } from '#business/bookings/return/return-date.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { addDays, instantAt, isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'

export interface OfferedDay extends DayAvailability {
  returns?: ByService<LocalDate>
}

export const daysPerRequest = 31

/**
 * Merges known availability: `responseDays`, from the last response, win over `days` and days
 * fetched for a later `chosenDate`, after midnight and on return to the page. If a fetch fails, the
 * server decides. The booking of a manage key in `daysUrl` takes no place.
 */
export function useOfferedDays({
  today: firstToday,
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
}): { today: LocalDate; offered: ReadonlyMap<LocalDate, OfferedDay> } {
  const [today, setToday] = useState(firstToday)
  const [fetched, setFetched] = useState(responseDays ?? [])
  const offered = useMemo(
    () => new Map([...days, ...fetched].map((day) => [day.date, day])),
    [days, fetched],
  )
  const addFetched = (more: OfferedDay[]) =>
    setFetched((previous) => [
      ...new Map([...previous, ...more].map((day) => [day.date, day])).values(),
    ])
  // Keep these days: the next step clears the response.
  useOnChange(responseDays, addFetched)

  useEffect(() => {
    if (!chosenDate || chosenDate <= today || !isLocalDate(chosenDate) || offered.has(chosenDate))
      return
    void fetchDays(daysUrl, chosenDate).then(addFetched)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per chosen day
  }, [chosenDate])

  useEffect(() => {
    const refresh = async () => {
      if (document.hidden) return
      const days = await fetchDays(daysUrl)
      if (days.length === 0) return
      setToday(days[0]!.date)
      const isLater = isLocalDate(chosenDate) && chosenDate! > days.at(-1)!.date
      addFetched(isLater ? [...days, ...(await fetchDays(daysUrl, chosenDate))] : days)
    }
    const onReturn = () => void refresh()
    const timer = setTimeout(onReturn, msUntilMidnight(today))
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the URL stays
  }, [today, chosenDate])

  return { today, offered }
}

async function fetchDays(daysUrl: string, from?: LocalDate): Promise<OfferedDay[]> {
  const url = new URL(daysUrl, location.href)
  if (from) url.searchParams.set('from', from)
  try {
    return (await (await fetch(url)).json()) as OfferedDay[]
  } catch {
    return []
  }
}

function msUntilMidnight(today: LocalDate): number {
  return instantAt(addDays(today, 1), '00:00').getTime() - Date.now() + 1_000
}

function useOnChange<Value>(value: Value | undefined, onChange: (value: Value) => void) {
  useEffect(() => {
    if (value !== undefined) onChange(value)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per value
  }, [value])
}
