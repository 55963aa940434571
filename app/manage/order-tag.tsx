import type { ReactNode } from 'react'
import { ClaimTag } from '#app/ui/parts/claim-tag.tsx'
import { describeStageDay } from '#business/bookings/order-stage.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'

type StageDay = Parameters<typeof describeStageDay>

export function OrderTag({
  words,
  booking,
  today,
  children,
}: {
  words: StageDay[1]
  booking: StageDay[0] & { reference: string }
  today: LocalDate
  children?: ReactNode
}) {
  return (
    <ClaimTag label={words.booked.claimTag}>
      <p className="font-display text-2xl font-bold tracking-widest tabular-nums @max-2xs:text-xl">
        {booking.reference}
      </p>
      {describeStageDay(booking, words, today).map((line) => (
        <p key={line} className="mt-1 font-semibold">
          {line}
        </p>
      ))}
      {children}
    </ClaimTag>
  )
}
