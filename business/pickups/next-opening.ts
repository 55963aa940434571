import { hoursOn } from './availability.ts'
import { addDays, type LocalDate, toLocalDate, wallClockAt } from './local-time.ts'
import { isOpenDay } from './opening-hours.ts'
import type { PickupRules } from './pickup-rules.ts'

/** Open until `closesAt`, or opening at `opensAt` on `date`. Times are `HH:MM` in Mumbai. */
export type OpeningStatus =
  { isOpen: true; closesAt: string } | { isOpen: false; date: LocalDate; opensAt: string }

const daysLookedAhead = 30

/** Returns the current or next opening; null without one for a month. */
export function computeNextOpening(
  { week, holidays }: Pick<PickupRules, 'week' | 'holidays'>,
  now: Date,
): OpeningStatus | null {
  const clock = wallClockAt(now)
  const today = toLocalDate(clock)
  for (let ahead = 0; ahead <= daysLookedAhead; ahead += 1) {
    const date = addDays(today, ahead)
    const hours = hoursOn(date, week)
    if (!hours || !isOpenDay(hours) || holidays.some((holiday) => holiday.date === date)) continue
    const { opensAt, closesAt } = hours
    if (clock < `${date}T${opensAt}`) return { isOpen: false, date, opensAt }
    if (clock < `${date}T${closesAt}`) return { isOpen: true, closesAt }
  }
  return null
}
