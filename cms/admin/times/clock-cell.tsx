import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoment, instantOf, isWallClock } from '#business/pickups/local-time.ts'

/** A wall-clock time; drafts may hold invalid text. */
export function ClockCell({ cellData }: DefaultServerCellComponentProps) {
  return isWallClock(cellData) ? formatMoment(instantOf(cellData as string)) : null
}
