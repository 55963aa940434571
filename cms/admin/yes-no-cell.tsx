import type { DefaultServerCellComponentProps } from 'payload'

/** A tick in a list. */
export function YesNoCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? 'Yes' : 'No'
}
