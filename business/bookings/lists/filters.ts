import { orderSteps } from '#business/bookings/return/order-steps.ts'

/** By the last step; a completed order counts as delivered: `?step=ready`. */
export const stepFilters = { none: { label: 'Not picked up' }, ...orderSteps } as const

/** `?bill=unpaid` */
export const billFilters = {
  none: { label: 'No bill' },
  unpaid: { label: 'Unpaid' },
  paid: { label: 'Paid' },
} as const

export type StepFilter = keyof typeof stepFilters
export type BillFilter = keyof typeof billFilters

export const stepFilterValues = Object.keys(stepFilters) as [StepFilter, ...StepFilter[]]
export const billFilterValues = Object.keys(billFilters) as [BillFilter, ...BillFilter[]]
