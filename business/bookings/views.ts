import { addDays, type LocalDate, localDateAt, wallClockAt } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlots, timeSlotValues } from '#business/pickups/slots.ts'
import type { BookingStatus } from './status.ts'

/** The lists that staff work from, in the order of their tabs. Each has its address: `?view=today`. */
export const bookingViews = {
  today: { label: 'Today' },
  tomorrow: { label: 'Tomorrow' },
  'to-confirm': { label: 'To confirm' },
  all: { label: 'All' },
} as const

/** The lists of what should not stay as it is, the most pressing first; each is shown only where it is not empty. */
export const bookingAlerts = {
  unconfirmed: { label: 'Unconfirmed, and their time is near' },
  overdue: { label: 'Overdue' },
  'mail-failed': { label: 'A mail has not arrived' },
  twice: { label: 'Same phone twice in one slot' },
} as const

export type BookingAlert = keyof typeof bookingAlerts
export type BookingTab = keyof typeof bookingViews
export type BookingView = BookingTab | BookingAlert

export const bookingTabValues = Object.keys(bookingViews) as BookingTab[]
export const bookingAlertValues = Object.keys(bookingAlerts) as BookingAlert[]
export const bookingViewValues = [...bookingTabValues, ...bookingAlertValues] as [
  BookingView,
  ...BookingView[],
]

/** What the lines of a view that stand together have in common: one slot, one day, or nothing. */
export function groupingOf(view: BookingView): 'slot' | 'day' | 'all' {
  if (view === 'today' || view === 'tomorrow') return 'slot'
  return view === 'all' ? 'all' : 'day'
}

/** What the clock decides of the views at the instant `now`. */
export interface ViewTimes {
  today: LocalDate
  tomorrow: LocalDate
  /** The slots of today that have begun, or begin within an hour. */
  nearSlots: TimeSlot[]
}

const nearMs = 60 * 60_000

export function viewTimesAt(now: Date): ViewTimes {
  const today = localDateAt(now)
  const inAnHour = wallClockAt(new Date(now.getTime() + nearMs))
  const hasBegun = (slot: TimeSlot) => `${today}T${timeSlots[slot].startsAt}` <= inAnHour
  return { today, tomorrow: addDays(today, 1), nearSlots: timeSlotValues.filter(hasBegun) }
}

/**
 * False if the view cannot list the booking at the instant `now`. True does not say that it does: that may depend on other
 * bookings and on mails, see `platform/database/queries/booking-conditions.ts`.
 */
export function mayList(
  view: BookingView | null,
  { date, status }: { date: LocalDate; status: BookingStatus },
  now: Date,
): boolean {
  const { today, tomorrow } = viewTimesAt(now)
  if (view === 'today') return date === today
  if (view === 'tomorrow') return date === tomorrow
  return view !== 'to-confirm' || status === 'pending'
}
