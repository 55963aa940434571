import { fillIn } from '#business/words/fill-in.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { MailText as MailTexts } from '#payload-types.ts'

type Mail = keyof typeof standardTexts.mails
type Values = Parameters<typeof fillIn>[1]

/** What a mail says around the particulars; null where it says nothing there. */
export interface MailWords {
  introduction: string | null
  closing: string | null
  signature: string | null
}

/** The words of a mail as editors wrote them, with `values` in the place of `{words}`; the standard ones until then. */
export function mailWords(mail: Mail, texts: Partial<MailTexts>, values: Values): MailWords {
  const written: { introduction?: string | null; closing?: string | null } =
    texts[mail] ?? standardTexts.mails[mail]
  return {
    introduction: written.introduction ? fillIn(written.introduction, values) : null,
    closing: written.closing ? fillIn(written.closing, values) : null,
    signature: texts.signature || null,
  }
}
