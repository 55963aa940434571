'use client'
import { TextareaField, TextField, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import type { Language } from '#business/languages/languages.ts'

type Props = (TextFieldClientProps | TextareaFieldClientProps) & {
  placeholders: Partial<Record<Language, string>>
}

export function DefaultTextField({ placeholders, ...props }: Props) {
  const placeholder = placeholders[useLocale().code as Language]
  if (props.field.type === 'textarea') {
    const { field, ...textarea } = props as TextareaFieldClientProps
    return (
      <TextareaField {...textarea} field={{ ...field, admin: { ...field.admin, placeholder } }} />
    )
  }
  const { field, ...text } = props as TextFieldClientProps
  return <TextField {...text} field={{ ...field, admin: { ...field.admin, placeholder } }} />
}
