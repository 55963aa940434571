import { defaultTexts } from '#business/words/default-texts.ts'
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
  const mailTexts: { introduction?: string | null; closing?: string | null } =
    texts[mail] ?? defaultTexts.mails[mail]
  return {
    introduction: mailTexts.introduction ? fillPlaceholders(mailTexts.introduction, values) : null,
    closing: mailTexts.closing ? fillPlaceholders(mailTexts.closing, values) : null,
    signature: texts.signature || null,
  }
}
