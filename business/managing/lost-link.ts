import { z } from 'zod'
import { bookingFields } from '#business/bookings/booking-request.ts'
import { referencePattern } from '#business/bookings/reference.ts'
import { messages } from '#business/words/messages.ts'

const say = messages.managing

/** What a customer who lost the link to a booking knows of it. The reference comes out as it is stored, without a `#`. */
export const lostLinkSchema = z.object({
  reference: z
    .string({ error: say.referenceRequired })
    .transform((written) => written.replace(/[\s#]/g, '').toUpperCase())
    .pipe(z.string().regex(referencePattern, say.referenceInvalid)),
  phone: bookingFields.phone,
})

export type LostLink = z.output<typeof lostLinkSchema>
