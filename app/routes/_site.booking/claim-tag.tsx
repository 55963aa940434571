import { z } from 'zod'
import { bookingFields } from '#business/booking-request'
import { referencePattern } from '#business/booking-reference'
import { formatLongDate } from '#business/local-time'

const receiptSchema = z.object({
  booked: z.string().regex(referencePattern),
  date: bookingFields.date,
  time: bookingFields.time,
})

/** What the address says of the booking that was just made, so that a refresh keeps it; null elsewhere. */
export function receiptIn(searchParams: URLSearchParams) {
  return receiptSchema.safeParse(Object.fromEntries(searchParams)).data ?? null
}

/** A booking's reference, as the tag that is pinned to the garments. */
export function ClaimTag({ booked, date, time }: z.output<typeof receiptSchema>) {
  return (
    <section
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
    </section>
  )
}
