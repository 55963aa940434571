'use client'
import { useRowLabel } from '@payloadcms/ui'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { Holiday } from '#business/pickups/opening-hours.ts'

export function RowLabel({ field }: { field: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const text = data?.[field]
  return typeof text === 'string' && text !== '' ? text : `${(rowNumber ?? 0) + 1}`
}

export function HolidayRowLabel() {
  const { date, label } = useRowLabel<Partial<Holiday> | undefined>().data ?? {}
  const day = date && isLocalDate(date) ? formatLongDate(date) : null
  const name = [day, label].filter(Boolean).join(': ') || 'New holiday'
  const isPast = day && date! < localDateAt(new Date())
  return isPast ? <span className="holiday-past">{name} (past)</span> : name
}
