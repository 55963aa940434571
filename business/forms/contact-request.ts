import * as z from 'zod/mini'
import { contactMessages } from '#business/words/contact-messages.ts'
import * as messages from '#business/words/messages.ts'
import { phoneDigits } from '#business/words/phone.ts'
import { textLimits } from '#business/words/text-limits.ts'
import { lineOfText, linesOfText, nameOfPerson } from '#business/words/written-text.ts'

const say = contactMessages

/** The phone is optional, in any format; an Indian one becomes 10 digits. */
export const contactFields = {
  name: nameOfPerson({ missing: say.nameRequired }),
  email: z.pipe(
    lineOfText(textLimits.email, { missing: say.emailRequired, unreadable: say.emailInvalid }),
    z.email(say.emailInvalid),
  ),
  phone: z.pipe(
    lineOfText(textLimits.phone, { missing: say.phoneInvalid }),
    z.transform((phone) => phoneDigits(phone) ?? phone),
  ),
  subject: lineOfText(textLimits.subject, { missing: say.subjectRequired }),
  message: linesOfText(textLimits.message, { missing: say.messageRequired }),
}

export const contactRequestSchema = z.object({
  ...contactFields,
  phone: z.optional(contactFields.phone),
  /** Identifies repeated submits. */
  requestKey: z.optional(z.uuid(messages.booking.requestKeyInvalid)),
})

export type ContactRequest = z.output<typeof contactRequestSchema>
