import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { bookAgainField } from '#app/booking/wizard/wizard-steps.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Booking } from '#payload-types.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields } from '#tests/helpers/http/booking-form.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { post, readCookie } from '#tests/helpers/http/route-request.ts'
import * as booking from './book.tsx'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const day = openDayFromNow(3)

beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

async function send(changes: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const fields = { ...bookingFields({ date: day }), ...(await formStampFields(3)), ...changes }
  return post(booking, '/booking', fields, { headers })
}

async function storedBookings(): Promise<Booking[]> {
  const all = { collection: 'bookings', depth: 0, joins: false, overrideAccess: true } as const
  return (await payload.find(all)).docs
}

const sent = { phone: '98765 43210', requestKey: randomUUID() }
const correctEmail = (data: Partial<Booking>) =>
  payload.db.updateMany({ collection: 'bookings', where: {}, data })
const cookieOf = (answer: Parameters<typeof readCookie>[0]) =>
  `bookings=${readCookie(answer, 'bookings')!.value}`
const sendFrom = async (browser: string, changes: Record<string, string> = {}) =>
  send({ phone: '+91 98765 43210', ...changes }, { Cookie: browser })

it('asks once, with the input, and books if the visitor agrees', async () => {
  const browser = cookieOf(await send(sent))
  const asked = await sendFrom(browser, { items: '2 sheets' })
  expect(asked).toMatchObject({
    status: 409,
    data: {
      question: english.bookingReply.samePickup,
      link: { label: english.bookingReply.findIt, href: '/booking/find' },
      step: 4,
    },
  })
  expect(asked.data!.result!.initialValue).toMatchObject({ items: '2 sheets' })
  expect(await storedBookings()).toHaveLength(1)
  await correctEmail({ email: 'corrected@example.com' })
  expect((await sendFrom(browser, { items: '2 sheets' })).status).toBe(409)
  expect((await sendFrom(browser, { [bookAgainField]: 'yes' })).status).toBe(302)
  expect(await storedBookings()).toHaveLength(2)
})

it('never asks for a repeated request key', async () => {
  const answer = await send(sent)
  const again = await sendFrom(cookieOf(answer), sent)
  expect(again).toMatchObject({ status: 302, location: answer.location })
})

it('asks neither in other browsers nor for another pickup, phone or cancelled one', async () => {
  const browser = cookieOf(await send(sent))
  for (const [from, changes] of [
    ['', {}],
    [`bookings=${btoa('["' + 'A'.repeat(43) + '"]')}`, {}],
    ['bookings=nonsense', {}],
    [browser, { time: '3PM-5PM' }],
    [browser, { date: openDayFromNow(4) }],
    [browser, { phone: '98765 43211' }],
  ] as const) {
    expect((await sendFrom(from, changes)).status, JSON.stringify([from, changes])).toBe(302)
  }
  await payload.db.updateMany({ collection: 'bookings', where: {}, data: { status: 'cancelled' } })
  expect((await sendFrom(browser)).status).toBe(302)
})

it('stores only hashes of request keys in the cookie, of the last five bookings', async () => {
  let browser = ''
  for (let count = 0; count < 6; count += 1) {
    const answer = await send(
      { phone: `987650000${count}`, requestKey: randomUUID() },
      { Cookie: browser },
    )
    expect(readCookie(answer, 'bookings')!.attributes).toMatchObject({ httponly: '' })
    browser = cookieOf(answer)
  }
  const hashes = JSON.parse(atob(decodeURIComponent(browser.slice('bookings='.length)))) as string[]
  const stored = await storedBookings()
  expect(hashes).toHaveLength(5)
  for (const hash of hashes) expect(stored.map((each) => each.requestKey)).toContain(hash)
})
