import { CallerFacts, callerName } from '#app/staff/shell/parts/caller-facts.tsx'
import { formatShortDate } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import type { CallerLookup } from './use-caller.ts'

export function KnownCaller({
  lookup: { caller, hasFailed },
  isFilledIn,
  today,
}: {
  lookup: CallerLookup
  /** The form has details of the newest booking. */
  isFilledIn: boolean
  today: LocalDate
}) {
  return (
    <div role="status" className="min-h-6">
      {hasFailed && <p className="text-sm">{staffWords.caller.lookUpFailed}</p>}
      {caller && (
        <div className="rounded-card border border-line bg-white px-4 py-2">
          <p className="font-bold wrap-anywhere">{callerName(caller)}</p>
          <CallerFacts
            caller={{
              ...caller,
              messages: caller.messages.filter(({ isAnswered }) => !isAnswered),
            }}
            today={today}
            opensTab
          />
          {isFilledIn && caller.newest && (
            <p className="text-sm">
              {staffWords.caller.filledIn(formatShortDate(caller.newest.date, today))}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
