import * as z from 'zod/mini'
import { referencePattern } from '#business/bookings/fields.ts'
import { cleanLine } from '#business/words/clean-text.ts'
import { toAsciiDigits } from '#business/words/digits.ts'
import type { Words } from '#business/words/sentence.ts'
import { textSchemas } from '#business/words/text-schemas.ts'

/** Converts the reference to its stored form: upper case, ASCII digits, without spaces or `#`. */
export function lostLinkSchema({
  booking,
  findBooking,
  forms,
}: {
  booking: Pick<Words['booking'], 'phoneRequired'>
  findBooking: Words['findBooking']
  forms: Words['forms']
}) {
  return z.object({
    reference: z.pipe(
      z.pipe(
        z.string({ error: findBooking.referenceRequired }),
        z.transform((typed) => toAsciiDigits(cleanLine(typed)).replace(/[\s#]/g, '').toUpperCase()),
      ),
      z.string().check(z.regex(referencePattern, findBooking.referenceInvalid)),
    ),
    phone: textSchemas(forms).phone({ missing: booking.phoneRequired }),
  })
}

export type LostLink = z.output<ReturnType<typeof lostLinkSchema>>
