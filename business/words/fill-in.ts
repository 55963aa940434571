type Values = Record<string, string | number | null | undefined>

const blank = /\{(\w+)\}/g

/**
 * A text with each `{word}` replaced by the value of that name: `Since {founded}` with `{ founded: 1998 }` is
 * `Since 1998`. Null where a value that the text asks for is not known, for then the text says nothing. A word that
 * stands for no value is left as it was written.
 */
export function fillIn(text: string, values: Values): string | null {
  const asked = [...text.matchAll(blank)]
    .map(([, word = '']) => word)
    .filter((word) => Object.hasOwn(values, word))
  if (asked.some((word) => !isKnown(values[word]))) return null
  return text.replace(blank, (written, word: string) =>
    asked.includes(word) ? String(values[word]) : written,
  )
}

function isKnown(value: Values[string]): boolean {
  return value !== null && value !== undefined && value !== ''
}
