import type { ComponentProps } from 'react'
import type { Pages } from '#app/models/content/content.server.ts'
import type { BookedWords } from '#business/words/en/booked.ts'
import type { BookingWords } from '#business/words/en/booking.ts'
import { LazyReceiptPanel } from './lazy-receipt-panel.tsx'
import { bookAnotherId } from './receipt.ts'

export function BookingHeading({
  words,
  booked,
  heading,
  text,
  isHidden,
}: {
  words: { booking: BookingWords; booked: BookedWords }
  booked: ComponentProps<typeof LazyReceiptPanel> | null
  heading: Pages['booking']['intro']['heading']
  text: Pages['booking']['intro']['text']
  /** Later steps show their own heading. */
  isHidden: boolean
}) {
  if (booked) {
    return (
      <>
        <LazyReceiptPanel {...booked} />
        <h2 id={bookAnotherId} className="text-xl font-bold">
          {words.booked.bookAnother}
        </h2>
      </>
    )
  }
  return (
    <div className={isHidden ? 'sr-only noscript:not-sr-only' : ''}>
      <h1 className="text-2xl font-bold">{heading ?? words.booking.heading}</h1>
      {text && !isHidden && <p className="mt-3 text-lg text-ink-soft">{text}</p>}
    </div>
  )
}
