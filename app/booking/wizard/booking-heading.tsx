import type { ComponentProps } from 'react'
import type { Pages } from '#app/models/content/content.server.ts'
import { LazyReceiptPanel } from './lazy-receipt-panel.tsx'
import { bookAnotherId } from './receipt.ts'

export function BookingHeading({
  booked,
  intro,
  isHidden,
}: {
  booked: ComponentProps<typeof LazyReceiptPanel> | null
  intro: Pages['booking']['intro']
  /** Later steps show their own heading. */
  isHidden: boolean
}) {
  if (booked) {
    return (
      <>
        <LazyReceiptPanel {...booked} />
        <h2 id={bookAnotherId} className="text-xl font-bold">
          Book another pickup
        </h2>
      </>
    )
  }
  return (
    <div className={isHidden ? 'sr-only' : ''}>
      <h1 className="text-2xl font-bold">{intro.heading ?? 'Schedule a Pickup'}</h1>
      {intro.text && <p className="mt-3 text-lg text-ink-soft">{intro.text}</p>}
    </div>
  )
}
