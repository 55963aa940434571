import type { ReactNode } from 'react'
import type { ManagedBooking } from '#app/models/bookings/managed-bookings.server.ts'
import { ClaimTag } from '#app/ui/parts/claim-tag.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { describeReturn } from '#business/bookings/return/describe-return.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { formatPickup } from '#business/pickups/pickup.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

export function PickupTag({
  words,
  booking,
  stage,
  today,
  children,
}: {
  words: Pick<Words, 'booked' | 'customerStatuses' | 'dates' | 'returns' | 'slots'>
  booking: Pick<ManagedBooking, 'reference' | 'status' | 'date' | 'time' | 'promisedDate'>
  stage?: string | null
  today: LocalDate
  children?: ReactNode
}) {
  const { reference, status, promisedDate } = booking
  return (
    <ClaimTag label={words.booked.claimTag}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-display text-2xl font-bold tracking-widest tabular-nums @max-2xs:text-xl">
          {reference}
        </p>
        <StatusBadge status={status} customerLabel={stage ?? words.customerStatuses[status]} />
      </div>
      {!stage && (
        <p className="mt-1">
          {fillSentence(words.booked.pickup, { pickup: formatPickup(booking, words) })}
        </p>
      )}
      {promisedDate && (
        <p className="font-semibold">{describeReturn(promisedDate, words, today)}</p>
      )}
      {children}
    </ClaimTag>
  )
}
