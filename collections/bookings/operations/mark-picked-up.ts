import { countAnnounced } from '#business/bills/estimate.ts'
import { wordsFor } from '#business/words/words-for.ts'
import {
  type Actor,
  changeBooking,
  inOneTransaction,
} from '#collections/bookings/change-booking.ts'
import { markStep } from './mark-step.ts'

/** Stores the pieces counted at the door with the mark. A repeated mark can correct the count. */
export function markPickedUp(
  actor: Actor,
  { id, at, pieceCount }: { id: string; at: string | null; pieceCount: number | null },
) {
  return inOneTransaction(actor, async (transaction) => {
    const by = { ...actor, transaction }
    const marked = await markStep(by, { id, step: 'picked-up', at })
    if (!marked.ok || at === null || pieceCount === null) return marked
    return changeBooking(by, { id }, (before) => {
      if (before.pieceCount === pieceCount) return {}
      const announced = countAnnounced(before.items, wordsFor(before.language))
      const event = { type: 'counted', from: announced?.toString(), to: `${pieceCount}` } as const
      return { set: { pieceCount }, event }
    })
  })
}
