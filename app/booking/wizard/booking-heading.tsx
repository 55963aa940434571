import type { ComponentProps } from 'react'
import type { Language } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { LazyReceiptPanel } from './lazy-receipt-panel.tsx'
import { bookAnotherId } from './receipt.ts'

export function BookingHeading({
  words,
  booked,
  intro,
  isHidden,
}: {
  words: Pick<Words, 'booking' | 'booked'>
  booked: ComponentProps<typeof LazyReceiptPanel> | null
  intro: {
    heading: string
    headingLang?: Language | undefined
    text: string | null
    textLang?: Language | undefined
  }
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
      <h1 lang={intro.headingLang} className="text-2xl font-bold">
        {intro.heading}
      </h1>
      {intro.text && !isHidden && (
        <p lang={intro.textLang} className="mt-3 text-lg text-ink-soft">
          {intro.text}
        </p>
      )}
    </div>
  )
}
