import type { RunSheetStop } from '#app/models/bookings/run-sheet.server.ts'
import { useOfflineTicks } from './offline-ticks.ts'

export interface Tick {
  /** ISO 8601 UTC; null until staff mark the pickup. */
  pickedUpAt: string | null
  isUnsent: boolean
  /** Marked as picked up, or completed without a mark. */
  isCollected: boolean
}

export type ReadTick = (stop: RunSheetStop) => Tick

/** Ticks of this device count before the server has them. */
export function useTicks(): ReadTick {
  const { unsent, sent } = useOfflineTicks()
  return ({ id, collectedAt, status }) => {
    const pickedUpAt = { [id]: collectedAt, ...sent, ...unsent }[id] ?? null
    const isCollected = pickedUpAt !== null || status === 'completed'
    return { pickedUpAt, isCollected, isUnsent: id in unsent }
  }
}

export function countCollected(stops: RunSheetStop[], readTick: ReadTick): number {
  return stops.filter((stop) => readTick(stop).isCollected).length
}
