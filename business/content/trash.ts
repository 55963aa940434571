import { subDays } from 'date-fns'

export const trashDays = 30

/** Entries deleted before this instant cannot be restored any more. */
export function trashCutoff(now: Date): Date {
  return subDays(now, trashDays)
}
