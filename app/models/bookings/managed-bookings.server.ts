import { payloadClient } from '#app/models/payload.server.ts'
import { changeCount } from '#business/bookings/events.ts'
import type { SeenBooking } from '#business/bookings/seen-booking.ts'
import { isOpen } from '#business/bookings/status.ts'
import { timelineOf, type TimelineStep } from '#business/bookings/timeline.ts'
import { isManageLinkValid } from '#business/managing/manage-link.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import { isRescheduled, type Pickup } from '#business/pickups/pickup.ts'
import * as messages from '#business/words/messages.ts'
import type { Outcome } from '#business/words/outcome.ts'
import type { Actor } from '#collections/bookings/operations/booking-change.ts'
import { changeStatus } from '#collections/bookings/operations/change-status.ts'
import {
  BookingRefused,
  ChangesClosed,
  PickupRefused,
  TooManyMoves,
} from '#collections/bookings/operations/refusals.ts'
import { reschedule } from '#collections/bookings/operations/reschedule.ts'
import type { Booking, BookingEvent } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { hashOfKey } from '#platform/crypto/manage-key.ts'
import { type BookingSummary, summaryOf } from './booking-summary.server.ts'

/** A booking as its customer sees it. */
export interface ManagedBooking extends BookingSummary {
  id: string
  /** In the order it happened. */
  timeline: TimelineStep[]
  /** How often it has changed since it was made. */
  changes: number
}

/** The booking that a link opens, or why it opens none. */
export type ManageLinkResult =
  { booking: ManagedBooking; missing?: never } | { booking?: never; missing: 'unknown' | 'expired' }

/**
 * Whether the booking is now as its customer wants it, or why not: the new pickup cannot be kept (`problem`), it was moved too
 * often (`isTooOften`), nothing can be changed, or the customer has to look at the booking again first.
 */
export type ChangeOutcome = Outcome<unknown, { problem?: PickupProblem; isTooOften?: boolean }>

/** The booking that a key opens at the instant `now`. One whose personal details were erased is unknown. */
export async function findByManageKey(key: string, now: Date): Promise<ManageLinkResult> {
  const booking = await find(key)
  if (!booking) return { missing: 'unknown' }
  if (!isManageLinkValid(booking, now)) return { missing: 'expired' }
  const events = await eventsOfBooking(await payloadClient(), booking.id)
  return { booking: managedOf(booking, events) }
}

/** Cancels the booking that a key opens. One that is already cancelled stays so, and that is no refusal. */
export function cancelAsCustomer(key: string, seen: SeenBooking): Promise<ChangeOutcome> {
  return changeAsCustomer(key, {
    change: (actor, id) => changeStatus(actor, { id, to: 'cancelled', seen }),
    isDone: ({ status }) => status === 'cancelled',
  })
}

/** Moves the pickup of the booking that a key opens. One that is already then stays, and that is no refusal. */
export function rescheduleAsCustomer(
  key: string,
  to: Pickup,
  seen: SeenBooking,
): Promise<ChangeOutcome> {
  return changeAsCustomer(key, {
    change: (actor, id) => reschedule(actor, { id, to, seen }),
    isDone: (booking) => isOpen(booking) && !isRescheduled(booking, to),
  })
}

async function changeAsCustomer(
  key: string,
  {
    change,
    isDone,
  }: {
    change: (actor: Actor, id: string) => Promise<Booking>
    isDone: (booking: Booking) => boolean
  },
): Promise<ChangeOutcome> {
  const outdated = { ok: false, reason: messages.managing.changedMeanwhile } as const
  const booking = await find(key)
  if (!booking) return outdated
  if (isDone(booking)) return { ok: true }
  try {
    await change({ payload: await payloadClient(), user: null, door: 'manage-link' }, booking.id)
    return { ok: true }
  } catch (error) {
    if (error instanceof PickupRefused) {
      return { ok: false, reason: error.problem.sentence, problem: error.problem }
    }
    if (error instanceof ChangesClosed) return { ok: false, reason: error.message }
    if (error instanceof TooManyMoves) {
      return { ok: false, reason: error.message, isTooOften: true }
    }
    if (!(error instanceof BookingRefused) || error.status !== 409) throw error
    // The same customer may have clicked twice.
    const present = await find(key)
    return present && isDone(present) ? { ok: true } : outdated
  }
}

async function find(key: string): Promise<Booking | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'bookings',
    where: { manageKeyHash: { equals: hashOfKey(key) } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    // Whoever holds the key may see what it opens.
    overrideAccess: true,
  })
  const [booking] = docs
  return booking && !booking.erasedAt ? booking : null
}

function managedOf(booking: Booking, events: BookingEvent[]): ManagedBooking {
  return {
    id: booking.id,
    ...summaryOf(booking),
    timeline: timelineOf(events),
    changes: changeCount(events),
  }
}
