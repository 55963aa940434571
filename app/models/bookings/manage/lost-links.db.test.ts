import { beforeEach, expect, it } from 'vitest'
import type { Booking } from '#payload-types.ts'
import { requestIdStorage } from '#platform/logs/request-id.ts'
import { bookAsVisitor } from '#tests/helpers/bookings/book-as-visitor.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { mailLostLink } from './lost-links.server.ts'

const payload = await testPayload()
const phone = '9876543210'

beforeEach(() => emptyDatabase(payload))

async function book(changes: Record<string, unknown> = {}): Promise<string> {
  return (await bookAsVisitor(bookingRequest({ phone, ...changes }))).reference
}

async function change(reference: string, data: Partial<Booking>) {
  const where = { reference: { equals: reference } }
  await payload.db.updateOne({ collection: 'bookings', where, data })
}

async function linkMails() {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { kind: { equals: 'manage-link' } },
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

it('mails the link to the stored address', async () => {
  const reference = await book({ email: 'asha@example.com' })
  // The worker logs the same request id.
  await requestIdStorage.run('request-1', () => mailLostLink({ reference, phone }, new Date()))
  const [mail, ...others] = await linkMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'asha@example.com',
    status: 'queued',
    booking: expect.stringMatching(new RegExp(`^${reference}`, 'i')) as string,
    requestId: 'request-1',
  })
})

it.each([
  ['another phone', {}, { phone: '9876543211' }],
  ['another reference', {}, { reference: 'FFFFFFFF' }],
  ['a booking without an email', { email: null }, {}],
  ['a booking whose link has expired', { date: '2026-01-05' }, {}],
  ['a booking whose personal details were erased', { erasedAt: '2026-01-05T00:00:00Z' }, {}],
])('mails nothing for %s', async (_, changes, input) => {
  const reference = await book()
  await change(reference, changes)
  await mailLostLink({ reference, phone, ...input }, new Date())
  expect(await linkMails()).toEqual([])
})

it.each(['known', 'unknown'])(
  'takes the minimum response time for a booking that is %s',
  async (kind) => {
    const reference = kind === 'known' ? await book() : 'FFFFFFFF'
    const start = performance.now()
    await mailLostLink({ reference, phone }, new Date())
    expect(performance.now() - start).toBeGreaterThan(390)
  },
)
