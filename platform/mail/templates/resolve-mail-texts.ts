import { defaultTexts } from '#business/words/en/default-texts.ts'
import { fillPlaceholders } from '#business/words/fill-placeholders.ts'
import type { MailText as MailTexts } from '#payload-types.ts'

type Mail = keyof typeof defaultTexts.mails
type Values = Parameters<typeof fillPlaceholders>[1]

export interface ResolvedMailTexts {
  introduction: string | null
  closing: string | null
  signature: string | null
}

/** Fills the placeholders in the editors' texts, or in the defaults. */
export function resolveMailTexts(
  mail: Mail,
  texts: Partial<MailTexts>,
  values: Values,
): ResolvedMailTexts {
  const fill = (part: 'introduction' | 'closing') => {
    const defaults: { introduction?: string; closing?: string } = defaultTexts.mails[mail]
    // An emptied text is left out.
    const text = texts[mail]?.[part] ?? defaults[part]
    return text ? fillPlaceholders(text, values) : null
  }
  return {
    introduction: fill('introduction'),
    closing: fill('closing'),
    signature: texts.signature || null,
  }
}
