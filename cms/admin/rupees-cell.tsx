import type { DefaultServerCellComponentProps } from 'payload'
import { formatPaise } from '#business/content/prices.ts'

export function RupeesCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatPaise(cellData) : null
}
