'use client'
import './mail-texts.css'
import { useField } from '@payloadcms/ui'
import { fillPlaceholders, type PlaceholderValues } from '#business/words/placeholders.ts'

export function FilledText({
  path,
  defaultText,
  values,
}: {
  path: string
  defaultText: string
  values: PlaceholderValues<'whatsapp'>
}) {
  const { value } = useField<string | null>({ path })
  const filled = fillPlaceholders(value || defaultText, values)
  return (
    <figure className="field-type filled-text">
      <figcaption>To an invented customer:</figcaption>
      <blockquote>
        {filled ?? 'WhatsApp opens without a text, because the business has no phone number.'}
      </blockquote>
    </figure>
  )
}
