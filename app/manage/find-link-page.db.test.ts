import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import { honeypotField } from '#business/forms/spam-protection.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { forms } from '#business/words/en.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { captureLogLines } from '#tests/helpers/capture-log-lines.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
import * as find from './find-link-page.tsx'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
environment.rateLimitFactor = 0

let booking: Booking

beforeEach(async () => {
  booking = await createBooking(payload, { date: daysFromNow(3) })
})

async function send(changes: Record<string, string> = {}) {
  const { reference, phone } = booking
  return post(find, '/booking/find', {
    reference,
    phone,
    ...(await formStampFields(3)),
    ...changes,
  })
}

async function linksMailed(): Promise<string[]> {
  const where = { kind: { equals: 'manage-link' }, booking: { equals: booking.id } } as const
  const found = await payload.find({ collection: 'emails', where, depth: 0, overrideAccess: true })
  return found.docs.map(({ to }) => to)
}

describe('the form for a lost link', () => {
  it('is not cached, and confirms a request', async () => {
    const answer = await get(find, '/booking/find')
    expect(answer).toMatchObject({ status: 200, data: { isRequested: false, phone: null } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await get(find, '/booking/find?asked')).toMatchObject({ data: { isRequested: true } })
  })

  it('mails the link to the address on file', async () => {
    expect(await send()).toMatchObject({ status: 302, location: '/booking/find?asked' })
    expect(await linksMailed()).toEqual(['asha@example.com'])
  })

  it('accepts a booking ID with spaces, # and lower case', async () => {
    await send({ reference: ` #${booking.reference.toLowerCase()} ` })
    expect(await linksMailed()).toHaveLength(1)
  })

  it('accepts a booking ID and a phone in Devanagari digits', async () => {
    const inDevanagari = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'[+digit]!)
    const { reference, phone } = booking
    await send({ reference: inDevanagari(reference), phone: inDevanagari(phone) })
    expect(await linksMailed()).toHaveLength(1)
  })

  it.each<[string, input: Record<string, string>, stored: Partial<Booking>]>([
    ['another phone', { phone: '9000000000' }, {}],
    ['an unknown booking ID', { reference: 'FFFFFFFF' }, {}],
    ['a booking without an email', {}, { email: null }],
    ['an old booking', {}, { date: daysFromNow(-60) }],
    ['an erased booking', {}, { erasedAt: new Date().toISOString() }],
  ])('gives the same answer but mails nothing for %s', async (_, input, changes) => {
    await payload.db.updateOne({ collection: 'bookings', id: booking.id, data: changes })
    const answer = await send(input)
    expect(answer).toMatchObject({ status: 302, location: '/booking/find?asked', text: '' })
    expect([...answer.headers.keys()]).toEqual(['location'])
    expect(await linksMailed()).toEqual([])
  })

  it.each([
    [{ reference: '' }, 'reference', english.findBooking.referenceRequired],
    [{ reference: 'A1B2' }, 'reference', english.findBooking.referenceInvalid],
    [{ reference: "' OR 1=1" }, 'reference', english.findBooking.referenceInvalid],
    [{ phone: '' }, 'phone', english.booking.phoneRequired],
    [{ phone: '98765' }, 'phone', forms.phoneInvalid],
  ])('refuses %j and keeps the input', async (wrong, field, sentence) => {
    const answer = await send(wrong)
    expect(answer).toMatchObject({
      status: 400,
      data: { toast: null, result: { error: { [field]: [sentence] } } },
    })
    const other = field === 'phone' ? 'reference' : 'phone'
    expect(answer.data!.result.initialValue).toMatchObject({ [other]: booking[other] })
    expect(await linksMailed()).toEqual([])
  })

  it('refuses bots with Retry-After', async () => {
    const answer = await send({ [honeypotField]: 'x' })
    expect(answer).toMatchObject({
      status: 429,
      data: { toast: { kind: 'error', title: english.findBooking.linkNotSent } },
    })
    expect(answer.headers.get('Retry-After')).toBe('2')
    expect(await linksMailed()).toEqual([])
  })

  it('returns 503 with a sentence while the database is down', async () => {
    const lines = captureLogLines()
    const answer = await withDatabaseOffline(() => send())
    vi.restoreAllMocks()
    expect(answer).toMatchObject({ status: 503, text: english.requests.unavailable })
    expect(lines).not.toEqual([])
    expect(lines.join('')).not.toContain(booking.phone)
  })
})
