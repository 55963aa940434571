import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'

export function managePath(manageKey: string): string {
  return `/booking/manage/${manageKey}`
}

/** Returns the path of a new booking prefilled from this one, at the pickup step. */
export function bookAgainPath(manageKey: string): string {
  return `/booking?step=2&again=${manageKey}`
}

export function calendarPath(manageKey: string): string {
  return `${managePath(manageKey)}/pickup.ics`
}

/** Counted from the pickup, or from a later promised day. */
export const manageLinkValidDays = 7

/** True through the seventh day after the pickup or the promised day, in Mumbai. */
export function isManageLinkValid(
  { date, promisedDate }: { date: LocalDate; promisedDate?: LocalDate | null },
  now: Date,
): boolean {
  const lastDay = promisedDate && promisedDate > date ? promisedDate : date
  return localDateAt(now) <= addDays(lastDay, manageLinkValidDays)
}
