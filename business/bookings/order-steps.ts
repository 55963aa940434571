/** What happens to the clothes after the booking, in order. `column` holds the instant. */
export const orderSteps = {
  collected: { label: 'Picked up', column: 'pickedUpAt' },
  arrived: { label: 'At the shop', column: 'arrivedAt' },
  ready: { label: 'Ready', column: 'readyAt' },
  dispatched: { label: 'Out for delivery', column: 'dispatchedAt' },
  delivered: { label: 'Delivered', column: 'deliveredAt' },
} as const

export type OrderStep = keyof typeof orderSteps

export const orderStepValues = Object.keys(orderSteps) as [OrderStep, ...OrderStep[]]

/** The steps after the pickup. */
export const laterSteps = [
  'arrived',
  'ready',
  'dispatched',
  'delivered',
] as const satisfies OrderStep[]

/** ISO 8601 instants; null until the step is done. */
export type StepTimes = Record<OrderStep, string | null>
