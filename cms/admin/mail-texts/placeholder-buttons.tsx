'use client'
import './mail-texts.css'
import { useField } from '@payloadcms/ui'
import type { MouseEvent } from 'react'
import {
  checkPlaceholderNames,
  inBraces,
  placeholders,
  type PlaceholderSet,
} from '#business/words/placeholders.ts'

export function PlaceholderButtons({
  path,
  set,
  description,
}: {
  path: string
  set: PlaceholderSet
  description?: string
}) {
  const { value, showError } = useField<string | null>({ path })
  // Payload shows the mistake itself after an attempt to publish.
  const mistake = value && !showError ? checkPlaceholderNames(value, set) : null
  return (
    <div className="placeholder-buttons">
      {description && <p className="field-description">{description}</p>}
      <p role="group" aria-label="Words to insert">
        Insert{' '}
        {placeholders[set].map((word) => (
          <button
            key={word}
            type="button"
            // Keeps the selection and, on phones, the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => insertAtCursor(event, inBraces(word))}
          >
            {inBraces(word)}
          </button>
        ))}
      </p>
      <p role="status">{mistake}</p>
    </div>
  )
}

function insertAtCursor({ currentTarget }: MouseEvent, text: string): void {
  const input = currentTarget
    .closest('.field-type')
    ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  if (!input || input.disabled) return
  const { selectionStart, selectionEnd, value } = input
  input.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
