import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'

/** What the way to a booking's own page is called, wherever it stands. */
export const manageLabel = 'See, move or cancel it'

/** Where a booking's own page stands, on which its customer may move or cancel it. */
export function managePath(manageKey: string): string {
  return `/booking/manage/${manageKey}`
}

/** Where the form for another booking stands, filled in with this one up to its pickup; and what the way there is called. */
export function bookAgainPath(manageKey: string): string {
  return `/booking?step=2&again=${manageKey}`
}
export const bookAgainLabel = 'Book again'

/** Where the same pickup is had as a file for calendars. */
export function calendarPath(manageKey: string): string {
  return `${managePath(manageKey)}/pickup.ics`
}

/** For how many days after the pickup day a customer's link opens the booking. */
export const linkDaysAfterPickup = 7

/** Whether a customer's link opens a booking at the instant `now`: through the seventh day after its pickup, in Mumbai. */
export function isManageLinkValid({ date }: { date: LocalDate }, now: Date): boolean {
  return localDateAt(now) <= addDays(date, linkDaysAfterPickup)
}
