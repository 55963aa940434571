import { useNavigation } from '@remix-run/react'
import type { BookingPage } from '#app/models/bookings/bookings.server.ts'
import { PageLinks } from '#app/staff/shell/page-links.tsx'
import type { BookingStatus } from '#business/bookings/status.ts'
import type { Offer } from '#business/content/offers.ts'
import { BookingCards } from './booking-cards.tsx'
import { BookingCounters } from './booking-counters.tsx'
import { BookingFilter } from './booking-filter.tsx'

/** Counters, filter and all bookings as cards, the newest first. SPEC section 2. */
export function PlainBookings({
  counts,
  status,
  list,
  offers,
  now,
}: {
  /** Null, as the list, where they could not be read. */
  counts: Record<BookingStatus, number> | null
  status: BookingStatus | undefined
  list: BookingPage | null
  offers: Offer[]
  /** When the list was read. */
  now: Date
}) {
  const loading = useNavigation().state === 'loading'
  return (
    <>
      {counts && <BookingCounters counts={counts} />}
      <BookingFilter status={status} />
      <p role="status" className="mt-4 min-h-7 text-ink-soft">
        {loading ? 'Loading bookings...' : list?.bookings.length === 0 && 'No bookings found'}
      </p>
      {list && (
        <>
          <BookingCards bookings={list.bookings} offers={offers} now={now} />
          <PageLinks page={list.page} pages={list.pages} query={status && { status }} />
        </>
      )}
    </>
  )
}
