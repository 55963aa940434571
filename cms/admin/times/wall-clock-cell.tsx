import type { DefaultServerCellComponentProps } from 'payload'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { isWallClock, toInstant } from '#business/pickups/local-time.ts'

/** Shows nothing for invalid text, which drafts may hold. */
export function WallClockCell({ cellData }: DefaultServerCellComponentProps) {
  return isWallClock(cellData) ? formatInstant(toInstant(cellData as string)) : null
}
