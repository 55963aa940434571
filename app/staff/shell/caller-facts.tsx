import type { Caller } from '#app/models/callers.server.ts'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { describeCaller } from '#business/bookings/callers.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import { formatInstantDate, formatShortPickup } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { TapLink } from './tap-link.tsx'

export const callerName = ({ name }: Caller) => name ?? staffWords.caller.new

interface CallerFactsProps {
  caller: Caller
  today: LocalDate
  /** For links from a form, which would lose its input. */
  opensTab?: boolean
}

export function CallerFacts({ caller, today, opensTab = false }: CallerFactsProps) {
  const { upcoming, messages } = caller
  const facts = describeCaller(caller, today)
  return (
    <>
      {facts.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {facts.join(' · ')}
          {!opensTab && <CustomerLink caller={caller} />}
        </p>
      )}
      {upcoming.length > 0 && (
        <ul aria-label="Upcoming pickups" className="text-sm">
          {upcoming.map(({ reference, status, ...pickup }) => (
            <li key={reference} className="flex flex-wrap items-center gap-x-2">
              <FactLink href={`/admin/bookings/${reference}`} opensTab={opensTab}>
                {reference}
              </FactLink>
              <span>{formatShortPickup(pickup, today)}</span>
              <StatusBadge {...bookingStatuses[status]} />
            </li>
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <ul aria-label="Messages" className="text-sm">
          {messages.map(({ id, subject, createdAt, isAnswered }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <FactLink href={`/admin/messages/${id}`} opensTab={opensTab}>
                {subject}
              </FactLink>
              <span className="text-ink-soft">
                {formatInstantDate(createdAt)}, {isAnswered ? 'answered' : 'unanswered'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function CustomerLink({ caller, opensTab = false }: Omit<CallerFactsProps, 'today'>) {
  const { newest } = caller
  if (!newest) return null
  return (
    <FactLink href={`/admin/bookings/${newest.reference}/customer`} opensTab={opensTab}>
      {staffWords.caller.open}
    </FactLink>
  )
}

type FactLinkProps = { href: string; opensTab: boolean; children: string }

function FactLink({ href, opensTab, children }: FactLinkProps) {
  const target = opensTab ? '_blank' : undefined
  return (
    <TapLink href={href} target={target} className="wrap-anywhere tabular-nums md:min-h-8">
      <bdi>{children}</bdi>
      {opensTab && <span className="sr-only"> (opens in a new tab)</span>}
    </TapLink>
  )
}
