/** What a booking may be, what it may become, and how each state is shown. SPEC section 4. */
export const bookingStatuses = {
  pending: {
    label: 'Pending',
    customerLabel: 'Waiting for our call',
    colour: 'yellow',
    action: null,
    mayBecome: ['confirmed', 'cancelled'],
  },
  confirmed: {
    label: 'Confirmed',
    customerLabel: 'Confirmed',
    colour: 'blue',
    action: 'Confirm',
    mayBecome: ['completed', 'cancelled'],
  },
  completed: {
    label: 'Completed',
    customerLabel: 'Completed',
    colour: 'green',
    action: 'Complete',
    mayBecome: [],
  },
  cancelled: {
    label: 'Cancelled',
    customerLabel: 'Cancelled',
    colour: 'red',
    action: 'Cancel',
    mayBecome: [],
  },
} as const satisfies Record<string, StatusRule>

interface StatusRule {
  /** What staff read. */
  label: string
  /** What its customer reads. */
  customerLabel: string
  colour: 'yellow' | 'blue' | 'green' | 'red'
  /** The word on the button that gives a booking this status; null where none does. */
  action: string | null
  mayBecome: readonly string[]
}

export type BookingStatus = keyof typeof bookingStatuses

export const bookingStatusValues = Object.keys(bookingStatuses) as BookingStatus[]

/** The state every new booking starts in. */
export const initialBookingStatus = 'pending' satisfies BookingStatus

export function isBookingStatus(value: unknown): value is BookingStatus {
  return typeof value === 'string' && Object.hasOwn(bookingStatuses, value)
}

/** The statuses that may follow, in the order the buttons stand. Empty after a final one. */
export function nextStatuses(status: BookingStatus): readonly BookingStatus[] {
  return bookingStatuses[status].mayBecome
}

/** The statuses that another may follow. */
export const openStatuses = bookingStatusValues.filter((status) => nextStatuses(status).length > 0)

export function isOpen({ status }: { status: BookingStatus }): boolean {
  return openStatuses.includes(status)
}

/** The statuses of a booking that takes a place in its slot. */
export const placeStatuses: BookingStatus[] = bookingStatusValues.filter(
  (status) => status !== 'cancelled',
)

/** Whether one status may follow another. None follows itself. */
export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses(from).includes(to)
}
