import { formatLongDay, type LocalDate } from '#business/pickups/local-time.ts'
import type { WorkingDays } from '#business/pickups/pickup-rules.ts'
import type { DateNames } from '#business/words/en/dates.ts'
import type { ReturnWords } from '#business/words/en/returns.ts'
import { fillCount, fillSentence } from '#business/words/sentence.ts'
import { type ServiceOrder, workingDaysFor } from './return-date.ts'

/** Returns `Back by Friday, 27 November, evening`. */
export function describeReturn(
  date: LocalDate,
  { returns, dates }: { returns: Pick<ReturnWords, 'backBy'>; dates: DateNames },
  today: LocalDate,
): string {
  return fillSentence(returns.backBy, { day: formatLongDay(date, dates, today) })
}

/** Returns `Back in 3 working days`; null if no day is promised. */
export function describeDuration(
  order: ServiceOrder,
  workingDays: WorkingDays,
  words: Pick<ReturnWords, 'backIn'>,
): string | null {
  const count = workingDaysFor(order, workingDays)
  return count === null ? null : fillCount(words.backIn, count)
}
