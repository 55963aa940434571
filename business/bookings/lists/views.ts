import type { BookingStatus } from '#business/bookings/status.ts'
import { addDays, type LocalDate, localDateAt, wallClockAt } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlots, timeSlotValues } from '#business/pickups/slots.ts'

/** Lists that staff work from, in tab order: `?view=today`. */
export const bookingTabs = {
  today: { label: 'Today' },
  tomorrow: { label: 'Tomorrow' },
  'to-confirm': { label: 'To confirm' },
  all: { label: 'All' },
} as const

/** Lists of problems, most urgent first; shown only when not empty. */
export const bookingAlerts = {
  unconfirmed: { label: 'Unconfirmed, due soon' },
  overdue: { label: 'Overdue' },
  'mail-failed': { label: 'Email not sent' },
  twice: { label: 'Possible duplicates' },
} as const

export type BookingAlert = keyof typeof bookingAlerts
export type BookingTab = keyof typeof bookingTabs
export type BookingView = BookingTab | BookingAlert

export const bookingTabValues = Object.keys(bookingTabs) as BookingTab[]
export const bookingAlertValues = Object.keys(bookingAlerts) as BookingAlert[]
export const bookingViewValues = [...bookingTabValues, ...bookingAlertValues] as [
  BookingView,
  ...BookingView[],
]

export function groupingForView(view: BookingView): 'slot' | 'day' | 'all' {
  if (view === 'today' || view === 'tomorrow') return 'slot'
  return view === 'all' ? 'all' : 'day'
}

export interface ViewTimes {
  today: LocalDate
  tomorrow: LocalDate
  /** Today's slots that have begun or begin within an hour. */
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
 * `true` is no guarantee: other bookings and mails also matter, see
 * `platform/database/queries/booking-conditions.ts`.
 */
export function viewCanInclude(
  view: BookingView | null,
  { date, status }: { date: LocalDate; status: BookingStatus },
  now: Date,
): boolean {
  const { today, tomorrow } = viewTimesAt(now)
  if (view === 'today') return date === today
  if (view === 'tomorrow') return date === tomorrow
  return view !== 'to-confirm' || status === 'pending'
}
