import { type FocusEvent, useEffect, useRef } from 'react'
import type { BookingEntry } from '#app/models/bookings/bookings.server.ts'
import type { Offer } from '#business/content/offers.ts'
import { BookingCard } from './booking-card.tsx'

/** The bookings of a page, one below the other. After an act the focus is where the work goes on. */
export function BookingCards({
  bookings,
  offers,
  now,
}: {
  bookings: BookingEntry[]
  offers: Offer[]
  /** When the list was read. */
  now: Date
}) {
  const list = useRef<HTMLOListElement>(null)
  const worked = useRef<{ card: Element; index: number }>(null)
  const remember = ({ target, currentTarget }: FocusEvent) => {
    const cards = [...currentTarget.children]
    const index = cards.findIndex((card) => card.contains(target))
    worked.current = index === -1 ? null : { card: cards[index]!, index }
  }
  // The button that had it is gone, and perhaps its card, where the list is filtered: then it is the next one's turn.
  useEffect(() => {
    if (!worked.current || document.activeElement !== document.body) return
    const { card, index } = worked.current
    const here = card.isConnected ? card : [...list.current!.children].slice(0, index + 1).at(-1)
    const next = here?.querySelector<HTMLElement>('h2') ?? list.current
    next?.focus({ preventScroll: true })
  }, [bookings])
  return (
    <ol ref={list} tabIndex={-1} className="space-y-3" onFocus={remember}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} offers={offers} now={now} />
        </li>
      ))}
    </ol>
  )
}
