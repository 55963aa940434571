import { langOf } from '#business/languages/languages.ts'

/** Part of a sentence or line. Adds an element only around an untranslated text. */
export function MarkedText<Texts extends object>({
  texts,
  field,
}: {
  texts: Texts
  field: keyof Texts & string
}) {
  const lang = langOf(texts, field)
  const text = texts[field] as string
  return lang ? <span lang={lang}>{text}</span> : text
}
