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
import { checkAddress, type ServiceArea } from '#business/pickups/service-area.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { emptyAsUndefined, textSchemas } from '#business/words/text-schemas.ts'

export interface BookingRequestWords {
  booking: Words['booking']
  bookingFields: Record<BookingDetail, { label: string }>
  pickupFields: Words['pickupFields']
  forms: Words['forms']
}

type DetailSchema = z.ZodMiniType<string, string>

/** Shared by the form, the collection and REST. */
export function fieldSchemas({
  booking,
  bookingFields: labels,
  pickupFields,
  forms,
}: BookingRequestWords) {
  const { singleLine, multiline, personName, phone, email } = textSchemas(forms)
  const { dateRequired, timeRequired } = pickupFields
  return {
    ...mapDetails((name): DetailSchema => {
      const { input, maxLength } = detailField(name)
      const text = input === 'lines' ? multiline : singleLine
      const field = labels[name].label.toLowerCase()
      return text(maxLength, { missing: fillSentence(booking.unreadable, { field }) })
    }),
    serviceType: z.enum(serviceTypeValues, { error: booking.serviceRequired }),
    date: z.string({ error: dateRequired }).check(z.refine(isLocalDate, dateRequired)),
    time: z.enum(timeSlotValues, { error: timeRequired }),
    name: personName({ missing: booking.nameRequired }),
    phone: phone({ missing: booking.phoneRequired }),
    email: email({ missing: forms.emailInvalid }),
    address: multiline(bookingFields.address.maxLength, { missing: booking.addressRequired }),
  }
}

type FieldSchemas = ReturnType<typeof fieldSchemas>

/** `orEmpty` extends optional schemas to accept empty input. */
export function detailSchemas<OrEmpty extends z.ZodMiniType>(
  fields: FieldSchemas,
  orEmpty: (schema: DetailSchema) => OrEmpty,
) {
  return mapDetails((name) =>
    detailField(name).isOptional ? orEmpty(fields[name]) : fields[name],
  ) as { [Name in BookingDetail]: Name extends OptionalDetail ? OrEmpty : DetailSchema }
}

/**
 * The phone becomes 10 digits, empty fields undefined. `today` is the day in Mumbai; it can be
 * booked.
 */
export function bookingRequestSchema(
  { today }: { today: LocalDate },
  words: BookingRequestWords,
): BookingRequestSchema {
  // Building it costs more than a check; `today` changes once a day.
  let built = cache.get(words)
  if (built?.today !== today) {
    built = { today, schema: buildSchema(today, words) }
    cache.set(words, built)
  }
  return built.schema
}

type BookingRequestSchema = ReturnType<typeof buildSchema>

/**
 * Rejects unavailable days with their reason, and addresses outside `serviceArea`. Accepts days
 * missing from `offered`.
 */
export function bookingFormSchema(
  {
    today,
    offered,
    serviceArea,
  }: {
    today: LocalDate
    offered: ReadonlyMap<LocalDate, DayAvailability>
    serviceArea?: ServiceArea
  },
  words: BookingRequestWords & Pick<Words, 'serviceArea'>,
): BookingRequestSchema {
  const schema = bookingRequestSchema({ today }, words)
  const date = schema.shape.date.check(({ value, issues }) => {
    const reason = offered.get(value)?.reason
    if (reason) issues.push({ code: 'custom', message: reason, input: value })
  })
  const address = schema.shape.address.check(({ value, issues }) => {
    const problem = serviceArea && checkAddress(value, serviceArea, words.serviceArea)
    if (problem) issues.push({ code: 'custom', message: problem.message, input: value })
  })
  return z.extend(schema, { date, address })
}

const cache = new WeakMap<BookingRequestWords, { today: LocalDate; schema: BookingRequestSchema }>()

function buildSchema(today: LocalDate, words: BookingRequestWords) {
  const fields = fieldSchemas(words)
  return z.object({
    ...fields,
    ...detailSchemas(fields, (schema) => emptyAsUndefined(z.optional(schema))),
    date: fields.date.check(z.refine((date) => date >= today, words.pickupFields.dateInPast)),
    // Accepts anything: a checkbox that cannot be seen must not block the form.
    express: z.transform((value) => value === true || value === 'on'),
    /** Created with the form, so that a repeated submit has the same key. */
    requestKey: z.optional(textSchemas(words.forms).requestKey()),
  })
}

export type BookingRequest = Omit<z.output<BookingRequestSchema>, 'express'> & { express?: boolean }
