import type { BookingLine as Item } from '#app/models/bookings/booking-lines.server.ts'
import { AskingButton, StatusButton } from '#app/staff/bookings/status-button.tsx'
import { asksBefore } from '#business/bookings/questions.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status.ts'
import { formatDayOf, type LocalDate } from '#business/pickups/local-time.ts'
import { confirmButtonId } from './skip-to-confirm.tsx'

/** Cancel is only in the opened booking. */
export function NextAct({
  line,
  today,
  onAsk,
}: {
  line: Item
  today: LocalDate
  onAsk: (to: BookingStatus) => void
}) {
  const to = nextStatuses(line.status).find((status) => status !== 'cancelled')
  const look = to === 'confirmed' ? 'main' : 'quiet'
  return (
    <span className="relative flex justify-end md:order-8">
      {to &&
        (asksBefore(to, line, today) ? (
          <AskingButton booking={line} to={to} look={look} size="line" onAsk={() => onAsk(to)} />
        ) : (
          <StatusButton id={buttonId(to, line)} booking={line} to={to} look={look} size="line" />
        ))}
    </span>
  )
}

/** Cancel stands apart from the frequent action. */
export function EveryAct({ line }: { line: Item }) {
  return (
    <span className="relative flex flex-wrap items-center justify-between gap-x-6 max-lg:col-span-3 lg:order-6">
      {line.status === 'completed' && (
        <span className="text-sm text-green-ink">
          Completed on {formatDayOf(line.completedAt ?? line.createdAt)}{' '}
          <span className="text-ink-soft lg:block">Booked on {formatDayOf(line.createdAt)}</span>
        </span>
      )}
      {nextStatuses(line.status).map((to) => (
        <StatusButton
          key={to}
          id={buttonId(to, line)}
          booking={line}
          to={to}
          look={to === 'cancelled' ? 'danger' : 'main'}
          size="line"
        />
      ))}
    </span>
  )
}

function buttonId(to: BookingStatus, line: Item): string | undefined {
  return to === 'confirmed' ? confirmButtonId(line) : undefined
}
