import * as z from 'zod/mini'
import {
  type BookingDetail,
  bookingFields,
  detailField,
  mapDetails,
  type OptionalDetail,
} from '#business/bookings/fields.ts'
import { serviceTypeValues } from '#business/bookings/service-types.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'
import { findAddressProblem, type ServiceArea } from '#business/pickups/service-area.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { forms } from '#business/words/en/forms.ts'
import * as messages from '#business/words/messages.ts'
import { textSchemas } from '#business/words/text-schemas.ts'

const say = messages.booking
const { singleLine, multiline, personName, phone, email } = textSchemas(forms)

type DetailSchema = z.ZodMiniType<string, string>

/** Shared by the form, the collection and REST. */
export const fieldSchemas = {
  ...mapDetails((name): DetailSchema => {
    const { label, input, maxLength } = detailField(name)
    const text = input === 'lines' ? multiline : singleLine
    return text(maxLength, { missing: say.unreadable(label) })
  }),
  serviceType: z.enum(serviceTypeValues, { error: say.serviceRequired }),
  date: z.string({ error: say.dateRequired }).check(z.refine(isLocalDate, say.dateRequired)),
  time: z.enum(timeSlotValues, { error: say.timeRequired }),
  name: personName({ missing: say.nameRequired }),
  phone: phone({ missing: say.phoneRequired }),
  email: email({ missing: forms.emailInvalid }),
  address: multiline(bookingFields.address.maxLength, { missing: say.addressRequired }),
}

/** `orEmpty` extends optional schemas to accept empty input. */
export function detailSchemas<OrEmpty extends z.ZodMiniType>(
  orEmpty: (schema: DetailSchema) => OrEmpty,
) {
  return mapDetails((name) =>
    detailField(name).isOptional ? orEmpty(fieldSchemas[name]) : fieldSchemas[name],
  ) as { [Name in BookingDetail]: Name extends OptionalDetail ? OrEmpty : DetailSchema }
}

/**
 * The phone becomes 10 digits, empty fields undefined. `today` is the day in Mumbai; it can be
 * booked.
 */
export function bookingRequestSchema({ today }: { today: LocalDate }): BookingRequestSchema {
  // Building it costs more than a check; `today` changes once a day.
  if (cached?.today !== today) cached = { today, schema: buildSchema(today) }
  return cached.schema
}

type BookingRequestSchema = ReturnType<typeof buildSchema>

/**
 * Rejects unavailable days with their reason, and addresses outside `serviceArea`. Accepts days
 * missing from `offered`.
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
    const problem = serviceArea && findAddressProblem(value, serviceArea)
    if (problem) issues.push({ code: 'custom', message: problem.message, input: value })
  })
  return z.extend(schema, { date, address })
}

let cached: { today: LocalDate; schema: BookingRequestSchema } | undefined

function buildSchema(today: LocalDate) {
  return z.object({
    ...fieldSchemas,
    ...detailSchemas((schema) => z.optional(schema)),
    date: fieldSchemas.date.check(z.refine((date) => date >= today, say.dateInPast)),
    /** Created with the form, so that a repeated submit has the same key. */
    requestKey: z.optional(z.uuid(forms.expired)),
  })
}

export type BookingRequest = z.output<BookingRequestSchema>
