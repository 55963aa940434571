import { type MouseEvent, useEffect, useRef } from 'react'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { useDraft } from '#app/staff/shell/drafts.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import type { BookingStatus, NextStatus } from '#business/bookings/status/status.ts'
import { buildConfirmation } from '#business/bookings/status/status-confirmation.ts'
import { textLimits } from '#business/words/limits.ts'
import { ActButton, ActForm, reasonDraftKey } from './act-form.tsx'

interface Question {
  booking: BookingRecord
  to: NextStatus
  now: Date
  /** Null closes the question. */
  onAsk: (to: BookingStatus | null) => void
}

export function ConfirmStatusChange({ booking, to, now, onAsk }: Question) {
  const danger = { look: 'danger', size: 'snug' } as const
  const isMailed = booking.statusesWithMail.includes(to)
  const confirmation = buildConfirmation(to, { ...booking, isMailed }, now)
  const { question, confirmLabel, dismissLabel, alternatives } = confirmation
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const page = `/admin/bookings/${booking.reference}`
  const ask = (status: BookingStatus | null) => (event: MouseEvent) => {
    event.preventDefault()
    onAsk(status)
  }
  return (
    <ActForm
      booking={booking}
      className={`rounded-card border p-3 ${alternatives ? 'border-line-strong bg-marigold-pale' : 'border-red bg-red-pale'}`}
    >
      <p ref={heading} tabIndex={-1} className="font-semibold">
        {question}
      </p>
      {to === 'cancelled' && <ReasonFields id={booking.id} isMailed={isMailed} />}
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        {alternatives && (
          <>
            <ButtonLink href={`${page}/change`} size="snug">
              {alternatives.move}
            </ButtonLink>
            <input type="hidden" name="withoutMail" value="on" />
          </>
        )}
        <ActButton
          {...danger}
          {...(alternatives && { look: 'quiet' })}
          {...{ booking, to, label: confirmLabel }}
        />
        <ButtonLink href={page} look="quiet" size="snug" onClick={ask(null)}>
          {dismissLabel}
        </ButtonLink>
        {alternatives && (
          <ButtonLink {...danger} href={`${page}?ask=cancelled`} onClick={ask('cancelled')}>
            {alternatives.cancel}
          </ButtonLink>
        )}
      </div>
    </ActForm>
  )
}

function ReasonFields({ id, isMailed }: { id: string; isMailed: boolean }) {
  const draft = useDraft(reasonDraftKey(id))
  return (
    <>
      <label className="mt-3 block text-sm">
        Reason (optional)
        <textarea
          {...draft}
          name="reason"
          rows={2}
          maxLength={textLimits.note}
          className="mt-1 block w-full rounded-card border border-line-strong bg-white px-3 py-2 text-base"
        />
      </label>
      {isMailed && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" name="mailReason" className="size-5 shrink-0 accent-indigo" />
          Include the reason in the email
        </label>
      )}
    </>
  )
}
