'use client'
import './front-desk.css'
import { useDocumentInfo } from '@payloadcms/ui'
import { staffTimelineOf } from '#business/bookings/timeline.ts'
import { formatMoment } from '#business/pickups/local-time.ts'
import type { Booking } from '#payload-types.ts'

/** What happened to a booking, when and by whom, as it happened. */
export function HistoryField() {
  // As it is stored: of what nobody may change the form knows the rows, but not what stands in them.
  const { history } = (useDocumentInfo().data ?? {}) as Partial<Booking>
  return (
    <section className="field-type booking-history">
      <h3>History</h3>
      <ol>
        {staffTimelineOf(history ?? []).map(({ at, words }) => (
          <li key={`${at} ${words}`}>
            <time dateTime={at}>{formatMoment(at)}</time> {words}
          </li>
        ))}
      </ol>
    </section>
  )
}
