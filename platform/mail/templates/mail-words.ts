import { fillIn } from '#business/words/fill-in.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { MailText as MailTexts } from '#payload-types.ts'

type Mail = keyof typeof standardTexts.mails
type Values = Parameters<typeof fillIn>[1]

export interface MailWords {
  introduction: string | null
  closing: string | null
  signature: string | null
}

/** Fills the placeholders in the editors' texts, or in the defaults. */
export function mailWords(mail: Mail, texts: Partial<MailTexts>, values: Values): MailWords {
  const mailTexts: { introduction?: string | null; closing?: string | null } =
    texts[mail] ?? standardTexts.mails[mail]
  return {
    introduction: mailTexts.introduction ? fillIn(mailTexts.introduction, values) : null,
    closing: mailTexts.closing ? fillIn(mailTexts.closing, values) : null,
    signature: texts.signature || null,
  }
}
