import { type BookingStatus, isOpen } from '#business/bookings/status.ts'
import { hasNotBegun } from '#business/pickups/availability.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import * as messages from '#business/words/messages.ts'

/**
 * Whether a customer may still cancel or reschedule a pickup at the instant `now`: while it is pending or confirmed, until
 * its slot begins, and on its own day until the same-day cut-off.
 */
export function mayCustomerChange(
  pickup: Pickup & { status: BookingStatus },
  { sameDayCutOff }: Pick<PickupRules, 'sameDayCutOff'>,
  now: Date,
): boolean {
  if (!isOpen(pickup)) return false
  if (sameDayCutOff && now >= instantAt(pickup.date, sameDayCutOff)) return false
  return hasNotBegun(pickup, now)
}

/** Why a booking that its customer may no longer change cannot be changed, as a sentence for them. */
export function reasonForNoChange(status: BookingStatus): string {
  if (status === 'cancelled') return messages.managing.isCancelled
  if (status === 'completed') return messages.managing.isCompleted
  return messages.pickup.changesClosed
}
