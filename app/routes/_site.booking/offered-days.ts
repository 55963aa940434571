import { useFetcher } from '@remix-run/react'
import { useMemo } from 'react'
import type { DayAvailability } from '#business/availability'
import { isLocalDate, type LocalDate } from '#business/local-time'
import type { loader } from '../booking.days'

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
  const later = useFetcher<typeof loader>()
  const learned = later.data?.days
  const offered = useMemo(
    () => new Map([...days, ...(learned ?? []), ...(answered ?? [])].map((day) => [day.date, day])),
    [days, learned, answered],
  )
  /** Asks for the weeks from a day on, where that day is not known yet; takes whatever has been written as a day. */
  const learnAbout = (date: string | undefined) => {
    if (!date || date <= today || !isLocalDate(date) || offered.has(date)) return
    void later.load(`/booking/days?from=${date}`)
  }
  return { offered, learnAbout }
}
