import { expect, it } from 'vitest'
import { booking, findBooking, forms } from '#business/words/en.ts'
import { lostLinkSchema } from './lost-link.ts'

const schema = lostLinkSchema({ booking, findBooking, forms })
const phone = '98765 43210'

it.each([
  '1A2B3C4D',
  '1a2b3c4d',
  ' #1A2B 3C4D ',
  '१a२b ३c४d',
  '\u202a1A2B3C4D\u202c',
  '1A2B\u200b3C4D\u2060',
])('accepts the reference %j', (reference) => {
  expect(schema.parse({ reference, phone })).toEqual({
    reference: '1A2B3C4D',
    phone: '9876543210',
  })
})

it.each([
  [undefined, findBooking.referenceRequired],
  ['1A2B3C4', findBooking.referenceInvalid],
  ['1A2B3C4DE', findBooking.referenceInvalid],
  ['1A2B3C4G', findBooking.referenceInvalid],
])('rejects the reference %j', (reference, message) => {
  const { error } = schema.safeParse({ reference, phone })
  expect(error?.issues).toMatchObject([{ path: ['reference'], message }])
})

it.each(['+91 98765 43210', '09876543210', '९८७६५ ४३२१०', '\u202a98765\u201143210\u202c'])(
  'accepts the phone %j',
  (typed) =>
    expect(schema.parse({ reference: '1A2B3C4D', phone: typed })).toMatchObject({
      phone: '9876543210',
    }),
)

it('rejects an invalid phone', () => {
  const { error } = schema.safeParse({ reference: '1A2B3C4D', phone: '12' })
  expect(error?.issues).toMatchObject([{ path: ['phone'], message: forms.phoneInvalid }])
})
