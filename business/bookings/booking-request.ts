import { z } from 'zod'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { messages } from '#business/words/messages.ts'
import { phoneDigits } from '#business/words/phone.ts'
import { lineOfText, linesOfText } from '#business/words/written-text.ts'
import { serviceTypeValues } from './service-types.ts'

const say = messages.booking

/** Each field of a booking by itself: the same rule for the form, the collection and REST. SPEC section 5. */
export const bookingFields = {
  serviceType: z.enum(serviceTypeValues, { error: say.serviceRequired }),
  date: z.iso.date({ error: say.dateRequired }),
  time: z.enum(timeSlotValues, { error: say.timeRequired }),
  name: lineOfText('name', { missing: say.nameRequired }),
  phone: lineOfText('phone', { missing: say.phoneRequired, unreadable: say.phoneInvalid })
    .refine((phone) => phoneDigits(phone) !== null, say.phoneInvalid)
    .transform((phone) => phoneDigits(phone) ?? phone),
  email: lineOfText('email', { missing: say.emailInvalid }).pipe(z.email(say.emailInvalid)),
  address: linesOfText('address', { missing: say.addressRequired }),
  items: linesOfText('items', { missing: say.itemsUnreadable }),
  instructions: linesOfText('instructions', { missing: say.instructionsUnreadable }),
}

/**
 * What a visitor asks for. Phone comes out as its 10 digits; what was left empty comes out undefined.
 * `today` is the day it is in the business's time zone; that day itself is allowed.
 */
export function bookingRequestSchema({ today }: { today: LocalDate }): BookingRequestSchema {
  // Building a schema costs more than checking a booking with it, and the day changes once a day.
  if (latest?.today !== today) latest = { today, schema: schemaFor(today) }
  return latest.schema
}

type BookingRequestSchema = ReturnType<typeof schemaFor>

/**
 * The same for a form that knows what can be booked: a day on which nothing can is refused with its reason. Of a day
 * that is not among those `offered` the form knows nothing, and refuses nothing.
 */
export function bookingFormSchema({
  today,
  offered,
}: {
  today: LocalDate
  offered: ReadonlyMap<LocalDate, DayAvailability>
}): BookingRequestSchema {
  const schema = bookingRequestSchema({ today })
  const date = schema.shape.date.superRefine((value, context) => {
    const reason = offered.get(value)?.reason
    if (reason) context.addIssue({ code: 'custom', message: reason })
  })
  return schema.extend({ date })
}

let latest: { today: LocalDate; schema: BookingRequestSchema } | undefined

function schemaFor(today: LocalDate) {
  return z.object({
    ...bookingFields,
    date: bookingFields.date.refine((date) => date >= today, say.dateInPast),
    email: bookingFields.email.optional(),
    items: bookingFields.items.optional(),
    instructions: bookingFields.instructions.optional(),
    /** Made by the form once: a repeated submit carries the same key. Without one nothing can be recognised as a repeat. */
    requestKey: z.uuid(say.requestKeyInvalid).optional(),
  })
}

export type BookingRequest = z.output<BookingRequestSchema>
export type BookingField = keyof BookingRequest
