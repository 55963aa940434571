import { type ServiceOrder, workingDaysFor } from '#business/bookings/return/return-date.ts'
import type { WorkingDays } from '#business/pickups/pickup-rules.ts'
import { fillCount, type Words } from '#business/words/sentence.ts'

/** Returns `Back in 3 working days`; null if no day is promised. */
export function describeDuration(
  order: ServiceOrder,
  workingDays: WorkingDays,
  words: Pick<Words['returns'], 'backIn'>,
): string | null {
  const count = workingDaysFor(order, workingDays)
  return count === null ? null : fillCount(words.backIn, count)
}
