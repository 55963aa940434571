import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoment } from '#business/pickups/local-time.ts'

/** An instant in a list, as the clocks show it in Mumbai. Nothing where there is none, so that no line breaks the list. */
export function MomentCell({ cellData }: DefaultServerCellComponentProps) {
  const instant = new Date((cellData as string | null) ?? NaN)
  return Number.isNaN(+instant) ? null : formatMoment(instant)
}
