'use client'
import { useRowLabel } from '@payloadcms/ui'

/** What a row of a list is called while it is folded: the text of one of its fields, else its number. */
export function RowName({ field }: { field: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const text = data?.[field]
  return typeof text === 'string' && text !== '' ? text : `${(rowNumber ?? 0) + 1}`
}
