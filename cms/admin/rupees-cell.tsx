import type { DefaultServerCellComponentProps } from 'payload'
import { formatPaise } from '#business/content/prices.ts'

/** An amount in a list. */
export function RupeesCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatPaise(cellData) : null
}
