'use client'
import { useField, useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { formatLongDate, isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { Holiday } from '#business/pickups/opening-hours.ts'

/** A folded holiday: `Tuesday, 26 January 2027: Republic Day`. */
export function HolidayName() {
  const { data, rowNumber } = useRowLabel<Partial<Holiday> | undefined>()
  const { date, label } = data ?? {}
  useUnfoldedAtFirst(rowNumber, !date && !label)
  const day = date && isLocalDate(date) ? formatLongDate(date) : null
  const name = [day, label].filter(Boolean).join(': ') || 'New holiday'
  const isOver = day && date! < localDateAt(new Date())
  return isOver ? <span className="holiday-over">{name} (over)</span> : name
}

/** Payload folds a row that is added, like those that are there, before anything stands in it. */
function useUnfoldedAtFirst(rowNumber: number | undefined, isEmpty: boolean) {
  const path = 'holidays'
  const { dispatchFields } = useForm()
  const { rows = [] } = useField({ path, hasRows: true })
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current || rows.length === 0) return
    isDecided.current = true
    if (!isEmpty) return
    const updatedRows = rows.map((row, index) =>
      index === rowNumber ? { ...row, collapsed: false } : row,
    )
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [dispatchFields, isEmpty, rowNumber, rows])
}
