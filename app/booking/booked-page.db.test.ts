import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { parseReceipt } from '#app/booking/wizard/receipt.tsx'
import { siteContent } from '#app/models/content/content.server.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { fillSentence } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Booking } from '#payload-types.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { createBranch, openBusiness, publishOffer } from '#tests/helpers/bookings/open-business.ts'
import { captureLogLines } from '#tests/helpers/capture-log-lines.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields } from '#tests/helpers/http/booking-form.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as booking from './book.tsx'

const payload = await testPayload()
const day = openDayFromNow(3)
const english = wordsFor(defaultLanguage).booked

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  await vi.waitFor(
    async () => expect((await siteContent('en')).business.pickupRules.week).not.toEqual([]),
    waitOptions,
  )
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

async function send(changes: Record<string, string> = {}) {
  const fields = { ...bookingFields({ date: day }), ...(await formStampFields(3)), ...changes }
  return post(booking, '/booking', fields)
}

async function storedBookings(): Promise<Booking[]> {
  const all = { collection: 'bookings', depth: 0, joins: false, overrideAccess: true } as const
  return (await payload.find(all)).docs
}

it('shows a new booking with its next steps to the holder of its manage key', async () => {
  const order = { express: 'on', items: '3 shirts' }
  const { location } = await send({ phone: '9876543210', address: 'Flat 3,\nHill Road', ...order })
  const { booked } = (await get(booking, location!)).data!
  const { business, pages } = await siteContent('en')
  expect(booked).toMatchObject({
    service: 'Laundry, Express',
    items: '3 shirts',
    pickup: `Pickup on ${formatLongDate(day)}, 11AM-1PM`,
    payment: { text: pages.booking.booked.payment, lang: undefined },
    confirmation: fillSentence(english.confirmationSent, { email: 'asha@example.com' }),
  })
  expect(booked!.steps.map(({ text }) => text)).toEqual([
    'We’ll call you on 98765 43210 to confirm.',
    'We’ll collect from Flat 3, Hill Road. Keep your clothes ready in a bag.',
    'We’ll bring your clothes back.',
  ])
  const [call, pickup, returned] = booked!.steps.map(({ when }) => when)
  expect(call).toMatch(/^Today until \d|^[A-Z].+ after \d/)
  expect(pickup).toBe(`${formatLongDate(day)}, 11AM-1PM`)
  expect(returned).toMatch(/^By \w+, \d+ \w+, evening$/)
  const whatsappText = new URL(booked!.whatsappHref).searchParams.get('text')
  for (const words of [business.name, booked!.receipt.booked, managePath(booked!.receipt.manage)])
    expect(whatsappText).toContain(words)

  const withoutEmail = await send({ email: '' })
  const { data } = await get(booking, withoutEmail.location!)
  expect(data!.booked!.confirmation).toBe(english.noEmail)
})

it('names the offer to possible first orders: at the review, and on the first booking', async () => {
  await publishOffer(payload)
  const offer = '10% off your first order'
  await vi.waitFor(
    async () => expect((await get(booking, '/booking')).data!.discounts.first).toBe(offer),
    waitOptions,
  )
  const discountOf = async () => {
    const { location } = await send({ phone: '9876543210' })
    return (await get(booking, location!)).data!.booked!.discount
  }
  expect([await discountOf(), await discountOf()]).toEqual([offer, null])
})

it('leads from a wrong manage key to its page, even with a right reference', async () => {
  const { location } = await send({ phone: '9876543210' })
  const address = new URL(location!, 'http://localhost')
  address.searchParams.set('manage', 'A'.repeat(43))
  expect(await get(booking, address.pathname + address.search)).toMatchObject({
    status: 302,
    location: managePath('A'.repeat(43)),
  })
})

it('shows the current pickup after a reschedule, and the manage page once it is confirmed', async () => {
  const { location } = await send()
  const [{ id }] = (await storedBookings()) as [Booking]
  await payload.db.updateOne({ collection: 'bookings', id, data: { time: '3PM-5PM' } })
  expect((await get(booking, location!)).data!.booked!.receipt.time).toBe('3PM-5PM')
  await payload.db.updateOne({ collection: 'bookings', id, data: { status: 'confirmed' } })
  const key = createManageKey(payload.secret, id)
  expect(await get(booking, location!)).toMatchObject({ status: 302, location: managePath(key) })
})

it('shows a new booking without its details while the database is down', async () => {
  const { location } = await send({ phone: '9876543210' })
  captureLogLines()
  const { data } = await withDatabaseOffline(() => get(booking, location!))
  expect(data!.booked).toMatchObject({
    receipt: parseReceipt(new URL(location!, 'http://localhost').searchParams),
  })
  expect(data!.booked!.steps[0]!.text).toBe('We’ll call you to confirm.')
})

it('promises only a call outside the service area', async () => {
  await createBranch(payload, 'Juhu', { pincodes: '400049' })
  const bookedFrom = async (address: string) => {
    const { location } = await send({ address })
    const { steps, ...booked } = (await get(booking, location!)).data!.booked!
    return { ...booked, steps: steps.map(({ text }) => text) }
  }
  const outside = await vi.waitFor(async () => {
    const booked = await bookedFrom('Koregaon Park, Pune 411001')
    expect(booked.steps).toEqual([
      expect.stringContaining('to see whether we can come to 411001.') as string,
      'If we can come, we’ll collect from Koregaon Park, Pune 411001. Keep your clothes ready in a bag.',
    ])
    return booked
  }, waitOptions)
  expect(outside.pickup).toBe(`If we come to 411001: ${formatLongDate(day)}, 11AM-1PM`)
  expect(new URL(outside.whatsappHref).searchParams.get('text')).toContain(`. ${outside.pickup}. `)
  expect(outside.payment).toBeDefined()
  const { steps } = await bookedFrom('Juhu Tara Road, Mumbai 400049')
  expect(steps[1]).toMatch(/^We’ll collect from Juhu/)
})
