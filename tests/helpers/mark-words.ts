/** Words of a made-up language: each text begins with a mark. */
export function markWords<Words extends object>(words: Words): Words {
  const marked = Object.entries(words).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? `~${value}` : markWords(value as object),
  ])
  const copy: unknown = Array.isArray(words)
    ? marked.map(([, value]) => value)
    : Object.fromEntries(marked)
  return copy as Words
}
