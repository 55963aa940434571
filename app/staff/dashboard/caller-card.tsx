import type { Caller } from '#app/models/callers.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { formatInstantDate } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'

export function CallerCard({ caller: { phone, name, bookings, messages } }: { caller: Caller }) {
  return (
    <section
      aria-label={`Caller ${formatPhone(phone)}`}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-white p-4"
    >
      <div className="min-w-0">
        <h2 className="text-base font-bold wrap-anywhere">
          {name ?? 'New customer'}{' '}
          <span className="font-normal tabular-nums">{formatPhone(phone)}</span>
        </h2>
        <p className="text-sm text-ink-soft">
          {bookings === 1 ? '1 booking' : `${bookings} bookings`}
        </p>
        {messages.length > 0 && (
          <ul aria-label="Messages" className="mt-1 text-sm">
            {messages.map(({ id, subject, createdAt, isAnswered }) => (
              <li key={id}>
                <a href={`/admin/messages/${id}`} className="link wrap-anywhere">
                  {subject}
                </a>{' '}
                <span className="text-ink-soft">
                  {formatInstantDate(createdAt)}, {isAnswered ? 'answered' : 'unanswered'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ButtonLink href={`/admin/bookings/new?phone=${phone}`} look="quiet" size="snug">
        New booking for this caller
      </ButtonLink>
    </section>
  )
}
