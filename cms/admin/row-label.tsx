'use client'
import { useRowLabel } from '@payloadcms/ui'

export function RowLabel({ field }: { field: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const text = data?.[field]
  return typeof text === 'string' && text !== '' ? text : `${(rowNumber ?? 0) + 1}`
}
