import type { BookingEvent } from '#business/bookings/events.ts'
import { type BookingStatus, isBookingStatus } from './status.ts'

/** Staff can undo their status change this long. Its mail waits as long. */
export const undoSeconds = 10

/** A status change. `changedAt` is an ISO 8601 instant in UTC. */
interface Undoable {
  from: BookingStatus
  to: BookingStatus
  changedAt: string
}

export interface NotUndoable {
  /** `lastEvent` is null if the booking has changed without an event. */
  refusal: 'too-late' | 'already-undone' | 'changed-since'
  lastEvent: BookingEvent | null
}

/**
 * Returns the last event if the same person made it through the same channel less than
 * `undoSeconds` ago. `isUnchanged`: nothing has changed since. Expects oldest first.
 */
export function checkUndo(
  events: readonly BookingEvent[],
  {
    by,
    isUnchanged,
    now,
  }: { by: Pick<BookingEvent, 'actor' | 'channel'>; isUnchanged: boolean; now: Date },
): Undoable | NotUndoable {
  const lastEvent = events.at(-1) ?? null
  const refuse = (refusal: NotUndoable['refusal']) => ({ refusal, lastEvent })
  if (lastEvent?.type === 'undone') return refuse('already-undone')
  const isOwn = lastEvent?.actor === by.actor && lastEvent.channel === by.channel
  if (!isOwn || !isUnchanged || lastEvent.type !== 'status-changed') return refuse('changed-since')
  const ageMs = now.getTime() - Date.parse(lastEvent.createdAt)
  if (ageMs >= undoSeconds * 1000) return refuse('too-late')
  const { from, to, createdAt: changedAt } = lastEvent
  if (!isBookingStatus(from) || !isBookingStatus(to)) return refuse('changed-since')
  return { from, to, changedAt }
}
