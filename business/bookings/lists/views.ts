import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import { addDays, type LocalDate, localDateAt, wallClockAt } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlots, timeSlotValues } from '#business/pickups/slots.ts'

/** Lists that staff work from, in tab order: `?view=today`. */
export const bookingTabs = {
  today: { label: 'Today' },
  tomorrow: { label: 'Tomorrow' },
  'to-confirm': { label: 'To confirm' },
  'to-return': { label: 'To return' },
  all: { label: 'All' },
} as const

/** Lists of problems, most urgent first; shown only when not empty. */
export const bookingAlerts = {
  unconfirmed: { label: 'Confirm now' },
  overdue: { label: 'Overdue' },
  unpaid: { label: 'Unpaid' },
  'mail-failed': { label: 'Email not sent' },
  duplicates: { label: 'Duplicates' },
} as const

export type BookingAlert = keyof typeof bookingAlerts
export type BookingTab = keyof typeof bookingTabs
/** `day` lists the pickups of any day, like Today: `?view=day&date=2026-11-28`. */
export type BookingView = BookingTab | BookingAlert | 'day'

export const bookingTabValues = Object.keys(bookingTabs) as BookingTab[]
export const bookingAlertValues = Object.keys(bookingAlerts) as BookingAlert[]
export const countedViewValues = [...bookingTabValues, ...bookingAlertValues]
export const bookingViewValues: readonly [BookingView, ...BookingView[]] = [
  'day',
  ...countedViewValues,
]

export type BookingGrouping = 'slot' | 'day' | 'return' | 'all'

/** `return` groups by the day on which the clothes are due back. */
export function groupingForView(view: BookingView): BookingGrouping {
  if (view === 'today' || view === 'tomorrow' || view === 'day') return 'slot'
  if (view === 'to-return') return 'return'
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

/** Returns the day of a view; undefined if it lists several. `date` is for the view `day`. */
export function viewDayAt(view: BookingView, now: Date, date?: LocalDate): LocalDate | undefined {
  if (view === 'day') return date
  return view === 'today' || view === 'tomorrow' ? viewTimesAt(now)[view] : undefined
}

/**
 * `day` is the date of the view `day`. `true` is no guarantee: other bookings and mails also
 * matter, see `platform/database/queries/booking-conditions.ts`.
 */
export function viewCanInclude(
  view: BookingView,
  { date, status }: { date: LocalDate; status: BookingStatus },
  now: Date,
  day?: LocalDate,
): boolean {
  const listedDay = viewDayAt(view, now, day)
  if (listedDay) return date === listedDay
  if (view === 'to-return') return isOpen({ status })
  return view !== 'to-confirm' || status === 'pending'
}
