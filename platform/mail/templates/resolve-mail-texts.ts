import { byLanguage, defaultLanguage, type Language } from '#business/languages/languages.ts'
import { pickLanguage } from '#business/languages/localized-text.ts'
import { fillPlaceholders } from '#business/words/placeholders.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { MailText as MailTexts } from '#payload-types.ts'

type Mail = keyof Words['defaultTexts']['mails']
type Values = Parameters<typeof fillPlaceholders>[1]

/** The texts of editors. */
export type MailTextsByLanguage = Record<Language, Partial<MailTexts>>

export interface ResolvedMailTexts {
  introduction: string | null
  closing: string | null
  signature: string | null
  /** Untranslated texts. */
  english?: ('introduction' | 'closing' | 'signature')[]
}

/** Takes the texts as Payload reads them in all languages. */
export function mailTextsByLanguage(stored: MailTexts): MailTextsByLanguage {
  const { mails, whatsapp } = wordsFor(defaultLanguage).defaultTexts
  return byLanguage((language) => pickLanguage(language, stored, { ...mails, whatsapp }))
}

/** Fills the placeholders in the editors' texts, or in the defaults. */
export function resolveMailTexts(
  mail: Mail,
  language: Language,
  textsByLanguage: MailTextsByLanguage,
  values: Values,
): ResolvedMailTexts {
  const texts = textsByLanguage[language]
  const inEnglish = textsByLanguage[defaultLanguage]
  const isEnglish = (text: unknown, english: unknown) =>
    language !== defaultLanguage && Boolean(text) && text === english
  const fill = (part: 'introduction' | 'closing') => {
    const defaults: { introduction?: string; closing?: string } =
      wordsFor(language).defaultTexts.mails[mail]
    // An emptied text is left out.
    const text = texts[mail]?.[part] ?? defaults[part]
    return text ? fillPlaceholders(text, values) : null
  }
  return {
    introduction: fill('introduction'),
    closing: fill('closing'),
    signature: texts.signature || null,
    english: [
      ...(['introduction', 'closing'] as const).filter((part) =>
        isEnglish(texts[mail]?.[part], inEnglish[mail]?.[part]),
      ),
      ...(isEnglish(texts.signature, inEnglish.signature) ? (['signature'] as const) : []),
    ],
  }
}
