import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoment, isWallClock, toInstant } from '#business/pickups/local-time.ts'

/** A wall-clock time; drafts may hold invalid text. */
export function ClockCell({ cellData }: DefaultServerCellComponentProps) {
  return isWallClock(cellData) ? formatMoment(toInstant(cellData as string)) : null
}
