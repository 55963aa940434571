'use client'
import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** A day of the calendar, kept as text: a date of the CMS's own kind is an instant, and would shift by a day. */
export function DayField({
  field: { label, required, admin },
  path,
  readOnly,
}: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className="field-type text" style={{ flex: `0 1 ${admin?.width ?? 'auto'}` }}>
      <FieldLabel label={label} required={required} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="date"
          value={value ?? ''}
          disabled={readOnly || disabled}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
    </div>
  )
}
