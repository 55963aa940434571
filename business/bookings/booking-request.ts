import * as z from 'zod/mini'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'
import { problemOfAddress, type ServiceArea } from '#business/pickups/service-area.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import * as messages from '#business/words/messages.ts'
import { phoneDigits } from '#business/words/phone.ts'
import { lineOfText, linesOfText, nameOfPerson } from '#business/words/written-text.ts'
import {
  type BookingDetail,
  bookingFields,
  detailField,
  eachDetail,
  type OptionalDetail,
} from './fields.ts'
import { serviceTypeValues } from './service-types.ts'

const say = messages.booking

type DetailSchema = z.ZodMiniType<string, string>

/** The schema of each field: the same for the form, the collection and REST. SPEC section 5. */
export const fieldSchemas = {
  ...eachDetail((name): DetailSchema => {
    const { label, input, maxLength } = detailField(name)
    const text = input === 'lines' ? linesOfText : lineOfText
    return text(maxLength, { missing: say.unreadable(label) })
  }),
  serviceType: z.enum(serviceTypeValues, { error: say.serviceRequired }),
  date: z.string({ error: say.dateRequired }).check(z.refine(isLocalDate, say.dateRequired)),
  time: z.enum(timeSlotValues, { error: say.timeRequired }),
  name: nameOfPerson({ missing: say.nameRequired }),
  phone: z.pipe(
    lineOfText(bookingFields.phone.maxLength, {
      missing: say.phoneRequired,
      unreadable: say.phoneInvalid,
    }).check(z.refine((phone) => phoneDigits(phone) !== null, say.phoneInvalid)),
    z.transform((phone) => phoneDigits(phone) ?? phone),
  ),
  email: z.pipe(
    lineOfText(bookingFields.email.maxLength, { missing: say.emailInvalid }),
    z.email(say.emailInvalid),
  ),
  address: linesOfText(bookingFields.address.maxLength, { missing: say.addressRequired }),
}

/** The schema of every detail. `orEmpty` extends the schema of an optional one to the value of an empty input. */
export function detailSchemas<OrEmpty extends z.ZodMiniType>(
  orEmpty: (schema: DetailSchema) => OrEmpty,
) {
  return eachDetail((name) =>
    detailField(name).isOptional ? orEmpty(fieldSchemas[name]) : fieldSchemas[name],
  ) as { [Name in BookingDetail]: Name extends OptionalDetail ? OrEmpty : DetailSchema }
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
    ...fieldSchemas,
    ...detailSchemas((schema) => z.optional(schema)),
    date: fieldSchemas.date.check(z.refine((date) => date >= today, say.dateInPast)),
    /** Made by the form once: a repeated submit carries the same key. Without one nothing can be recognised as a repeat. */
    requestKey: z.optional(z.uuid(say.requestKeyInvalid)),
  })
}

export type BookingRequest = z.output<BookingRequestSchema>
