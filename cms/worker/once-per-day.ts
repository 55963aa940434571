import type { Payload } from 'payload'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'

type Task<Result> = (payload: Payload, now: Date) => Promise<Result>

/** `task` returns `true` while more remains. */
export function oncePerDay<Result>(task: Task<Result>): Task<Result | false> {
  let finishedOn: LocalDate | null = null
  return async (payload, now) => {
    const today = localDateAt(now)
    if (finishedOn === today) return false
    const result = await task(payload, now)
    if (result !== true) finishedOn = today
    return result
  }
}
