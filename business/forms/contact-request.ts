import * as z from 'zod/mini'
import { textLimits } from '#business/words/limits.ts'
import type { Words } from '#business/words/sentence.ts'
import { emptyAsUndefined, textSchemas } from '#business/words/text-schemas.ts'

export interface ContactFormWords {
  contact: Words['contact']
  forms: Words['forms']
}

/** The phone is optional, and becomes 10 digits. */
export function contactFields({ contact, forms }: ContactFormWords) {
  const { singleLine, multiline, personName, phone, email } = textSchemas(forms)
  return {
    name: personName({ missing: contact.nameRequired }),
    email: email({ missing: contact.emailRequired, unreadable: forms.emailInvalid }),
    phone: phone({ missing: forms.phoneInvalid }),
    subject: singleLine(textLimits.subject, { missing: contact.subjectRequired }),
    message: multiline(textLimits.message, { missing: contact.messageRequired }),
  }
}

export function contactRequestSchema(words: ContactFormWords) {
  const fields = contactFields(words)
  return z.object({
    ...fields,
    phone: emptyAsUndefined(z.optional(fields.phone)),
    requestKey: z.optional(textSchemas(words.forms).requestKey()),
  })
}

export type ContactRequest = z.output<ReturnType<typeof contactRequestSchema>>
