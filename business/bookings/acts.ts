import {
  lastStep,
  nextStep,
  type OrderStep,
  orderSteps,
  orderStepValues,
} from '#business/bookings/return/order-steps.ts'
import { bookingStatuses, isOpen } from '#business/bookings/status/status.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { isMissed, type MissablePickup, missedState } from './missed-pickup.ts'

/** Moves an order on. */
export type OrderAct = 'confirmed' | OrderStep | 'paid' | 'completed'

export type SelectionAct = OrderAct | 'cancelled'

/** In button order. */
export const selectionActs = [
  'confirmed',
  ...orderStepValues,
  'paid',
  'completed',
  'cancelled',
] as const satisfies SelectionAct[]

export function actLabel(act: SelectionAct): string {
  if (act === 'paid') return 'Paid'
  return isStep(act) ? orderSteps[act].action : bookingStatuses[act].action
}

export function isStep(act: SelectionAct): act is OrderStep {
  return Object.hasOwn(orderSteps, act)
}

export interface Order extends MissablePickup {
  date: LocalDate
  bill: { totalPaise: number; isPaid: boolean } | null
}

export function isUnpaid({ status, bill }: Pick<Order, 'status' | 'bill'>): boolean {
  return bill !== null && !bill.isPaid && status !== 'cancelled'
}

/** Null if nothing is left to do, or before the day of the pickup. */
export function nextAct(order: Order, today: LocalDate): OrderAct | null {
  if (order.status === 'pending') return 'confirmed'
  const step = isOpen(order) ? nextStep(order) : null
  if (step) return order.pickedUpAt || order.date <= today ? step : null
  if (isUnpaid(order)) return 'paid'
  return isOpen(order) ? 'completed' : null
}

interface OrderState {
  label: string
  colour: 'yellow' | 'blue' | 'green' | 'red'
}

export function describeState(order: Order): OrderState {
  if (isMissed(order)) return missedState
  const step = isOpen(order) ? lastStep(order) : null
  if (!step) return bookingStatuses[order.status]
  if (step === 'delivered' && isUnpaid(order)) return { label: 'Unpaid', colour: 'red' }
  const isClean = step === 'ready' || step === 'delivered'
  return { label: orderSteps[step].label, colour: isClean ? 'green' : 'blue' }
}
