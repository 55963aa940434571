import { describe, expect, it } from 'vitest'
import { bookingDetailNames, bookingFields } from '#business/bookings/fields.ts'
import {
  booking,
  bookingFields as fieldWords,
  forms,
  pickupFields,
  serviceArea,
} from '#business/words/en.ts'
import { hindi } from '#business/words/hi.ts'
import {
  bookingFormSchema,
  bookingRequestSchema,
  type BookingRequestWords,
} from './booking-request.ts'

const words = { booking, bookingFields: fieldWords, pickupFields, serviceArea, forms }

const today = '2026-11-21'
const schema = bookingRequestSchema({ today }, words)

const validRequest = {
  serviceType: 'laundry',
  date: today,
  time: '11AM-1PM',
  name: 'Asha Kulkarni',
  phone: '98765-43210',
  address: 'Flat 3, Sea Breeze\nHill Road, Bandra West',
}

function messageFor(field: string, value: unknown): string | null {
  const { error } = schema.safeParse({ ...validRequest, [field]: value })
  return error?.issues.find(({ path }) => path[0] === field)?.message ?? null
}

it('accepts a booking for today and reduces the phone to digits', () => {
  expect(schema.parse(validRequest)).toEqual({
    ...validRequest,
    phone: '9876543210',
    express: false,
  })
})

it('cleans what people type and paste', () => {
  const pasted = {
    name: 'Asha\u2060 Kulkarni\nRao\u0000',
    phone: '\u202a98765\u201143210\u202c',
    email: 'asha@example.com\u200b',
    address: '\u202eFlat 3,\r\nHill Road\u0007',
    items: '\u2800',
  }
  expect(schema.parse({ ...validRequest, ...pasted })).toMatchObject({
    name: 'Asha Kulkarni Rao',
    phone: '9876543210',
    email: 'asha@example.com',
    address: 'Flat 3,\nHill Road',
    items: undefined,
  })
})

it('never refuses the express checkbox', () => {
  for (const [express, isExpress] of [
    ['on', true],
    [true, true],
    ['perhaps', false],
    [null, false],
  ])
    expect(schema.parse({ ...validRequest, express })).toMatchObject({ express: isExpress })
})

const service = 'Please select a service type to continue.'
const date = 'Please select a pickup date.'
const time = 'Please select a preferred time slot.'
const name = 'Please enter your full name.'
const phone = 'Please enter your phone number.'
const badPhone = 'Please enter a valid 10-digit phone number.'
const email = 'Please enter a valid email address.'
const address = 'Please enter your pickup address.'

describe('field messages', () => {
  it.each([
    ['serviceType', undefined, service],
    ['serviceType', 'ironing', service],
    ['serviceType', ['laundry', 'shoes'], service],
    ['date', undefined, date],
    ['date', '2026-02-30', date],
    ['date', '2026-11-2', date],
    ['date', '21/11/2026', date],
    ['date', '2026-11-21T00:00:00Z', date],
    ['date', 20261121, date],
    ['date', '2026-11-20', 'Please select a date in the future.'],
    ['date', today, null],
    ['date', '2028-02-29', null],
    ['time', undefined, time],
    ['time', '9AM-10AM', time],
    ['time', ['9AM-11AM', '11AM-1PM'], time],
    ['name', undefined, name],
    ['name', '   ', name],
    ['name', '\u200b', name],
    ['name', '\u00ad\u3164', name],
    ['name', '\u0301', name],
    ['name', ['Asha', 'Meera'], name],
    ['name', "Róisín O'Brien <b>", null],
    ['name', 'आशा कुलकर्णी', null],
    ['name', 'Win at www.evil.example', 'Please enter a name without a web address.'],
    ['name', 'https://evil.example', 'Please enter a name without a web address.'],
    ['phone', undefined, phone],
    ['phone', '987654321', badPhone],
    ['phone', '98765432101', badPhone],
    ['phone', 9876543210, badPhone],
    ['phone', '9876543210', null],
    ['email', 'asha', email],
    ['email', 'asha@', email],
    ['email', 'asha@example.com\r\nBcc: all@example.com', email],
    ['email', ['a@example.com'], email],
    ['email', undefined, null],
    ['email', 'asha@example.com', null],
    ['email', ' asha@example.com\u200b ', null],
    ['email', '\u00a0', null],
    ['email', 'a&b@example.com', null],
    ['address', undefined, address],
    ['address', ' \n ', address],
    ['address', '\u2800\n\u3164', address],
    ['items', undefined, null],
    ['items', ' \u200b', null],
    ['items', '2 sheets\n3 shirts', null],
    ['requestKey', 'not-a-key', 'This form has expired. Please reload the page and try again.'],
  ])('answers %s = %j with %j', (field, value, sentence) => {
    expect(messageFor(field, value)).toBe(sentence)
  })
})

describe('length limits', () => {
  const textFields = bookingDetailNames.filter((name) => /lines?/.test(bookingFields[name].input))
  it.each(textFields)('limits the length of %s', (name) => {
    const { maxLength } = bookingFields[name]
    expect(messageFor(name, 'a'.repeat(maxLength))).toBeNull()
    expect(messageFor(name, 'a'.repeat(maxLength + 1))).toMatch(`${maxLength} characters or fewer`)
  })
})

describe('messages in the given words', () => {
  const other = hindi
  const messageIn = (given: BookingRequestWords, changes: Record<string, unknown>) =>
    bookingRequestSchema({ today }, given).safeParse({ ...validRequest, ...changes }).error
      ?.issues[0]?.message

  it.each([
    [{ serviceType: 'ironing' }, other.booking.serviceRequired],
    [{ date: '' }, other.pickupFields.dateRequired],
    [{ date: '2026-11-20' }, other.pickupFields.dateInPast],
    [{ time: '' }, other.pickupFields.timeRequired],
    [{ name: ['Asha'] }, other.booking.nameRequired],
    [{ phone: '12345' }, other.forms.phoneInvalid],
    [{ items: ['a'] }, 'कपड़े और जूते: यह पढ़ा नहीं जा सका। फिर से टाइप करें।'],
  ])('names the problem of %j', (changes, message) => {
    expect(messageIn(other, changes)).toBe(message)
  })

  it('are not mixed up between languages', () => {
    const changes = { time: '' }
    expect(messageIn(words, changes)).toBe(words.pickupFields.timeRequired)
    expect(messageIn(other, changes)).toBe(other.pickupFields.timeRequired)
    expect(messageIn(words, changes)).toBe(words.pickupFields.timeRequired)
  })

  it('include the service area', () => {
    const area = {
      branches: [{ id: 'a', name: 'Andheri', pincodes: ['400053'] }],
      isRestricted: true,
      phone: null,
    }
    const known = { today, offered: new Map(), serviceArea: area }
    const { error } = bookingFormSchema(known, other).safeParse(validRequest)
    expect(error?.issues[0]?.message).toBe(other.serviceArea.pincodeNeeded)
  })
})
