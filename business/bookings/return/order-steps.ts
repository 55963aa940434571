import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { Trip } from '#business/pickups/pickup-rules.ts'

/**
 * The way of the clothes after the booking, in order. `column` holds the instant, `action` is the
 * button's label.
 */
export const orderSteps = {
  'picked-up': { label: 'Picked up', action: 'Picked up', column: 'pickedUpAt' },
  arrived: { label: 'At the shop', action: 'At the shop', column: 'arrivedAt' },
  ready: { label: 'Ready', action: 'Ready', column: 'readyAt' },
  dispatched: { label: 'On its way', action: 'Out for delivery', column: 'dispatchedAt' },
  delivered: { label: 'Delivered', action: 'Delivered', column: 'deliveredAt' },
} as const

export type OrderStep = keyof typeof orderSteps

export const orderStepValues = Object.keys(orderSteps) as [OrderStep, ...OrderStep[]]

/** After the pickup. */
export const laterSteps = orderStepValues.slice(1)

export function isOrderStep(value: string): value is OrderStep {
  return Object.hasOwn(orderSteps, value)
}

/** The step that a stop of the run sheet marks. */
export const tripSteps = {
  pickup: 'picked-up',
  delivery: 'delivered',
} as const satisfies Record<Trip, OrderStep>

export type TripStep = (typeof tripSteps)[Trip]

type StepColumn = (typeof orderSteps)[OrderStep]['column']

/** ISO 8601 instants; null or absent until the step is done. */
export type StepTimes = { [Column in StepColumn]?: string | null }

export const stepColumns = orderStepValues.map((step) => orderSteps[step].column)

export function pickStepTimes(booking: StepTimes): Required<StepTimes> {
  const times = stepColumns.map((column) => [column, booking[column] ?? null])
  return Object.fromEntries(times) as Required<StepTimes>
}

export function isStepDone(booking: StepTimes, step: OrderStep): boolean {
  return Boolean(booking[orderSteps[step].column])
}

export function lastStep(booking: StepTimes): OrderStep | null {
  return orderStepValues.findLast((step) => isStepDone(booking, step)) ?? null
}

/** Also true after a later step. */
export function isReady(booking: StepTimes): boolean {
  return (['ready', 'dispatched', 'delivered'] as const).some((step) => isStepDone(booking, step))
}

/** Lists the steps after the last one. */
export function remainingSteps(booking: StepTimes): OrderStep[] {
  return orderStepValues.slice(
    orderStepValues.findLastIndex((step) => isStepDone(booking, step)) + 1,
  )
}

/** Null after the delivery. */
export function nextStep(booking: StepTimes): OrderStep | null {
  return remainingSteps(booking)[0] ?? null
}

/** A mark of a step; `at` is an ISO 8601 instant, or null to take the mark back. */
export interface StepMark {
  step: OrderStep
  at: string | null
}

export type StepRefusal = 'cancelled' | 'completed' | 'not-picked-up' | 'later-first'

/** Nothing is delivered before it is collected, and marks are taken back from the last one on. */
export function checkStep(
  booking: StepTimes & { status: BookingStatus },
  { step, at }: StepMark,
): StepRefusal | null {
  if (at === null) {
    if (booking.status === 'completed') return 'completed'
    return lastStep(booking) === step ? null : 'later-first'
  }
  if (booking.status === 'cancelled') return 'cancelled'
  return step === 'picked-up' || isStepDone(booking, 'picked-up') ? null : 'not-picked-up'
}

/** The steps that are not done yet, as done at `completedAt`: completing an order implies them. */
export function impliedSteps(booking: StepTimes, completedAt: string): StepTimes {
  return Object.fromEntries(
    stepColumns.flatMap((column) => (booking[column] ? [] : [[column, completedAt]])),
  )
}

export function withoutImpliedSteps(
  booking: StepTimes & { completedAt?: string | null },
): StepTimes {
  return Object.fromEntries(
    stepColumns.flatMap((column) =>
      booking[column] === booking.completedAt ? [[column, null]] : [],
    ),
  )
}

interface ReturnableBooking extends StepTimes {
  status: BookingStatus
  date: LocalDate
  promisedDate?: LocalDate | null
  deliveryDate?: LocalDate | null
}

/**
 * Returns the day of the next trip: the pickup day or, once collected, the day of the delivery or
 * the promised day.
 */
export function dueDate(booking: ReturnableBooking): LocalDate {
  const { pickedUpAt, deliveryDate, promisedDate, date } = booking
  return pickedUpAt ? (deliveryDate ?? promisedDate ?? date) : date
}

/** True from the pickup until the order is completed. */
export function isToReturn(booking: StepTimes & { status: BookingStatus }): boolean {
  return isOpen(booking) && isStepDone(booking, 'picked-up')
}

/** True while the shop has the clothes. */
export function isInProgress(booking: ReturnableBooking): boolean {
  return isToReturn(booking) && !isStepDone(booking, 'delivered')
}

/**
 * True if the run sheet of `date` lists the return apart from the slots: on the day it is due (or
 * today, if missed), or of the delivery. Without a promised day, the clothes must be ready.
 */
export function isReturnWithoutSlot(
  booking: ReturnableBooking & { completedAt?: string | null },
  { date, today }: { date: LocalDate; today: LocalDate },
): boolean {
  const { status, deliveredAt, completedAt, deliveryDate, promisedDate } = booking
  if (status === 'cancelled' || deliveryDate === date) return false
  if (deliveredAt) {
    const isImplied = deliveredAt === completedAt
    return !isImplied && localDateAt(new Date(deliveredAt)) === date
  }
  if (!isInProgress(booking)) return false
  if (!deliveryDate && !promisedDate && !isReady(booking)) return false
  const due = dueDate(booking)
  return due === date || (date === today && due < today)
}
