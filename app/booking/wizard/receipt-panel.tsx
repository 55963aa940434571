import { useLocation } from '@remix-run/react'
import { useLayoutEffect, useRef } from 'react'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { ClaimTag } from '#app/ui/parts/claim-tag.tsx'
import { LineIcon } from '#app/ui/parts/line-icon.tsx'
import { describeNextSteps, type NextStep } from '#business/bookings/what-happens-next.ts'
import { type Language, languageOfPath, localPath } from '#business/languages/languages.ts'
import { calendarPath, managePath } from '#business/manage-links/manage-link.ts'
import { formatPickup, type Pickup } from '#business/pickups/pickup.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

export interface Receipt extends Pickup {
  /** `booked` is the reference, `manage` the manage key. */
  booked: string
  manage: string
}

export type ReceiptWords = Pick<Words, 'booked' | 'dates' | 'returns' | 'slots'>

/** Without the optional details, the booking could not be read. */
export function ReceiptPanel({
  words,
  receipt,
  service,
  items,
  pickup = fillSentence(words.booked.pickup, { pickup: formatPickup(receipt, words) }),
  steps = describeNextSteps(receipt, {}, words, receipt.date),
  payment,
  discount,
  confirmation,
  whatsappHref,
}: {
  words: ReceiptWords
  receipt: Receipt
  service?: string
  items?: string | null
  pickup?: string
  steps?: NextStep[]
  payment?: { text: string; lang: Language | undefined }
  discount?: string | null
  confirmation?: string
  whatsappHref?: string
}) {
  const { booked, manage } = receipt
  const { heading: title, nextSteps, ...labels } = words.booked
  const language = languageOfPath(useLocation().pathname)
  const heading = useRef<HTMLHeadingElement>(null)

  // Run before paint, so that the empty form below never shows.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [booked])

  return (
    // Fills the window. On phones, a toast covers the header and the space above the heading.
    <div className="booked min-h-[calc(100svh-6rem)] pb-8 max-sm:pt-8 sm:pb-32 print:min-h-0 print:p-0">
      <h1
        ref={heading}
        tabIndex={-1}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- moves the focus without scripts, too
        autoFocus
        className="flex flex-wrap items-center gap-3 text-2xl font-bold outline-none"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-green text-white">
          <LineIcon strokes="M6 17l7 7L27 9" className="size-7" />
        </span>
        {title}
      </h1>
      <ClaimTag label={labels.claimTag} className="mt-4">
        <p className="font-display text-2xl font-bold tracking-widest tabular-nums @max-2xs:text-xl">
          {booked}
        </p>
        <p className="mt-1">
          {service && <b className="block font-semibold">{service}</b>}
          {pickup}
        </p>
        {items && (
          <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
            <bdi>{items}</bdi>
          </p>
        )}
      </ClaimTag>
      <p className="mt-4 flex flex-wrap gap-3 print:hidden">
        {whatsappHref && (
          <ButtonLink href={whatsappHref} className="grow">
            {labels.saveToWhatsapp}
          </ButtonLink>
        )}
        <ButtonLink
          href={localPath(language, calendarPath(manage))}
          look={whatsappHref ? 'quiet' : 'main'}
          className="grow"
        >
          {labels.addToCalendar}
        </ButtonLink>
      </p>
      {confirmation && <p className="mt-3">{confirmation}</p>}
      <h2 className="mt-5 text-lg font-bold">{nextSteps.heading}</h2>
      <ol className="mt-1 list-decimal space-y-2 pl-6">
        {steps.map(({ when, text }) => (
          <li key={when}>
            <b className="block font-semibold text-balance">{when}</b>
            {text}
          </li>
        ))}
      </ol>
      {payment && (
        <p lang={payment.lang} className="mt-4">
          {payment.text}
        </p>
      )}
      {discount && <p className="mt-1 font-semibold text-green-ink">{discount}</p>}
      <p className="mt-4 print:hidden">
        <ButtonLink
          href={localPath(language, managePath(manage))}
          look="quiet"
          className="w-full sm:w-auto"
        >
          {labels.manage}
        </ButtonLink>
      </p>
    </div>
  )
}
