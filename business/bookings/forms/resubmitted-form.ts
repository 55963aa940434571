const visibleForMs = 24 * 60 * 60 * 1000

/**
 * True for 24 hours after `createdAt` (ISO 8601). Later, a form left in a shared browser reveals
 * nothing.
 */
export function canShowBookingOnResubmit(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < visibleForMs
}
