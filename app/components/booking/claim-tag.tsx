import { useEffect, useRef } from 'react'
import { PinnedTag } from '#app/components/parts/pinned-tag.tsx'
import { calendarPath, manageLabel, managePath } from '#business/managing/manage-link.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import type { Receipt } from './receipt.ts'

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
    <PinnedTag ref={tag} tabIndex={-1} className="mb-10">
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
        <a href={calendarPath(receipt.manage)} className="inline-block py-3 link">
          Add to calendar
        </a>
      </p>
    </PinnedTag>
  )
}
