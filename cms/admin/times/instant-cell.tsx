import type { DefaultServerCellComponentProps } from 'payload'
import { formatInstant } from '#business/pickups/english-dates.ts'

/** Shows Mumbai time. An invalid instant must not break the list. */
export function InstantCell({ cellData }: DefaultServerCellComponentProps) {
  const instant = new Date((cellData as string | null) ?? NaN)
  return Number.isNaN(+instant) ? null : formatInstant(instant)
}
