import type { ComponentProps } from 'react'
import type { Pages } from '#app/models/content/content.server.ts'
import { langOf } from '#business/languages/lang-of.ts'
import type { BookedWords } from '#business/words/en/booked.ts'
import type { BookingWords } from '#business/words/en/booking.ts'
import { LazyReceiptPanel } from './lazy-receipt-panel.tsx'
import { bookAnotherId } from './receipt.ts'

export function BookingHeading({
  words,
  booked,
  intro,
  linkedService,
  isHidden,
}: {
  words: { booking: BookingWords; booked: BookedWords }
  booked: ComponentProps<typeof LazyReceiptPanel> | null
  intro: Pages['booking']['intro']
  /** Replaces the text. */
  linkedService: string | undefined
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
  const text = linkedService ?? intro.text
  return (
    <div className={isHidden ? 'sr-only noscript:not-sr-only' : ''}>
      <h1 lang={langOf(intro, 'heading')} className="text-2xl font-bold">
        {intro.heading ?? words.booking.heading}
      </h1>
      {text && !isHidden && (
        <p
          lang={linkedService ? undefined : langOf(intro, 'text')}
          className="mt-3 text-lg text-ink-soft"
        >
          {text}
        </p>
      )}
    </div>
  )
}
