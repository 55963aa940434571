/** Checked by the health monitor. */
export const watched = ['mail', 'database', 'disk'] as const

export type Watched = (typeof watched)[number]

/** Result of a check; `since` is the start of the problem, if available. */
export type Finding = { isWell: true } | { isWell: false; since?: Date }

export interface Watch {
  unwellSince: Date | null
  isTold: boolean
}

export type WatchNews = 'unwell' | 'well'

/** State before the first check. */
export const unwatched: Watch = { unwellSince: null, isTold: false }

// Restarts take less time.
const alertAfterMs = 15 * 60_000

export function afterLook(before: Watch, found: Finding, now: Date): Watch {
  if (found.isWell) return { ...before, unwellSince: null }
  return { ...before, unwellSince: found.since ?? before.unwellSince ?? now }
}

/**
 * Returns the alert to send: unhealthy for 15 minutes without a break, or healthy again after such
 * an alert.
 */
export function newsOf({ unwellSince, isTold }: Watch, now: Date): WatchNews | null {
  if (unwellSince === null) return isTold ? 'well' : null
  return !isTold && now.getTime() - unwellSince.getTime() >= alertAfterMs ? 'unwell' : null
}

export function afterTelling(watch: Watch, news: WatchNews): Watch {
  return { ...watch, isTold: news === 'unwell' }
}

export interface DiskSpace {
  freeBytes: number
  sizeBytes: number
}

// Room for PostgreSQL's write-ahead log, and a day of pictures.
const lowSpaceBytes = 2 * 2 ** 30

/** True if less than 2 GiB and less than a tenth is free. */
export function isNearlyFull({ freeBytes, sizeBytes }: DiskSpace): boolean {
  return freeBytes < Math.min(lowSpaceBytes, sizeBytes / 10)
}
