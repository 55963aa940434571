'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { formatInstant } from '#business/pickups/english-dates.ts'

export function InstantField({ field: { label }, path }: DateFieldClientProps) {
  const { value } = useField<string | null>({ path })
  return (
    <div className="field-type">
      <FieldLabel label={label} path={path} as="span" />
      <p>{value ? formatInstant(value) : '–'}</p>
    </div>
  )
}
