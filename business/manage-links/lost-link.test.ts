import { expect, it } from 'vitest'
import { forms } from '#business/words/en/forms.ts'
import * as messages from '#business/words/messages.ts'
import { lostLinkSchema } from './lost-link.ts'

const phone = '98765 43210'

it.each(['1A2B3C4D', '1a2b3c4d', ' #1A2B 3C4D ', '१a२b ३c४d'])(
  'accepts the reference %j',
  (reference) => {
    expect(lostLinkSchema.parse({ reference, phone })).toEqual({
      reference: '1A2B3C4D',
      phone: '9876543210',
    })
  },
)

it.each([
  [undefined, messages.manageLink.referenceRequired],
  ['1A2B3C4', messages.manageLink.referenceInvalid],
  ['1A2B3C4DE', messages.manageLink.referenceInvalid],
  ['1A2B3C4G', messages.manageLink.referenceInvalid],
])('rejects the reference %j', (reference, message) => {
  const { error } = lostLinkSchema.safeParse({ reference, phone })
  expect(error?.issues).toMatchObject([{ path: ['reference'], message }])
})

it.each(['+91 98765 43210', '09876543210', '९८७६५ ४३२१०'])('accepts the phone %j', (typed) =>
  expect(lostLinkSchema.parse({ reference: '1A2B3C4D', phone: typed })).toMatchObject({
    phone: '9876543210',
  }),
)

it('rejects an invalid phone', () => {
  const { error } = lostLinkSchema.safeParse({ reference: '1A2B3C4D', phone: '12' })
  expect(error?.issues).toMatchObject([{ path: ['phone'], message: forms.phoneInvalid }])
})
