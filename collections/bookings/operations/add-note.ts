import * as staffWords from '#business/words/staff.ts'
import { type Actor, changeBooking } from '#collections/bookings/change-booking.ts'
import { refuse } from '#collections/bookings/refusals.ts'

export function addNote(actor: Actor, { id, note }: { id: string; note: string }) {
  return changeBooking(actor, { id }, ({ erasedAt }) =>
    erasedAt
      ? refuse('rule', staffWords.customers.cannotRestore)
      : { event: { type: 'noted', text: note } },
  )
}
