import type { BookingListItem as Item } from '#app/models/bookings/booking-list.server.ts'
import { ConfirmStatusButton, StatusButton, StepButton } from '#app/staff/booking/status-button.tsx'
import { nextStep } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status/status.ts'
import { needsConfirmation } from '#business/bookings/status/status-confirmation.ts'
import { formatInstantDate } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import type { Cell } from './row-cells.tsx'

type NextActionProps = Cell & { onAsk: (to: BookingStatus) => void }

export function NextAction({ booking, now, onAsk }: NextActionProps) {
  const to = nextStatuses(booking.status).find((status) => status !== 'cancelled')
  if (!to) return <span className="md:order-9" />
  const look = to === 'confirmed' ? 'main' : 'quiet'
  const button = { id: buttonId(to, booking), booking, to, look, size: 'line' } as const
  return (
    <span className="relative flex justify-end md:order-9">
      {needsConfirmation(to, booking, now) ? (
        <ConfirmStatusButton key={to} {...button} onAsk={onAsk} />
      ) : (
        <StatusButton key={to} {...button} />
      )}
    </span>
  )
}

/** Phones show it only in the list of clothes to return. */
export function NextStep({ booking, now, grouping }: Cell) {
  const step = nextStep(booking)
  const dueNow = Boolean(booking.pickedUpAt) || booking.date <= localDateAt(now)
  const isShown = step && booking.status === 'confirmed' && dueNow
  return (
    <span
      className={`relative md:order-6 ${grouping === 'return' ? 'max-md:col-span-full max-md:my-1 max-md:justify-self-end max-md:empty:hidden' : 'max-lg:hidden'}`}
    >
      {isShown && <StepButton key={step} booking={booking} step={step} size="narrow" />}
    </span>
  )
}

/** Cancel stands apart from the frequent action. */
export function AllActions({ booking }: { booking: Item }) {
  return (
    <span className="relative flex flex-wrap items-center justify-between gap-x-6 max-lg:col-span-3 lg:order-6">
      {booking.status === 'completed' && (
        <span className="text-sm text-green-ink">
          Completed on {formatInstantDate(booking.completedAt ?? booking.createdAt)}{' '}
          <span className="text-ink-soft lg:block">
            Booked on {formatInstantDate(booking.createdAt)}
          </span>
        </span>
      )}
      {nextStatuses(booking.status).map((to) => (
        <StatusButton key={to} id={buttonId(to, booking)} booking={booking} to={to} size="line" />
      ))}
    </span>
  )
}

function buttonId(to: BookingStatus, booking: Item): string | undefined {
  return to === 'confirmed' ? confirmButtonId(booking) : undefined
}

const confirmButtonId = ({ reference }: Item) => `confirm-${reference}`

export function SkipToConfirm({ bookings }: { bookings: readonly Item[] }) {
  const first = bookings.find(({ status }) => status === 'pending')
  if (!first) return null
  return (
    <a
      href={`#${confirmButtonId(first)}`}
      className="sr-only rounded-card bg-white px-4 py-2 link focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30"
    >
      Skip to the first pending booking
    </a>
  )
}
