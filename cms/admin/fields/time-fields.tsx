'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps, TextFieldClientProps } from 'payload'
import { formatInstant, weekdayNameOf } from '#business/pickups/english-dates.ts'
import { isLocalDate, toLocalDate } from '#business/pickups/local-time.ts'

/**
 * Edits a day, or a day and time in Mumbai, stored as text. Payload's date field stores an instant,
 * which would shift with the editor's time zone.
 */
export function WallClockField({
  field: { label, required, admin },
  path,
  readOnly,
  type,
}: TextFieldClientProps & { type: 'date' | 'datetime-local' }) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  const date = toLocalDate(value ?? '')
  return (
    <div className="field-type text" style={{ flex: `0 1 ${admin?.width ?? 'auto'}` }}>
      <FieldLabel label={label} required={required} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type={type}
          value={value ?? ''}
          disabled={readOnly || disabled}
          onChange={({ target }) => setValue(target.value || null)}
        />
        {isLocalDate(date) && <output htmlFor={id}>{weekdayNameOf(date)}</output>}
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}

export function InstantField({ field: { label }, path }: DateFieldClientProps) {
  const { value } = useField<string | null>({ path })
  return (
    <div className="field-type">
      <FieldLabel label={label} path={path} as="span" />
      <p>{value ? formatInstant(value) : '–'}</p>
    </div>
  )
}
