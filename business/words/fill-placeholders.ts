type Values = Record<string, string | number | null | undefined>

const placeholder = /\{(\w+)\}/g

/**
 * Replaces placeholders: `Since {founded}` becomes `Since 1998`. Null if a value is missing. Leaves
 * unknown placeholders unchanged.
 */
export function fillPlaceholders(text: string, values: Values): string | null {
  const used = [...text.matchAll(placeholder)]
    .map(([, word = '']) => word)
    .filter((word) => Object.hasOwn(values, word))
  if (used.some((word) => !isKnown(values[word]))) return null
  return text.replace(placeholder, (match, word: string) =>
    used.includes(word) ? String(values[word]) : match,
  )
}

function isKnown(value: Values[string]): boolean {
  return value !== null && value !== undefined && value !== ''
}
