'use client'
import { useAllFormFields, useField, useForm } from '@payloadcms/ui'
import type { DayHours, Weekday } from '#business/pickups/opening-hours.ts'

/** Reads and edits the weekly hours; row indexes start at 0. */
export function useWeeklyHours({ path, schemaPath }: { path: string; schemaPath?: string }) {
  const { rows = [], showError, disabled } = useField({ path, hasRows: true })
  const [fields] = useAllFormFields()
  const { addFieldRow, removeFieldRow, dispatchFields, setModified } = useForm()

  const week = rows.map((_, row): DayHours => {
    const value = (name: string): unknown => fields[`${path}.${row}.${name}`]?.value
    return {
      day: value('day') as Weekday,
      closed: Boolean(value('closed')),
      opensAt: value('opensAt') as string | null,
      closesAt: value('closesAt') as string | null,
    }
  })

  return {
    week,
    showError,
    isDisabled: disabled,
    change: (row: number, hours: Partial<DayHours>) => {
      for (const [name, value] of Object.entries<unknown>(hours)) {
        dispatchFields({ type: 'UPDATE', path: `${path}.${row}.${name}`, value })
      }
      setModified(true)
    },
    add: (days: DayHours[]) => {
      days.forEach((day, index) =>
        addFieldRow({
          path,
          schemaPath: schemaPath ?? path,
          rowIndex: rows.length + index,
          subFieldState: Object.fromEntries(
            Object.entries(day).map(([name, value]: [string, unknown]) => [
              name,
              { value, initialValue: value, valid: true },
            ]),
          ),
        }),
      )
    },
    remove: (indexes: number[]) => {
      // From the end, to keep the other indexes valid.
      for (const rowIndex of indexes.toSorted((a, b) => b - a)) removeFieldRow({ path, rowIndex })
    },
  }
}
