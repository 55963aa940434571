'use client'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type { FormState, TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { textLimits } from '#business/words/limits.ts'
import type { User } from '#payload-types.ts'

export function OwnPassword({ path, field }: TextFieldClientProps) {
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const isRequired = useFormFields(([fields]) => isTakeover(fields, saved))
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const { value = '', setValue, showError, errorMessage } = useField<string>({ path })
  const savedAt = (saved as Partial<User> | undefined)?.updatedAt
  useEffect(() => {
    // Clear after saving: Payload hides the fields of a new password but keeps their values.
    for (const typed of [path, 'password']) {
      dispatch({ type: 'UPDATE', path: typed, value: undefined })
    }
  }, [savedAt, dispatch, path])
  if (id && !isRequired && !showError) return null
  return (
    <div className={['field-type', 'text', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel label={field.label} path={path} required />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          id={`field-${path}`}
          type="password"
          autoComplete="current-password"
          maxLength={textLimits.password}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/** Mirrors collections/users/passwords.ts. */
function isTakeover(fields: FormState, saved: Partial<User> = {}): boolean {
  const isChanged = (name: 'email' | 'role') => {
    const typed = fields[name]?.value
    return typed !== undefined && typed !== saved[name]
  }
  return Boolean(fields.password?.value) || isChanged('email') || isChanged('role')
}
