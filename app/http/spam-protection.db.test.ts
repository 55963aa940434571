import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as booking from '#app/booking/book.tsx'
import { siteContent } from '#app/models/content/content.server.ts'
import * as contact from '#app/site/contact.tsx'
import { formStampField, honeypotField } from '#business/forms/spam-protection.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { contact as contactWords } from '#business/words/en.ts'
import { wordsFor } from '#business/words/words-for.ts'
import * as operations from '#collections/bookings/operations/book-pickup.ts'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { writeTotals } from '#platform/limits/rate-limits.ts'
import { log } from '#platform/logs/log.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { post, type RouteResponse } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { consumeFormLimits, createFormStamp, type Sender } from './spam-protection.server.ts'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const callUs = `call ${openBusiness.phone}.`

beforeAll(async () => {
  await emptyDatabase(payload)
  await publish({})
})

beforeEach(emptyForms)

async function emptyForms() {
  await writeTotals(payload)
  await drizzle.execute(sql`
    DELETE FROM rate_limits; DELETE FROM emails; DELETE FROM booking_events; DELETE FROM bookings;
    DELETE FROM contact_messages`)
}

async function publishForThisTest(changes: Parameters<typeof publish>[0]) {
  onTestFinished(() => publish({}))
  await publish(changes)
}

async function publish(changes: Partial<typeof openBusiness> | { phone: null }) {
  const business = { ...openBusiness, ...changes }
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...business, _status: 'published' },
    overrideAccess: true,
  })
  await vi.waitFor(
    async () => expect((await siteContent('en')).business.phone).toBe(business.phone),
    waitOptions,
  )
}

const { trustProxy, rateLimitFactor } = environment

afterEach(() => {
  Object.assign(environment, { trustProxy, rateLimitFactor })
  vi.restoreAllMocks()
})

type Fields = Record<string, string>

const sentBy = (address?: string) => (address ? { headers: { 'X-Forwarded-For': address } } : {})

async function sendBooking(changes: Fields = {}, from?: string) {
  const fields = {
    ...bookingRequest(),
    requestKey: randomUUID(),
    ...(await formStampFields(3)),
    ...changes,
  }
  return replyOf(await post(booking, '/booking', fields, sentBy(from)))
}

async function sendMessage(changes: Fields = {}, from?: string) {
  const fields = {
    name: 'Asha Kulkarni',
    email: 'asha@example.com',
    subject: 'Curtains',
    message: 'How much for six?',
    requestKey: randomUUID(),
    ...(await formStampFields(3)),
    ...changes,
  }
  return replyOf(await post(contact, '/contact', fields, sentBy(from)))
}

interface Reply {
  result: { initialValue: Fields }
  toast: { title: string; description: string; link?: object } | null
}

function replyOf({ status, headers, location, data }: RouteResponse) {
  return {
    status,
    location,
    retryAfter: headers.get('Retry-After'),
    reply: data as Reply | undefined,
  }
}

async function stored(collection: 'bookings' | 'contact-messages'): Promise<number> {
  return (await payload.count({ collection, overrideAccess: true })).totalDocs
}

async function counts() {
  await writeTotals(payload)
  const { rows } = await drizzle.execute<{ key: string; points: number }>(
    sql`SELECT key, points FROM rate_limits ORDER BY key`,
  )
  return rows
}

async function consumeAll(
  form: Parameters<typeof consumeFormLimits>[0],
  sender: Sender,
  times: number,
) {
  for (let count = 0; count < times; count += 1) await consumeFormLimits(form, sender)
}

const asha = bookingRequest().phone

describe('a form sent too early', () => {
  it('is refused with the wait and keeps its input', async () => {
    const stamp = await createFormStamp(new Date())
    const { status, retryAfter, reply } = await sendBooking({ [formStampField]: stamp })
    expect([status, retryAfter]).toEqual([429, '2'])
    expect(reply?.toast).toMatchObject({
      title: english.booking.failed,
      description: `Please try again in 2 seconds, or ${callUs}`,
      link: { href: 'tel:+912240001998' },
    })
    expect(reply?.result.initialValue).toMatchObject({
      name: 'Asha Kulkarni',
      address: bookingRequest().address,
      [formStampField]: stamp,
    })
    expect(await stored('bookings')).toBe(0)
    expect(await counts()).toEqual([])
  })

  it.each([
    ['without a stamp', ''],
    ['with another signature', `${Date.now().toString(36)}.${'a'.repeat(43)}`],
    ['with an invalid stamp', 'x'],
  ])('gets a valid stamp if it is sent %s', async (_, stamp) => {
    const { status, retryAfter, reply } = await sendBooking({ [formStampField]: stamp })
    expect([status, retryAfter]).toEqual([429, '2'])
    const validStamp = reply!.result.initialValue[formStampField]!
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 })
    expect((await sendBooking({ [formStampField]: validStamp })).status).toBe(302)
    vi.useRealTimers()
  })

  it('cannot use the signature of another time', async () => {
    const [time] = (await createFormStamp(new Date(0))).split('.')
    const [, signature] = (await createFormStamp(new Date())).split('.')
    expect((await sendBooking({ [formStampField]: `${time}.${signature}` })).status).toBe(429)
  })

  it('is accepted after two seconds and after a week', async () => {
    expect((await sendBooking(await formStampFields(2))).status).toBe(302)
    expect((await sendBooking(await formStampFields(7 * 24 * 60 * 60))).status).toBe(302)
  })

  it('gets its field errors first', async () => {
    expect(await sendBooking({ name: '', [formStampField]: '' })).toMatchObject({ status: 400 })
    expect(await sendMessage({ name: '', [formStampField]: '' })).toMatchObject({ status: 400 })
  })

  it('is refused as a contact message too', async () => {
    const answer = await sendMessage(await formStampFields(1))
    expect(answer).toMatchObject({ status: 429, retryAfter: '1' })
    expect(answer.reply?.toast).toMatchObject({
      title: contactWords.failed,
      description: `Please try again in 1 second, or ${callUs}`,
    })
    expect(answer.reply?.result.initialValue).toMatchObject({ message: 'How much for six?' })
    expect(await stored('contact-messages')).toBe(0)
  })
})

it.each([
  ['booking', sendBooking],
  ['message', sendMessage],
] as const)('refuses a %s with a filled honeypot and keeps its input', async (_, send) => {
  const answer = await send({ [honeypotField]: 'https://spam.example' })
  expect(answer).toMatchObject({ status: 429, retryAfter: '2' })
  expect(answer.reply?.toast?.description).toBe(
    `We could not accept this just now. Please try again in 2 seconds, or ${callUs}`,
  )
  expect(answer.reply?.result.initialValue).toMatchObject({ name: 'Asha Kulkarni' })
  expect([await stored('bookings'), await stored('contact-messages')]).toEqual([0, 0])
  expect(await counts()).toEqual([])
})

it('leaves out the phone number if the business has none', async () => {
  await publishForThisTest({ phone: null })
  const { reply } = await sendBooking({ [honeypotField]: 'x' })
  expect(reply?.toast?.description).toMatch(/Please try again in 2 seconds\.$/)
  expect(reply?.toast?.link).toBeUndefined()
})

describe('the rate limit', () => {
  it('allows ten bookings an hour per phone', async () => {
    await consumeAll('booking', { phone: asha }, 9)
    expect((await sendBooking()).status).toBe(302)
    const { status, retryAfter, reply } = await sendBooking()
    expect(status).toBe(429)
    expect(Number(retryAfter)).toBeGreaterThan(3_590)
    expect(Number(retryAfter)).toBeLessThanOrEqual(3_600)
    expect(reply?.toast?.description).toBe(
      `There have been too many bookings from this number. Please try again in 60 minutes, or ${callUs}`,
    )
    expect(reply?.result.initialValue).toMatchObject({ name: 'Asha Kulkarni', phone: asha })
    expect((await sendBooking({ phone: '9876500000' })).status).toBe(302)
    expect(await stored('bookings')).toBe(2)
  })

  it('resets after an hour', async () => {
    await consumeAll('booking', { phone: asha }, 10)
    await drizzle.execute(sql`UPDATE rate_limits SET expire = expire - 3590000`)
    const { status, retryAfter, reply } = await sendBooking()
    expect(status).toBe(429)
    expect(Number(retryAfter)).toBeLessThanOrEqual(10)
    expect(reply?.toast?.description).toMatch(/Please try again in \d+ seconds?, or/)
    await drizzle.execute(sql`UPDATE rate_limits SET expire = expire - 10000`)
    expect((await sendBooking()).status).toBe(302)
  })

  it('allows thirty bookings and twenty messages an hour per address', async () => {
    environment.trustProxy = true
    const sender = { address: '203.0.113.7' }
    await consumeAll('booking', sender, 29)
    await consumeAll('contact', sender, 19)
    const from = '198.51.100.1, 203.0.113.7'
    expect((await sendBooking({}, from)).status).toBe(302)
    expect((await sendMessage({}, from)).status).toBe(302)
    const answers = [await sendBooking({}, from), await sendMessage({}, from)]
    expect(answers).toMatchObject([{ status: 429 }, { status: 429 }])
    expect(answers.map(({ reply }) => reply?.toast?.description)).toEqual([
      expect.stringMatching(/^There have been too many bookings from your internet connection\./),
      expect.stringMatching(/^There have been too many messages from your internet connection\./),
    ])
    // Addresses added by the visitor have no effect.
    expect((await sendBooking({}, '203.0.113.99, 203.0.113.7')).status).toBe(429)
    expect((await sendBooking({}, '203.0.113.7, 203.0.113.99')).status).toBe(302)
  })

  it.each(['unknown', '203.0.113.7, unknown', '203.0.113.7,', ''])(
    'counts senders together whose address is %j behind a trusted proxy',
    async (from) => {
      environment.trustProxy = true
      await consumeAll('booking', { address: 'unreadable' }, 29)
      expect((await sendBooking({}, from)).status).toBe(302)
      const { status, reply } = await sendBooking({ phone: '9876500000' })
      expect(status).toBe(429)
      expect(reply?.toast?.description).toContain(
        'There have been too many bookings from your internet connection.',
      )
      expect((await sendBooking({}, '203.0.113.7:51234')).status).toBe(302)
    },
  )

  it('tells a visitor of a crowded network about the connection', async () => {
    environment.trustProxy = true
    await consumeFormLimits('booking', { network: '203.0.113.0/24' })
    await drizzle.execute(sql`UPDATE rate_limits SET points = 300 WHERE key LIKE '% network %'`)
    const { status, reply } = await sendBooking({}, '203.0.113.200')
    expect(status).toBe(429)
    expect(reply?.toast?.description).toMatch(
      /^There have been too many bookings from your internet connection\./,
    )
  })

  it('does not count addresses without a trusted proxy', async () => {
    await consumeAll('booking', { address: '203.0.113.7' }, 30)
    const before = await counts()
    expect((await sendBooking({}, '203.0.113.7')).status).toBe(302)
    expect((await sendMessage({}, '203.0.113.7')).status).toBe(302)
    const addresses = (rows: { key: string }[]) => rows.filter(({ key }) => key.includes('address'))
    expect(addresses(await counts())).toEqual(addresses(before))
  })

  it.each([
    ['booking', 2000, sendBooking, 'There are more bookings than we can take at the moment.'],
    ['contact', 300, sendMessage, 'There are more messages than we can take at the moment.'],
  ] as const)(
    'limits %s forms of one connection without a trusted proxy to %i an hour',
    async (form, maximum, send, sentence) => {
      await consumeFormLimits(form, { shared: 'local' })
      const shared = `${form} shared %`
      await drizzle.execute(
        sql`UPDATE rate_limits SET points = ${maximum - 1} WHERE key LIKE ${shared}`,
      )
      expect((await send()).status).toBe(302)
      const { status, reply } = await send()
      expect(status).toBe(429)
      expect(reply?.toast?.description).toContain(sentence)
    },
  )

  it.each([
    ['booking', 2000, sendBooking],
    ['contact', 300, sendMessage],
  ] as const)(
    'still accepts a %s from a new sender after %i from all others',
    async (form, overall, send) => {
      environment.trustProxy = true
      await consumeAll(form, { address: '203.0.113.7' }, 20)
      await writeTotals(payload)
      await drizzle.execute(
        sql`UPDATE rate_limits SET points = ${overall} WHERE key = ${`${form} overall`}`,
      )
      expect((await send({}, '203.0.113.7')).status).toBe(429)
      expect((await send({}, '198.51.100.1')).status).toBe(302)
    },
  )

  it('stores no readable phone or address', async () => {
    environment.trustProxy = true
    await sendBooking({}, '203.0.113.7')
    const keys = (await counts()).map(({ key }) => key)
    expect(keys).toEqual([
      expect.stringMatching(/^booking address [\w-]{43}$/),
      expect.stringMatching(/^booking network [\w-]{43}$/),
      'booking overall',
      expect.stringMatching(/^booking phone [\w-]{43}$/),
    ])
  })

  it('does not count refused pickups and repeated forms', async () => {
    await publishForThisTest({ holidays: [{ date: daysFromNow(5), label: 'Diwali' }] })
    expect((await sendBooking({ date: daysFromNow(5) })).status).toBe(409)
    expect(await counts()).toEqual([])
    const requestKey = randomUUID()
    await Promise.all([sendBooking({ requestKey }), sendBooking({ requestKey })])
    await sendBooking({ requestKey })
    expect(await stored('bookings')).toBe(1)
    expect((await counts()).map(({ points }) => points)).toEqual([1, 1, 1])

    await emptyForms()
    await sendMessage({ requestKey })
    await sendMessage({ requestKey })
    expect(await counts()).toMatchObject([{ key: 'contact overall', points: 1 }, { points: 1 }])
  })

  it('does not count forms that could not be stored', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const booking = vi.spyOn(operations, 'bookPickup').mockRejectedValue(new Error('It is away'))
    vi.spyOn(payload, 'create').mockRejectedValue(new Error('The database is away'))
    expect((await sendBooking()).status).toBe(503)
    expect(booking).toHaveBeenCalledOnce()
    expect((await sendMessage()).status).toBe(503)
    expect((await counts()).map(({ points }) => points)).toEqual([0, 0])
  })

  it('does not count a phone over its limit towards the overall limit', async () => {
    await consumeAll('booking', { phone: asha }, 10)
    for (let count = 0; count < 5; count += 1) await sendBooking()
    expect((await counts()).map(({ points }) => points)).toEqual([10, 10])
  })

  it('returns the existing booking of a repeated form', async () => {
    const requestKey = randomUUID()
    const first = await sendBooking({ requestKey })
    expect(first.location).toMatch(/booked=[0-9A-F]{8}/)
    await consumeAll('booking', { phone: asha }, 9)
    expect((await sendBooking()).status).toBe(429)
    expect(await sendBooking({ requestKey })).toEqual(first)
    expect(await sendBooking({ requestKey, [formStampField]: '' })).toEqual(first)
    expect(await stored('bookings')).toBe(1)

    const message = await sendMessage({ requestKey })
    expect(await sendMessage({ requestKey, [formStampField]: '' })).toEqual(message)
    expect(await stored('contact-messages')).toBe(1)
  })

  it('returns one booking for parallel requests with the same form', async () => {
    const requestKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendBooking({ requestKey })))
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
    expect(answers[0]!.location).toContain('booked=')
    expect(await stored('bookings')).toBe(1)
    expect((await counts()).map(({ points }) => points)).toEqual([1, 1, 1])
  })

  it('refuses only bots when switched off', async () => {
    environment.rateLimitFactor = 0
    for (let count = 0; count < 11; count += 1) expect((await sendBooking()).status).toBe(302)
    expect(await counts()).toEqual([])
    expect((await sendBooking({ [honeypotField]: 'x' })).status).toBe(429)
    expect((await sendBooking({ [formStampField]: '' })).status).toBe(429)
  })

  it('accepts messages when counting fails', async () => {
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    await drizzle.execute(sql`ALTER TABLE rate_limits RENAME TO away`)
    expect((await sendMessage()).status).toBe(302)
    await drizzle.execute(sql`ALTER TABLE away RENAME TO rate_limits`)
    expect(logError).toHaveBeenCalledOnce()
  })

  it('accepts two hundred bookings at the same moment', { timeout: 120_000 }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        sendBooking({ phone: String(9_800_000_000 + index), email: '' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await stored('bookings')).toBe(200)
  })
})
