import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react'
import type { ComponentProps, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { withoutCountryCode } from '#business/words/phone.ts'
import { fillCount, type Words } from '#business/words/sentence.ts'
import { FieldError } from './field-errors.tsx'

const control =
  'mt-2 block w-full rounded-card border border-line-strong bg-white px-4 py-3 text-base text-ink ' +
  'placeholder:text-ink-soft/70 aria-invalid:border-red aria-invalid:bg-red-pale'

interface FieldProps {
  label: string
  field: FieldMetadata<string | undefined>
  hint?: string
  /** False if the form lists its errors in one place. */
  showError?: boolean
}

export function TextField({
  label,
  field,
  hint,
  showError,
  type = 'text',
  before,
  children,
  ...rest
}: FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'password' | 'date'
    before?: string
    children?: ReactNode
  }) {
  const { key, ...props } = getInputProps(field, { type, ariaDescribedBy: hint && hintId(field) })
  return (
    <FieldLayout label={label} field={field} hint={hint} showError={showError}>
      {children}
      <div className="relative">
        {before && (
          <span aria-hidden="true" className="absolute top-3 left-4 text-ink-soft">
            {before}
          </span>
        )}
        <input key={key} {...props} className={`${control} ${before ? 'pl-14' : ''}`} {...rest} />
      </div>
    </FieldLayout>
  )
}

/** With fewer characters left, the field shows how many. */
const countShownBelow = 100

export function TextArea({
  words,
  label,
  field,
  hint,
  showError,
  rows = 3,
  maxLength,
  ...rest
}: FieldProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { words: Pick<Words['forms'], 'charactersLeft'> }) {
  const { key, ...props } = getTextareaProps(field, { ariaDescribedBy: hint && hintId(field) })
  const charactersLeft = (maxLength ?? Infinity) - (field.value?.length ?? 0)
  return (
    <FieldLayout label={label} field={field} hint={hint} showError={showError}>
      <textarea
        key={key}
        {...props}
        rows={rows}
        maxLength={maxLength}
        className={control}
        {...rest}
      />
      {charactersLeft < countShownBelow && (
        <p className="mt-1 text-sm text-ink-soft">
          {fillCount(words.charactersLeft, charactersLeft)}
        </p>
      )}
    </FieldLayout>
  )
}

function FieldLayout({
  label,
  field,
  hint,
  showError = true,
  children,
}: FieldProps & { children: ReactNode }) {
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

/** Accepts an Indian number behind a fixed +91; removes a pasted or autofilled country code. */
export function PhoneField({
  update,
  autoComplete = 'tel-national',
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'prefix'> & {
  update?: (value: string) => void
}) {
  const removeCountryCode = (input: HTMLInputElement) => {
    const national = withoutCountryCode(input.value)
    if (national !== input.value) update?.(national)
  }
  return (
    <TextField
      {...rest}
      before="+91"
      inputMode="tel"
      autoComplete={autoComplete}
      onBlur={(event) => removeCountryCode(event.currentTarget)}
      onInput={({ currentTarget, nativeEvent }) => {
        // Do not interfere with typing.
        if (nativeEvent.inputType !== 'insertText') removeCountryCode(currentTarget)
      }}
    />
  )
}
