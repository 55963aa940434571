import type { FieldMetadata } from '@conform-to/react'
import { getInputProps, getTextareaProps } from '@conform-to/react'
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { FieldError } from './field-error.tsx'

const control =
  'mt-2 block w-full rounded-card border border-line-strong bg-white px-4 py-3 text-base text-ink ' +
  'placeholder:text-ink-soft/70 aria-invalid:border-red aria-invalid:bg-red-pale'

interface Described {
  label: string
  field: FieldMetadata<string | undefined>
  /** A word of help under the label, read out together with it. */
  hint?: string
  /** False where the form says what is wrong in one place for all its fields. */
  showError?: boolean
}

export function TextField({
  label,
  field,
  hint,
  showError,
  type = 'text',
  before,
  ...rest
}: Described &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'password' | 'date'
    /** What stands fixed in front of what is written. */
    before?: string
  }) {
  const { key, ...props } = getInputProps(field, { type, ariaDescribedBy: hint && hintId(field) })
  return (
    <Labelled label={label} field={field} hint={hint} showError={showError}>
      <div className="relative">
        {before && (
          <span aria-hidden="true" className="absolute top-3 left-4 text-ink-soft">
            {before}
          </span>
        )}
        <input key={key} {...props} className={`${control} ${before ? 'pl-14' : ''}`} {...rest} />
      </div>
    </Labelled>
  )
}

/** Several lines of text; three rows high, as SPEC section 2 asks. */
export function TextArea({
  label,
  field,
  hint,
  showError,
  rows = 3,
  ...rest
}: Described & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { key, ...props } = getTextareaProps(field, { ariaDescribedBy: hint && hintId(field) })
  return (
    <Labelled label={label} field={field} hint={hint} showError={showError}>
      <textarea key={key} {...props} rows={rows} className={control} {...rest} />
    </Labelled>
  )
}

function Labelled({
  label,
  field,
  hint,
  showError = true,
  children,
}: Described & { children: React.ReactNode }) {
  return (
    <div>
      <label htmlFor={field.id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId(field)} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {showError && <FieldError field={field} />}
    </div>
  )
}

function hintId(field: { id: string }): string {
  return `${field.id}-hint`
}
