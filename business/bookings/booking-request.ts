import * as z from 'zod/mini'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'
import { problemOfAddress, type ServiceArea } from '#business/pickups/service-area.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import * as messages from '#business/words/messages.ts'
import { phoneDigits } from '#business/words/phone.ts'
import { lineOfText, linesOfText, nameOfPerson } from '#business/words/written-text.ts'
import { serviceTypeValues } from './service-types.ts'

const say = messages.booking

/** Each field of a booking by itself: the same rule for the form, the collection and REST. SPEC section 5. */
export const bookingFields = {
  serviceType: z.enum(serviceTypeValues, { error: say.serviceRequired }),
  date: z.string({ error: say.dateRequired }).check(z.refine(isLocalDate, say.dateRequired)),
  time: z.enum(timeSlotValues, { error: say.timeRequired }),
  name: nameOfPerson({ missing: say.nameRequired }),
  phone: z.pipe(
    lineOfText('phone', { missing: say.phoneRequired, unreadable: say.phoneInvalid }).check(
      z.refine((phone) => phoneDigits(phone) !== null, say.phoneInvalid),
    ),
    z.transform((phone) => phoneDigits(phone) ?? phone),
  ),
  email: z.pipe(lineOfText('email', { missing: say.emailInvalid }), z.email(say.emailInvalid)),
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
 * that is not among those `offered` the form knows nothing, and refuses nothing. Nor of addresses, where it is given no
 * `serviceArea`.
 */
export function bookingFormSchema({
  today,
  offered,
  serviceArea,
}: {
  today: LocalDate
  offered: ReadonlyMap<LocalDate, DayAvailability>
  serviceArea?: ServiceArea
}): BookingRequestSchema {
  const schema = bookingRequestSchema({ today })
  const date = schema.shape.date.check(({ value, issues }) => {
    const reason = offered.get(value)?.reason
    if (reason) issues.push({ code: 'custom', message: reason, input: value })
  })
  const address = schema.shape.address.check(({ value, issues }) => {
    const problem = serviceArea && problemOfAddress(value, serviceArea)
    if (problem) issues.push({ code: 'custom', message: problem.sentence, input: value })
  })
  return z.extend(schema, { date, address })
}

let latest: { today: LocalDate; schema: BookingRequestSchema } | undefined

function schemaFor(today: LocalDate) {
  return z.object({
    ...bookingFields,
    date: bookingFields.date.check(z.refine((date) => date >= today, say.dateInPast)),
    email: z.optional(bookingFields.email),
    items: z.optional(bookingFields.items),
    instructions: z.optional(bookingFields.instructions),
    /** Made by the form once: a repeated submit carries the same key. Without one nothing can be recognised as a repeat. */
    requestKey: z.optional(z.uuid(say.requestKeyInvalid)),
  })
}

export type BookingRequest = z.output<BookingRequestSchema>
export type BookingField = keyof BookingRequest
