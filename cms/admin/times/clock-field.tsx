'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/**
 * A day, or a day and a time as the clocks show them in Mumbai, kept as text: wherever it is typed, it means the same. A date of
 * the CMS's own kind is an instant, and would shift.
 */
export function ClockField({
  field: { label, required, admin },
  path,
  readOnly,
  type,
}: TextFieldClientProps & { type: 'date' | 'datetime-local' }) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
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
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
