import type { BookingListItem as Item } from '#app/models/bookings/booking-list.server.ts'
import { ActButton, AskButton } from '#app/staff/booking/act-form.tsx'
import { TapLink } from '#app/staff/shell/tap-link.tsx'
import { ButtonSummary } from '#app/ui/parts/button.tsx'
import { isBillable } from '#business/bills/bill.ts'
import { nextAct } from '#business/bookings/acts.ts'
import { type BookingStatus, nextStatuses } from '#business/bookings/status/status.ts'
import { needsConfirmation } from '#business/bookings/status/status-confirmation.ts'
import { formatInstantDate } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import type { Cell } from './row-cells.tsx'

type EndActionsProps = Cell & { onAsk: (to: BookingStatus) => void }

/** Complete and Cancel: visible in All, elsewhere in a menu. On phones, an opened row has them. */
export function EndActions(props: EndActionsProps) {
  const { booking, grouping } = props
  const { status, completedAt, createdAt, reference } = booking
  if (grouping === 'all') {
    return status === 'completed' ? (
      <span className="text-sm leading-5 whitespace-nowrap text-green-ink max-md:col-start-2 max-md:-col-end-1 md:justify-self-end md:text-right">
        Completed on {formatInstantDate(completedAt ?? createdAt)}
        <span className="block text-ink-soft max-md:hidden">
          Booked on {formatInstantDate(createdAt)}
        </span>
      </span>
    ) : (
      <EndButtons {...props} />
    )
  }
  return (
    <details name="row-menu" data-line-menu className="relative max-md:hidden">
      <ButtonSummary
        look="quiet"
        size="narrow"
        aria-label={`More for ${booking.name}`}
        className="w-9 border-transparent! bg-transparent!"
      >
        ⋯
      </ButtonSummary>
      <div className="absolute right-0 z-20 mt-1 grid w-max gap-1 rounded-card border border-line-strong bg-white p-2 text-sm shadow-lg">
        <EndButtons {...props} />
        <TapLink href={`/admin/bookings/${reference}/change`}>Edit booking</TapLink>
        {isBillable(booking) && <TapLink href={`/admin/bookings/${reference}/bill`}>Bill</TapLink>}
      </div>
    </details>
  )
}

const endClass = 'border-transparent! bg-transparent! font-normal! hover:border-ink!'

function EndButtons({ booking, grouping, now, onAsk }: EndActionsProps) {
  const act = nextAct(booking, localDateAt(now))
  const ends = nextStatuses(booking.status).filter((to) => to !== 'confirmed' && to !== act)
  const asksFirst = (to: BookingStatus) =>
    needsConfirmation(to, booking, now) && (to === 'completed' || grouping !== 'all')
  return (
    <span className="relative flex justify-end gap-1 max-md:hidden">
      {ends.map((to) => {
        const button = { booking, to, look: 'quiet', size: 'narrow', className: endClass } as const
        return asksFirst(to) ? (
          <AskButton key={to} {...button} onAsk={onAsk} />
        ) : (
          <ActButton key={to} {...button} />
        )
      })}
    </span>
  )
}

export const confirmButtonId = ({ reference }: Item) => `confirm-${reference}`

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
