import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoment } from '#business/pickups/local-time.ts'

/** An instant in a list, as the clocks show it in Mumbai. */
export function MomentCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' || cellData instanceof Date ? formatMoment(cellData) : null
}
