import { Link } from '@remix-run/react'
import type { GroupTotal } from '#app/models/bookings/booking-list.server.ts'

export const slotId = (slot: string) => `slot-${slot}`

interface SlotLinksProps {
  totals: readonly GroupTotal[]
  startsOnPage: ReadonlySet<string>
  slotHref: (slot: string) => string
}

export function SlotLinks({ totals, startsOnPage, slotHref }: SlotLinksProps) {
  if (totals.length === 0) return null
  const linkClass =
    'flex min-h-11 items-center gap-x-1.5 px-2 whitespace-nowrap text-ink-soft md:min-h-9 hover:text-ink hover:underline'
  return (
    <nav aria-label="Slots" className="overflow-x-auto px-1 max-md:hidden">
      <ul className="flex text-sm">
        {totals.map(({ group, count }) => {
          const label = (
            <>
              {group} <span className="font-semibold text-ink tabular-nums">{count}</span>
            </>
          )
          return (
            <li key={group}>
              {startsOnPage.has(group) ? (
                <a href={`#${slotId(group)}`} className={linkClass}>
                  {label}
                </a>
              ) : (
                <Link to={slotHref(group)} className={linkClass}>
                  {label}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
