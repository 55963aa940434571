/** What the owner is told of once it has been unwell for long. */
export const watched = ['mail', 'database', 'disk'] as const

export type Watched = (typeof watched)[number]

/** As a look has found it; unwell perhaps since an instant that is known. */
export type Finding = { isWell: true } | { isWell: false; since?: Date }

/** What is known of something that is watched: since which instant it is unwell, and whether that has been told. */
export interface Watch {
  unwellSince: Date | null
  isTold: boolean
}

/** What there is to tell. */
export type WatchNews = 'unwell' | 'well'

/** Before the first look. */
export const unwatched: Watch = { unwellSince: null, isTold: false }

// A restart of a server, or of the machine, is over before that.
const patienceMs = 15 * 60_000

/** What is known after a look at the instant `now`. */
export function afterLook(before: Watch, found: Finding, now: Date): Watch {
  if (found.isWell) return { ...before, unwellSince: null }
  return { ...before, unwellSince: found.since ?? before.unwellSince ?? now }
}

/** What is to be told at the instant `now`: that it has been unwell for 15 minutes without a break, or is well again after that. */
export function newsOf({ unwellSince, isTold }: Watch, now: Date): WatchNews | null {
  if (unwellSince === null) return isTold ? 'well' : null
  return !isTold && now.getTime() - unwellSince.getTime() >= patienceMs ? 'unwell' : null
}

/** What is known once `news` has been told. */
export function afterTelling(watch: Watch, news: WatchNews): Watch {
  return { ...watch, isTold: news === 'unwell' }
}

/** How much room there is on a disk, and how large it is. */
export interface DiskSpace {
  freeBytes: number
  sizeBytes: number
}

// Room for what PostgreSQL writes ahead, and for a day of pictures.
const plentyBytes = 2 * 2 ** 30

/** Whether less than 2 GiB is left of a disk, and less than a tenth. */
export function isNearlyFull({ freeBytes, sizeBytes }: DiskSpace): boolean {
  return freeBytes < Math.min(plentyBytes, sizeBytes / 10)
}
