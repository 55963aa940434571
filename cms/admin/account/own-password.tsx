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
import { textLimits } from '#business/words/text-limits.ts'
import type { User } from '#payload-types.ts'

/** On an account: the password of whoever changes it, where that is asked for. */
export function OwnPassword({ path, field }: TextFieldClientProps) {
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const takesOver = useFormFields(([fields]) => isTakeover(fields, saved))
  const dispatch = useFormFields(([, dispatch]) => dispatch)
  const { value = '', setValue, showError, errorMessage } = useField<string>({ path })
  const savedAt = (saved as Partial<User> | undefined)?.updatedAt
  useEffect(() => {
    // What was typed has done its work; Payload closes the fields of the new password, and keeps what is in them.
    for (const typed of [path, 'password']) {
      dispatch({ type: 'UPDATE', path: typed, value: undefined })
    }
  }, [savedAt, dispatch, path])
  if (id && !takesOver && !showError) return null
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

/** As collections/users/require-own-password.ts has it. */
function isTakeover(fields: FormState, saved: Partial<User> = {}): boolean {
  const isAnother = (name: 'email' | 'role') => {
    const typed = fields[name]?.value
    return typed !== undefined && typed !== saved[name]
  }
  return Boolean(fields.password?.value) || isAnother('email') || isAnother('role')
}
