import { useFetcher } from '@remix-run/react'
import type { MailEntry } from '#app/models/bookings/booking-mails.server.ts'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { canResend, mailStatuses, newestOfEachKind } from '#business/mails/delivery.ts'
import { mailLabels } from '#business/mails/mail-kinds.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { FormFields } from './booking-forms.tsx'
import type { StatusReply } from './bulk-actions.server.ts'

export function BookingMails({ booking, now }: { booking: BookingRecord; now: Date }) {
  const { mails } = booking
  if (mails.length === 0) return null
  const resendable = newestOfEachKind(mails).filter((mail) => canResend(mail, booking, now))
  return (
    <section aria-label={`Emails about ${booking.reference}`} className="mt-3">
      <h3 className="text-sm text-ink-soft">Emails</h3>
      <ul className="mt-1 divide-y divide-line">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <MailSummary mail={mail} />
            {resendable.includes(mail) && <ResendButton mail={mail} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MailSummary({ mail }: { mail: MailEntry }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="font-semibold">{mailLabels[mail.kind]}</p>
      <p className="wrap-anywhere text-ink-soft">
        <span className={mail.status === 'failed' ? 'font-semibold text-red' : undefined}>
          {mailStatuses[mail.status].label}
        </span>
        , {formatInstant(mail.sentAt ?? mail.createdAt)}, {mail.to}
      </p>
      {mail.lastError && <p className="wrap-anywhere text-ink-soft">{mail.lastError}</p>}
    </div>
  )
}

function ResendButton({ mail }: { mail: MailEntry }) {
  const fetcher = useFetcher<StatusReply>({ key: `resend-${mail.id}` })
  return (
    <fetcher.Form method="post">
      <FormFields intent="resend-mail" />
      <StaffToast toast={fetcher.data?.toast} />
      <Button
        type="submit"
        name="mail"
        value={mail.id}
        look="quiet"
        size="snug"
        disabled={fetcher.state !== 'idle'}
        aria-label={`Resend: ${mailLabels[mail.kind]}`}
      >
        Resend
      </Button>
    </fetcher.Form>
  )
}
