export const bookingStatuses = {
  pending: {
    label: 'Pending',
    colour: 'yellow',
    action: null,
    mayBecome: ['confirmed', 'cancelled'],
  },
  confirmed: {
    label: 'Confirmed',
    colour: 'blue',
    action: 'Confirm',
    mayBecome: ['completed', 'cancelled'],
  },
  completed: { label: 'Completed', colour: 'green', action: 'Complete', mayBecome: [] },
  cancelled: { label: 'Cancelled', colour: 'red', action: 'Cancel', mayBecome: [] },
} as const satisfies Record<string, StatusRule>

interface StatusRule {
  label: string
  colour: 'yellow' | 'blue' | 'green' | 'red'
  /** Button label; null without a button. */
  action: string | null
  mayBecome: readonly string[]
}

export type BookingStatus = keyof typeof bookingStatuses

export const bookingStatusValues = Object.keys(bookingStatuses) as BookingStatus[]

export const initialBookingStatus = 'pending' satisfies BookingStatus

export function isBookingStatus(value: unknown): value is BookingStatus {
  return typeof value === 'string' && Object.hasOwn(bookingStatuses, value)
}

export type NextStatus = Exclude<BookingStatus, typeof initialBookingStatus>

/** Lists statuses in button order; empty after a final status. */
export function nextStatuses(status: BookingStatus): readonly NextStatus[] {
  return bookingStatuses[status].mayBecome
}

export const openStatuses = bookingStatusValues.filter((status) => nextStatuses(status).length > 0)

export function isOpen({ status }: { status: BookingStatus }): boolean {
  return openStatuses.includes(status)
}

export const placeStatuses: BookingStatus[] = bookingStatusValues.filter(
  (status) => status !== 'cancelled',
)

/** No status follows itself. */
export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses(from).some((next) => next === to)
}
