import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { bookAsVisitor } from '#tests/helpers/bookings/book-as-visitor.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { countQueries } from '#tests/helpers/database/count-queries.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { findRepeatedForm, requestBooking as requestBookingIn } from './booking-requests.server.ts'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const requestBooking = (request: BookingRequest) => requestBookingIn(request, { language: 'en' })

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
})

async function counts() {
  const [bookings, emails] = await Promise.all(
    (['bookings', 'emails'] as const).map((collection) =>
      payload.count({ collection, overrideAccess: true }),
    ),
  )
  return { bookings: bookings!.totalDocs, emails: emails!.totalDocs }
}

it('stores a booking and queues both mails with it', async () => {
  const receipt = await bookAsVisitor(bookingRequest({ requestKey: randomUUID() }))
  expect(receipt.reference).toMatch(/^[0-9A-F]{8}$/)
  const { docs } = await payload.find({
    collection: 'emails',
    sort: 'subject',
    overrideAccess: true,
  })
  expect(docs).toMatchObject([
    { subject: `Booking Confirmation #${receipt.reference}`, to: 'asha@example.com' },
    {
      subject: `New Booking #${receipt.reference} - Asha Kulkarni`,
      to: 'counter@saaf.example, pickups@saaf.example, owner@saaf.example',
    },
  ])
  expect(await counts()).toEqual({ bookings: 1, emails: 2 })
})

it.each(['en', 'hi'] as const)('stores the language of the customer: %s', async (language) => {
  await requestBookingIn(bookingRequest(), { language })
  const { docs } = await payload.find({ collection: 'bookings', overrideAccess: true })
  expect(docs).toMatchObject([{ language }])
})

it('mails only staff when the customer gives no email address', async () => {
  await requestBooking(bookingRequest({ email: undefined }))
  expect(await counts()).toEqual({ bookings: 1, emails: 1 })
})

it('returns the first booking for a repeated form, and queues no more mails', async () => {
  const request = bookingRequest({ requestKey: randomUUID() })
  const first = await requestBooking(request)
  expect(first).toMatchObject({ ok: true, repeats: 'nothing' })
  const repeats = await Promise.all(Array.from({ length: 5 }, () => requestBooking(request)))
  expect(repeats).toEqual(Array.from({ length: 5 }, () => ({ ...first, repeats: 'the same' })))
  expect(await counts()).toEqual({ bookings: 1, emails: 2 })
})

it('recognises a repeated form without express, also of a booking from before express', async () => {
  const request = bookingRequest({ requestKey: randomUUID() })
  await requestBooking(request)
  expect(await requestBooking({ ...request, express: false })).toMatchObject({
    repeats: 'the same',
  })
  await getPostgres(payload).pool.query('UPDATE bookings SET express = NULL')
  expect(await requestBooking({ ...request, express: false })).toMatchObject({
    repeats: 'the same',
  })
})

it('recognises a repeated form with express that is not offered', async () => {
  const data = { ...openBusiness, bookingPolicy: { workingDays: { laundry: 2, express: null } } }
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  const request = bookingRequest({ requestKey: randomUUID(), express: true })
  const repeats = [await requestBooking(request), await requestBooking(request)]
  expect(repeats).toMatchObject([{ repeats: 'nothing' }, { repeats: 'the same' }])
})

it('reports a repeated form with other details than its first booking', async () => {
  const request = bookingRequest({ requestKey: randomUUID(), phone: '9876543210' })
  const receipt = await bookAsVisitor(request)
  for (const change of [{ address: 'Flat 4' }, { email: undefined }, { items: '2 coats' }]) {
    const outcome = await requestBooking({ ...request, ...change })
    expect(outcome).toEqual({ ok: true, receipt, repeats: 'another' })
  }
  expect(await counts()).toEqual({ bookings: 1, emails: 2 })
})

describe('request key', () => {
  const keysStored = async () => {
    const { rows } = await getPostgres(payload).pool.query<{ request_key: string }>(
      'SELECT request_key FROM bookings',
    )
    return rows.map(({ request_key }) => request_key)
  }

  it('is stored as a hash, which opens no booking', async () => {
    const requestKey = randomUUID()
    const receipt = await bookAsVisitor(bookingRequest({ requestKey }))
    const [hash] = await keysStored()
    expect(hash).toBe(hashManageKey(requestKey))
    expect(await findRepeatedForm(requestKey)).toEqual({ receipt })
    expect(await findRepeatedForm(hash)).toBeNull()
  })

  it('opens its booking for 24 hours, and never creates a second one', async () => {
    const requestKey = randomUUID()
    const request = bookingRequest({ requestKey })
    const receipt = await bookAsVisitor(request)
    const bookedAgo = (interval: string) =>
      getPostgres(payload).pool.query(
        `UPDATE bookings SET created_at = now() - interval '24 hours' ${interval}`,
      )
    await bookedAgo(`+ interval '1 minute'`)
    expect(await requestBooking(request)).toEqual({ ok: true, receipt, repeats: 'the same' })
    expect(await findRepeatedForm(requestKey)).toEqual({ receipt })
    await bookedAgo('')
    const reason = english.bookingReply.bookedBefore
    expect(await requestBooking(request)).toEqual({ ok: false, reason })
    expect(await findRepeatedForm(requestKey)).toEqual({ receipt: null })
    expect(await counts()).toEqual({ bookings: 1, emails: 2 })
  })
})

it('creates one booking for identical forms sent simultaneously', async () => {
  const request = bookingRequest({ requestKey: randomUUID() })
  const receipts = await Promise.all(Array.from({ length: 8 }, () => bookAsVisitor(request)))
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
  expect(await counts()).toEqual({ bookings: 1, emails: 2 })
})

it('creates a booking for each form without a key', async () => {
  await Promise.all([requestBooking(bookingRequest()), requestBooking(bookingRequest())])
  expect((await counts()).bookings).toBe(2)
})

it('stores nothing when a mail cannot be queued', async () => {
  const { pool } = getPostgres(payload)
  await pool.query(`ALTER TABLE emails ADD CONSTRAINT none CHECK (kind <> 'booking-confirmation')`)
  await expect(requestBooking(bookingRequest())).rejects.toThrow()
  await pool.query('ALTER TABLE emails DROP CONSTRAINT none')
  expect(await counts()).toEqual({ bookings: 0, emails: 0 })
})

it('runs one database query, including rules, capacity and mails', async () => {
  await requestBooking(bookingRequest())
  expect(await countQueries(() => requestBooking(bookingRequest()))).toBe(1)
})

it('applies rule changes of other processes immediately', async () => {
  const date = daysFromNow(3)
  await requestBooking(bookingRequest({ date }))
  // Bypasses this process's cache.
  const { pool } = getPostgres(payload)
  const close = `INSERT INTO business_info_holidays (_order, _parent_id, id, date)
      SELECT 1, id, 'x', '${date}' FROM business_info;
    INSERT INTO business_info_holidays_locales (_parent_id, _locale, label) VALUES ('x', 'en', 'Diwali')`
  await pool.query(`${close}; UPDATE business_info SET updated_at = now()`)
  expect(await requestBooking(bookingRequest({ date }))).toMatchObject({
    ok: false,
    reason: 'Closed on Diwali',
  })

  await pool.query(
    `DELETE FROM business_info_holidays; UPDATE business_info SET updated_at = now()`,
  )
  expect(await requestBooking(bookingRequest({ date }))).toMatchObject({ ok: true })
})

it('ignores unpublished rules', async () => {
  const change = (data: object) =>
    payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  const date = daysFromNow(3)
  await change({ bookingPolicy: { capacityPerSlot: 1 } })
  const outcomes = [
    await requestBooking(bookingRequest({ date })),
    await requestBooking(bookingRequest({ date })),
  ]
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false])
  await change({ _status: 'draft' })
  expect(await requestBooking(bookingRequest({ date }))).toMatchObject({ ok: true })
})
