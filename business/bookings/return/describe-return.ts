import { formatLongDay, type LocalDate } from '#business/pickups/local-time.ts'
import type { DateNames } from '#business/words/en/dates.ts'
import type { ReturnWords } from '#business/words/en/returns.ts'
import { fillSentence } from '#business/words/sentence.ts'

/** Returns `Back by Friday, 27 November, evening`. */
export function describeReturn(
  date: LocalDate,
  { returns, dates }: { returns: Pick<ReturnWords, 'backBy'>; dates: DateNames },
  today: LocalDate,
): string {
  return fillSentence(returns.backBy, { day: formatLongDay(date, dates, today) })
}
