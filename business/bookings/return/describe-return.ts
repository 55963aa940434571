import { formatLongDay, type LocalDate } from '#business/pickups/local-time.ts'
import type { DateNames } from '#business/words/date-names.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

/** Returns `Back by Friday, 27 November, evening`. */
export function describeReturn(
  date: LocalDate,
  { returns, dates }: { returns: Pick<Words['returns'], 'backBy'>; dates: DateNames },
  today: LocalDate,
): string {
  return fillSentence(returns.backBy, { day: formatLongDay(date, dates, today) })
}
