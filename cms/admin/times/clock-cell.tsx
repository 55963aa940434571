import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoment, instantOf, isWallClock } from '#business/pickups/local-time.ts'

/** A day and a time in a list, of which a draft may hold anything. */
export function ClockCell({ cellData }: DefaultServerCellComponentProps) {
  return isWallClock(cellData) ? formatMoment(instantOf(cellData as string)) : null
}
