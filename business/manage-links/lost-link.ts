import * as z from 'zod/mini'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { referencePattern } from '#business/bookings/reference.ts'
import { toAsciiDigits } from '#business/words/digits.ts'
import * as messages from '#business/words/messages.ts'

const say = messages.manageLink

/** Converts the reference to its stored form: upper case, ASCII digits, without spaces or `#`. */
export const lostLinkSchema = z.object({
  reference: z.pipe(
    z.pipe(
      z.string({ error: say.referenceRequired }),
      z.transform((typed) => toAsciiDigits(typed).replace(/[\s#]/g, '').toUpperCase()),
    ),
    z.string().check(z.regex(referencePattern, say.referenceInvalid)),
  ),
  phone: englishFields.phone,
})

export type LostLink = z.output<typeof lostLinkSchema>
