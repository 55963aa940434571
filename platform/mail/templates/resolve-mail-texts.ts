import type { Language } from '#business/languages/languages.ts'
import { defaultTexts } from '#business/words/default-texts.ts'
import { fillPlaceholders } from '#business/words/fill-placeholders.ts'
import type { MailText as MailTexts } from '#payload-types.ts'

type Mail = keyof typeof defaultTexts.mails
type Values = Parameters<typeof fillPlaceholders>[1]

/** The texts of editors. */
export type MailTextsByLanguage = Record<Language, Partial<MailTexts>>

export interface ResolvedMailTexts {
  introduction: string | null
  closing: string | null
  signature: string | null
}

/** Fills the placeholders in the editors' texts, or in the defaults. */
export function resolveMailTexts(
  mail: Mail,
  language: Language,
  textsByLanguage: MailTextsByLanguage,
  values: Values,
): ResolvedMailTexts {
  const texts = textsByLanguage[language]
  const mailTexts: { introduction?: string | null; closing?: string | null } =
    texts[mail] ?? defaultTexts.mails[mail]
  return {
    introduction: mailTexts.introduction ? fillPlaceholders(mailTexts.introduction, values) : null,
    closing: mailTexts.closing ? fillPlaceholders(mailTexts.closing, values) : null,
    signature: texts.signature || null,
  }
}
