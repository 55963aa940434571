import type { DefaultServerCellComponentProps } from 'payload'

export function YesNoCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? 'Yes' : 'No'
}
