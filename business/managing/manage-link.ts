/** What the way to a booking's own page is called, wherever it stands. */
export const manageLabel = 'See, move or cancel it'

/** Where a booking's own page stands, on which its customer may move or cancel it. */
export function managePath(manageKey: string): string {
  return `/booking/manage/${manageKey}`
}

/** Where the same pickup is had as a file for calendars. */
export function calendarPath(manageKey: string): string {
  return `${managePath(manageKey)}/pickup.ics`
}
