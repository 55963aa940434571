import * as z from 'zod/mini'
import { contactMessages } from '#business/words/contact-messages.ts'
import * as messages from '#business/words/messages.ts'
import { textLimits } from '#business/words/text-limits.ts'
import {
  multilineSchema,
  personNameSchema,
  phoneSchema,
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
  phone: phoneSchema({ missing: messages.booking.phoneInvalid }),
  subject: singleLineSchema(textLimits.subject, { missing: say.subjectRequired }),
  message: multilineSchema(textLimits.message, { missing: say.messageRequired }),
}

export const contactRequestSchema = z.object({
  ...contactFields,
  phone: z.optional(contactFields.phone),
  requestKey: z.optional(z.uuid(messages.booking.requestKeyInvalid)),
})

export type ContactRequest = z.output<typeof contactRequestSchema>
