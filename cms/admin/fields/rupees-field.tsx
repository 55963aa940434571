'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps } from 'payload'

export function RupeesField({ field, path, readOnly }: NumberFieldClientProps) {
  const { label, required, admin } = field
  const { value, setValue, showError, disabled } = useField<number | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className="field-type number" style={mergeFieldStyles(field)}>
      <FieldLabel label={label} required={required} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          value={typeof value === 'number' ? value / 100 : ''}
          disabled={readOnly || disabled}
          onChange={({ target }) =>
            setValue(target.value === '' ? null : Math.round(target.valueAsNumber * 100))
          }
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
