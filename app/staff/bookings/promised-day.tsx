import { describeReturn } from '#business/bookings/return/describe-return.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { dates, returns } from '#business/words/en.ts'

/** When the clothes are back, while staff fill in a form. */
export function PromisedDay({ date, today }: { date: LocalDate | null; today: LocalDate }) {
  return (
    <p role="status" className="font-semibold text-green-ink empty:hidden">
      {date && describeReturn(date, { returns, dates }, today)}
    </p>
  )
}
