import * as z from 'zod/mini'
import { contactMessages } from '#business/words/contact-messages.ts'
import * as messages from '#business/words/messages.ts'
import { phoneDigits } from '#business/words/phone.ts'
import { textLimits } from '#business/words/text-limits.ts'
import { lineOfText, linesOfText, nameOfPerson } from '#business/words/written-text.ts'

const say = contactMessages

/** Each field of a message to the business. SPEC section 5: phone is optional and of any form; an Indian one comes out as 10 digits. */
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

/** What a visitor writes to the business on the Contact page. */
export const contactRequestSchema = z.object({
  ...contactFields,
  phone: z.optional(contactFields.phone),
  /** Made by the form once: a repeated submit carries the same key. */
  requestKey: z.optional(z.uuid(messages.booking.requestKeyInvalid)),
})

export type ContactRequest = z.output<typeof contactRequestSchema>
