import type { Caller } from '#app/models/callers.server.ts'
import { CallerFacts, callerName } from '#app/staff/shell/caller-facts.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'

export function CallerCard({ caller, today }: { caller: Caller; today: LocalDate }) {
  const { phone } = caller
  return (
    <section
      aria-label={`Caller ${formatPhone(phone)}`}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-white p-4"
    >
      <div className="min-w-0">
        <h2 className="text-base font-bold wrap-anywhere">
          <bdi>{callerName(caller)}</bdi>{' '}
          <span className="font-normal tabular-nums">{formatPhone(phone)}</span>
        </h2>
        <CallerFacts caller={caller} today={today} />
      </div>
      <ButtonLink href={`/admin/bookings/new?phone=${phone}`} look="quiet" size="snug">
        New booking for this caller
      </ButtonLink>
    </section>
  )
}
