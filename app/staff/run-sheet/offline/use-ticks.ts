import type { RunSheetStop } from '#app/models/bookings/run-sheet.server.ts'
import { stopKey, useOfflineTicks } from './offline-ticks.ts'

export interface Tick {
  /** ISO 8601 UTC; null until staff mark the stop. */
  doneAt: string | null
  isUnsent: boolean
  /** Marked, or completed without a mark. */
  isDone: boolean
}

export type ReadTick = (stop: RunSheetStop) => Tick

/** Ticks of this device count before the server has them. */
export function useTicks(): ReadTick {
  const { unsent, sent } = useOfflineTicks()
  return (stop) => {
    const key = stopKey(stop)
    const doneAt = { [key]: stop.doneAt, ...sent, ...unsent }[key] ?? null
    const isDone = doneAt !== null || stop.status === 'completed'
    return { doneAt, isDone, isUnsent: key in unsent }
  }
}

export function countDone(stops: RunSheetStop[], readTick: ReadTick): number {
  return stops.filter((stop) => readTick(stop).isDone).length
}
