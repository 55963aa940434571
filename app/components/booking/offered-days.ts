import { useFetcher } from '@remix-run/react'
import { useEffect, useMemo, useState } from 'react'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'

/** How many days the form knows from the start, and learns whenever a visitor looks further ahead. */
export const daysAtATime = 31

/**
 * What can be booked, day by day, as far as the form knows it: what it came with, what was asked for since because
 * the visitor chose a later day, and above both what the last answer said.
 */
export function useOfferedDays({
  today,
  days,
  answered,
}: {
  today: LocalDate
  days: DayAvailability[]
  answered: DayAvailability[] | undefined
}) {
  const later = useFetcher<{ days: DayAvailability[] }>()
  const [learned, setLearned] = useState(answered ?? [])
  const offered = useMemo(
    () => new Map([...days, ...learned].map((day) => [day.date, day])),
    [days, learned],
  )
  // An answer is gone with the next step, and what was asked for with the next question.
  useLatest(later.data?.days, (news) => setLearned((before) => [...before, ...news]))
  useLatest(answered, (news) => setLearned((before) => [...before, ...news]))

  /** Asks for the weeks from a day on, where that day is not known yet; takes whatever has been written as a day. */
  const learnAbout = (date: string | undefined) => {
    if (!date || date <= today || !isLocalDate(date) || offered.has(date)) return
    void later.load(`/booking/days?from=${date}`)
  }
  return { offered, learnAbout }
}

function useLatest<Value>(value: Value | undefined, learn: (value: Value) => void) {
  useEffect(() => {
    if (value !== undefined) learn(value)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each value
  }, [value])
}
