/** Returns a made-up language: each sentence has marks around it, and keeps its placeholders. */
export function markWords<Words>(words: Words): Words {
  if (typeof words === 'string') return `«${words}»` as Words
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, markWords<unknown>(value)]),
  ) as Words
}
