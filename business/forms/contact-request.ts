import * as z from 'zod/mini'
import { contactMessages } from '#business/words/contact-messages.ts'
import * as messages from '#business/words/messages.ts'
import { phoneDigits } from '#business/words/phone.ts'
import { textLimits } from '#business/words/text-limits.ts'
import {
  multilineSchema,
  personNameSchema,
  singleLineSchema,
} from '#business/words/text-schemas.ts'

const say = contactMessages

/** The phone is optional, and becomes 10 digits. */
export const contactFields = {
  name: personNameSchema({ missing: say.nameRequired }),
  email: z.pipe(
    singleLineSchema(textLimits.email, {
      missing: say.emailRequired,
      unreadable: say.emailInvalid,
    }),
    z.email(say.emailInvalid),
  ),
  phone: z.pipe(
    singleLineSchema(textLimits.phone, { missing: messages.booking.phoneInvalid }).check(
      z.refine((phone) => phoneDigits(phone) !== null, messages.booking.phoneInvalid),
    ),
    z.transform((phone) => phoneDigits(phone) ?? phone),
  ),
  subject: singleLineSchema(textLimits.subject, { missing: say.subjectRequired }),
  message: multilineSchema(textLimits.message, { missing: say.messageRequired }),
}

export const contactRequestSchema = z.object({
  ...contactFields,
  phone: z.optional(contactFields.phone),
  requestKey: z.optional(z.uuid(messages.booking.requestKeyInvalid)),
})

export type ContactRequest = z.output<typeof contactRequestSchema>
