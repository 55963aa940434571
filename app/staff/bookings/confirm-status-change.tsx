import { useEffect, useRef } from 'react'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import type { BookingStatus } from '#business/bookings/status.ts'
import { buildConfirmation } from '#business/bookings/status-confirmation.ts'
import { StatusButton } from './status-button.tsx'

/** Asks before an irreversible change, and says whether the customer gets an email. */
export function ConfirmStatusChange({
  booking,
  to,
  onCancel,
}: {
  booking: BookingRecord
  to: BookingStatus
  onCancel: () => void
}) {
  const isMailed = booking.statusesWithMail.includes(to)
  const { question, confirmLabel, dismissLabel } = buildConfirmation(to, { ...booking, isMailed })
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-card border border-red bg-red-pale p-3">
      <p ref={heading} tabIndex={-1} className="font-semibold">
        {question}
      </p>
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        <StatusButton booking={booking} to={to} label={confirmLabel} look="danger" size="snug" />
        <ButtonLink
          href={`/admin/bookings/${booking.reference}`}
          look="quiet"
          size="snug"
          onClick={(event) => {
            event.preventDefault()
            onCancel()
          }}
        >
          {dismissLabel}
        </ButtonLink>
      </div>
    </div>
  )
}
