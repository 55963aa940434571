import type { Payload } from 'payload'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'

type Task = (payload: Payload, now: Date) => Promise<boolean | undefined>

/** Runs `task` until it returns that nothing remains, then not again on that day in Mumbai. */
export function oncePerDay(task: Task): Task {
  let finishedOn: LocalDate | null = null
  return async (payload, now) => {
    const today = localDateAt(now)
    if (finishedOn === today) return false
    const hasMore = await task(payload, now)
    if (!hasMore) finishedOn = today
    return hasMore
  }
}
