'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { formatMoment } from '#business/pickups/local-time.ts'

/** A read-only instant, in Mumbai time. */
export function MomentField({ field: { label }, path }: DateFieldClientProps) {
  const { value } = useField<string | null>({ path })
  return (
    <div className="field-type moment">
      <FieldLabel label={label} path={path} as="span" />
      <p>{value ? formatMoment(value) : '–'}</p>
    </div>
  )
}
