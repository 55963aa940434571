'use client'

import './front-desk.css'
import { useDocumentInfo, usePayloadAPI } from '@payloadcms/ui'
import { isImported } from '#business/bookings/booking.ts'
import { buildStaffTimeline } from '#business/bookings/timelines.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import type { Booking, BookingEvent } from '#payload-types.ts'

export function HistoryField() {
  const info = useDocumentInfo()
  const { updatedAt, firstOrder } = (info.data ?? {}) as Partial<Booking>
  // Reload after saving.
  return <History key={updatedAt} booking={String(info.id)} imported={isImported({ firstOrder })} />
}

function History({ booking, imported }: { booking: string; imported: boolean }) {
  const where = { booking: { equals: booking } }
  const [answer] = usePayloadAPI('/api/booking-events', {
    initialParams: { where, sort: 'createdAt,type', pagination: false, depth: 0 },
  })
  const { docs: events = [] } = answer.data as { docs?: BookingEvent[] }
  const notes = events.filter(({ type, text }) => type === 'noted' && text)
  return (
    <section className="field-type booking-history">
      <h2>History</h2>
      <ol>
        {buildStaffTimeline(events, { isImported: imported }).map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formatInstant(at)}</time> {text}
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <>
          <h2>Notes</h2>
          <ol>
            {notes.map(({ id, createdAt, actor, text }) => (
              <li key={id}>
                <time dateTime={createdAt}>{formatInstant(createdAt)}</time> <bdi>{actor}</bdi>:{' '}
                <bdi>{text}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
