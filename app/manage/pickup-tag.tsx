import type { ReactNode } from 'react'
import type { ManagedBooking } from '#app/models/bookings/managed-bookings.server.ts'
import { ClaimTag } from '#app/ui/parts/claim-tag.tsx'
import { StatusBadge } from '#app/ui/parts/status-badge.tsx'
import { formatLongDate } from '#business/pickups/local-time.ts'

export function PickupTag({
  booking: { reference, status, date, time },
  children,
}: {
  booking: Pick<ManagedBooking, 'reference' | 'status' | 'date' | 'time'>
  children?: ReactNode
}) {
  return (
    <ClaimTag>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-display text-2xl font-bold tracking-widest tabular-nums @max-2xs:text-xl">
          {reference}
        </p>
        <StatusBadge status={status} forCustomer />
      </div>
      <p className="mt-1">
        Pickup on {formatLongDate(date)}, {time}
      </p>
      {children}
    </ClaimTag>
  )
}
