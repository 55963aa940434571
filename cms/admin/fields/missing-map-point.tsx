'use client'
import { useFormFields } from '@payloadcms/ui'

const names = ['mapPoint.latitude', 'mapPoint.longitude']

export function MissingMapPoint() {
  const isMissing = useFormFields(([fields]) =>
    names.some((name) => typeof fields[name]?.value !== 'number'),
  )
  return (
    <p role="status" className={isMissing ? 'form-note' : undefined}>
      {isMissing && 'Without both numbers, this branch is missing from the map on the site.'}
    </p>
  )
}
