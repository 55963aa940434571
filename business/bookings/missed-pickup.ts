import { isStepDone, type StepTimes } from '#business/bookings/return/order-steps.ts'
import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'

/** Shown instead of a status. */
export const missedState = { label: 'Not collected', colour: 'red' } as const

/** Why a driver could not collect. Customers read `order.missedReasons`. */
export const missedReasons = {
  'nobody-home': { label: 'Nobody home' },
  'nothing-to-collect': { label: 'Nothing to collect' },
  'wrong-address': { label: 'Wrong address' },
  moved: { label: 'Moved' },
} as const

export type MissedReason = keyof typeof missedReasons

export const missedReasonValues = Object.keys(missedReasons) as [MissedReason, ...MissedReason[]]

export interface MissablePickup extends StepTimes {
  status: BookingStatus
  missedReason?: MissedReason | null
}

/** True until the pickup is rescheduled or the clothes are collected after all. */
export function isMissed(booking: MissablePickup): boolean {
  return Boolean(booking.missedReason) && isToCollect(booking)
}

export function isToCollect(booking: MissablePickup): boolean {
  return isOpen(booking) && !isStepDone(booking, 'picked-up')
}

export function describeMissed(reason: string | null | undefined): string {
  const known = missedReasonValues.find((value) => value === reason)
  return known ? missedReasons[known].label.toLowerCase() : ''
}
