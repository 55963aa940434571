import type { ReactNode } from 'react'
import type { ManagedBooking } from '#app/models/managed-bookings.server'
import { StatusBadge } from '#app/components/status-badge'
import { formatLongDate } from '#business/local-time'

/** A booking on the tag that is pinned to the garments: its reference, its state and its pickup. */
export function PickupTag({
  booking: { reference, status, date, time },
  children,
}: {
  booking: Pick<ManagedBooking, 'reference' | 'status' | 'date' | 'time'>
  children?: ReactNode
}) {
  return (
    <section
      aria-label="Your claim tag"
      className="relative rounded-card border-2 border-dashed border-ink bg-marigold-pale py-5 pr-6 pl-16"
    >
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-6 size-4 -translate-y-1/2 rounded-full border-2 border-ink bg-paper"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-display text-2xl font-bold tracking-widest tabular-nums">{reference}</p>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1">
        Pickup on {formatLongDate(date)}, {time}
      </p>
      {children}
    </section>
  )
}
