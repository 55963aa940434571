import type { BookingEvent } from '#business/bookings/events.ts'
import { isOrderStep, type OrderStep } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, isBookingStatus } from './status.ts'

/** Staff can undo their status change this long. Its mail waits as long. */
export const undoSeconds = 10

/** The same for a step or a payment. */
export const stepUndoSeconds = 60

/** One change. `changedAt` is an ISO 8601 instant in UTC. */
interface Undoable {
  status: { from: BookingStatus; to: BookingStatus } | null
  step: OrderStep | null
  payment: Pick<BookingEvent, 'to' | 'text'> | null
  changedAt: string
}

export interface NotUndoable {
  /** `lastEvent` is null if the booking has changed without an event. */
  refusal: 'too-late' | 'already-undone' | 'changed-since'
  lastEvent: BookingEvent | null
  seconds: number
}

/**
 * Returns the last change if the same person made it through the same channel a short time ago.
 * `isUnchanged`: nothing has changed since. Expects oldest first.
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
  const change = events.filter(({ createdAt }) => createdAt === lastEvent?.createdAt)
  const find = (isMeant: (type: string) => boolean) => change.find(({ type }) => isMeant(type))
  const status = find((type) => type === 'status-changed')
  const step = find(isOrderStep)
  const payment = find((type) => type === 'paid')
  const seconds = step || payment ? stepUndoSeconds : undoSeconds
  const refuse = (refusal: NotUndoable['refusal']) => ({ refusal, lastEvent, seconds })
  if (find(isUndoing)) return refuse('already-undone')
  const isOwn = lastEvent?.actor === by.actor && lastEvent.channel === by.channel
  if (!isOwn || !isUnchanged || !(status ?? step ?? payment)) return refuse('changed-since')
  const ageMs = now.getTime() - Date.parse(lastEvent.createdAt)
  if (ageMs >= seconds * 1000) return refuse('too-late')
  return {
    status: status ? readStatuses(status) : null,
    step: (step?.type as OrderStep | undefined) ?? null,
    payment: payment ?? null,
    changedAt: lastEvent.createdAt,
  }
}

function isUndoing(type: string): boolean {
  return type === 'undone' || (type.startsWith('not-') && type !== 'not-duplicate')
}

function readStatuses({ from, to }: BookingEvent): Undoable['status'] {
  return isBookingStatus(from) && isBookingStatus(to) ? { from, to } : null
}
