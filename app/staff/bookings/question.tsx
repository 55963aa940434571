import { useEffect, useRef } from 'react'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { questionBefore } from '#business/bookings/questions.ts'
import type { BookingStatus } from '#business/bookings/status.ts'
import { StatusButton } from './status-button.tsx'

/** Says if the customer gets a mail. */
export function Question({
  booking,
  to,
  onLeave,
}: {
  booking: BookingRecord
  to: BookingStatus
  onLeave: () => void
}) {
  const isMailed = booking.mailedOf.includes(to)
  const { question, yes, no } = questionBefore(to, { ...booking, isMailed })
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-card border border-red bg-red-pale p-3">
      <p ref={heading} tabIndex={-1} className="font-semibold">
        {question}
      </p>
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        <StatusButton booking={booking} to={to} label={yes} look="danger" size="snug" />
        <ButtonLink
          href={`/admin/bookings/${booking.reference}`}
          look="quiet"
          size="snug"
          onClick={(event) => {
            event.preventDefault()
            onLeave()
          }}
        >
          {no}
        </ButtonLink>
      </div>
    </div>
  )
}
