import type { FormState } from 'payload'
import { toWords } from 'payload/shared'
import { plainRichText } from '#platform/fields/plain-rich-text.ts'

/** The changed texts and the names of their fields, to copy. */
export function typedText(fields: FormState): string {
  const texts = Object.entries(fields).flatMap(([path, { value, initialValue }]) => {
    const text = asText(value)
    const isTyped = text !== '' && text !== asText(initialValue)
    return isTyped && !systemFields.has(path) ? [`${fieldName(path)}\n${text}`] : []
  })
  return texts.join('\n\n')
}

const systemFields = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', '_order', '_status'])

function asText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  const isRichText = typeof value === 'object' && value !== null && 'root' in value
  return isRichText ? plainRichText(value).trim() : ''
}

/** `items.0.title` becomes `Items 1 > Title`. */
function fieldName(path: string): string {
  return path
    .replace(/\.(\d+)/g, (_, index) => ` ${Number(index) + 1}`)
    .split('.')
    .map((part) => toWords(part))
    .join(' > ')
}
