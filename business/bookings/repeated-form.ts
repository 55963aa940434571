const opensForMs = 24 * 60 * 60 * 1000

/**
 * Whether a form that is sent again at the instant `now` still opens the booking that it made at `createdAt` (ISO 8601): for 24
 * hours. After that, a form that is found in a shared browser shows nobody's booking.
 */
export function opensItsBooking(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < opensForMs
}
