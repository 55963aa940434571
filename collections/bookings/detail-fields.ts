import type { Field, TextField, Validate } from 'payload'
import { type BookingDetail, detailField } from '#business/bookings/fields.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { phoneDigits } from '#business/words/phone.ts'
import type { Booking } from '#payload-types.ts'
import { skipIfUnchanged, validateWith } from '#platform/fields/validate-with.ts'

const special: Partial<Record<BookingDetail, Partial<TextField>>> = {
  name: { validate: skipIfUnchanged(validateWith(englishFields.name)) },
  phone: {
    index: true,
    hooks: { beforeValidate: [({ value }: { value?: unknown }) => toDigits(value)] },
    validate: unlessErased(validateWith(englishFields.phone)),
    admin: { description: '10 digits, without +91.' },
  },
}

export function detailFields(names: readonly BookingDetail[]): Field[] {
  return names.map((name) => {
    const { input, isOptional } = detailField(name)
    return {
      name,
      type: input === 'lines' ? 'textarea' : 'text',
      required: !isOptional,
      validate: validateWith(englishFields[name]),
      ...special[name],
    } as Field
  })
}

/** Erased bookings hold placeholders. */
function unlessErased(validate: Validate): Validate {
  return (value, options) =>
    (options.data as Partial<Booking>).erasedAt ? true : validate(value, options)
}

/** Keeps other values for the field's validation to reject. */
function toDigits(value: unknown): unknown {
  return typeof value === 'string' ? (phoneDigits(value) ?? value) : value
}
