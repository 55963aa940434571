import { useEffect, useRef } from 'react'
import { formatLongDate } from '#business/local-time'
import { manageLabel, managePath } from '#business/manage-link'
import { receiptQuery, type Receipt } from './receipt'

/** A booking's reference, as the tag that is pinned to the garments. */
export function ClaimTag({ receipt }: { receipt: Receipt }) {
  const { booked, date, time } = receipt
  const tag = useRef<HTMLElement>(null)

  // The form below is empty again by now; what counts stands above it.
  useEffect(() => {
    window.scrollTo(0, 0)
    tag.current?.focus({ preventScroll: true })
  }, [booked])

  return (
    <section
      ref={tag}
      tabIndex={-1}
      aria-label="Your claim tag"
      className="relative mb-10 rounded-card border-2 border-dashed border-ink bg-marigold-pale py-5 pr-6 pl-16"
    >
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-6 size-4 -translate-y-1/2 rounded-full border-2 border-ink bg-paper"
      />
      <p className="text-sm font-semibold">Claim tag</p>
      <p className="font-display text-2xl font-bold tracking-widest tabular-nums">{booked}</p>
      <p className="mt-1">
        Pickup on {formatLongDate(date)}, {time}
      </p>
      <p className="mt-1 text-sm">
        Keep this number. Tell it to us when you call about your pickup.
      </p>
      <p className="-mb-2 flex flex-wrap gap-x-6 print:hidden">
        <a href={managePath(receipt.manage)} className="inline-block py-3 link">
          {manageLabel}
        </a>
        <a href={`/booking/pickup.ics?${receiptQuery(receipt)}`} className="inline-block py-3 link">
          Add to calendar
        </a>
      </p>
    </section>
  )
}
