import type { Words } from '#business/words/sentence.ts'
import type { PageName } from './site-pages.ts'

/** Returns the default texts of a global or an entry, in its shape. */
export function storedDefaults(slug: string, texts: Words['defaultTexts']): object {
  const page = /^(.+)-page$/.exec(slug)?.[1] as PageName | undefined
  if (page) return texts[page]
  switch (slug) {
    case 'site-layout':
      return texts.layout
    case 'mail-texts':
      return { ...pickEditableTexts(texts), whatsapp: texts.whatsapp }
    case 'branches':
    case 'business-info':
      return { address: { country: texts.country } }
    default:
      return {}
  }
}

function pickEditableTexts({ mails }: Words['defaultTexts']): object {
  const entries = Object.entries<Record<string, string>>(mails)
  return Object.fromEntries(
    entries.map(([name, { subject: _subject, heading: _heading, ...texts }]) => [name, texts]),
  )
}
