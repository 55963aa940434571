import type { DefaultServerCellComponentProps } from 'payload'
import { formatInstant, isWallClock, toInstant } from '#business/pickups/local-time.ts'

/** Drafts may hold invalid text. */
export function WallClockCell({ cellData }: DefaultServerCellComponentProps) {
  return isWallClock(cellData) ? formatInstant(toInstant(cellData as string)) : null
}
