import { sql } from '@payloadcms/db-postgres'
import { addDays } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBooking } from '#platform/database/queries/find-bookings.ts'
import { requestStorage } from '#platform/logs/log.ts'
import { bookAsVisitor } from '#tests/helpers/bookings/book-as-visitor.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import {
  bookingRequest,
  createUserWithRole,
  emptyDatabase,
  testPayload,
} from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { changeStatus } from './bookings.server.ts'
import { mailLostLink } from './lost-links.server.ts'
import {
  cancelAsCustomer,
  findByManageKey,
  rescheduleAsCustomer,
} from './managed-bookings.server.ts'

const english = wordsFor(defaultLanguage)

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const later = { date: daysFromNow(3), time: '1PM-3PM' } as const
const asBooked = { status: 'pending', date: daysFromNow(1), time: '11AM-1PM' } as const
const success = { ok: true }
const outdated = { ok: false, reason: english.manage.changedConcurrently }

beforeEach(() => emptyDatabase(payload))

async function book(changes: Record<string, unknown> = {}): Promise<string> {
  return (await bookAsVisitor(bookingRequest(changes))).manageKey
}

async function stored(key: string): Promise<Booking> {
  return (await findBooking(payload, drizzle, sql`manage_key_hash = ${hashManageKey(key)}`))!
}

async function store(key: string, changes: Partial<Booking>) {
  const { id } = await stored(key)
  await payload.db.updateOne({ collection: 'bookings', id, data: changes })
}

it('names the holiday of a refused day in the language of the customer', async () => {
  const slug = 'business-info'
  const holiday = { date: daysFromNow(5), label: 'Diwali' }
  const data = { ...openBusiness, holidays: [holiday] }
  const { holidays } = await payload.updateGlobal({ slug, data, overrideAccess: true })
  const inHindi = { holidays: holidays!.map((day) => ({ ...day, label: 'दीवाली' })) }
  const published = { ...inHindi, _status: 'published' } as const
  await payload.updateGlobal({ slug, locale: 'hi', data: published, overrideAccess: true })
  const key = await book()
  const to = { date: holiday.date, time: '1PM-3PM' } as const
  for (const [language, name] of [
    ['hi', 'दीवाली'],
    ['en', 'Diwali'],
    ['mr', 'Diwali'],
  ] as const) {
    const outcome = await rescheduleAsCustomer(key, to, asBooked, language)
    const reason = expect.stringContaining(name) as string
    expect(outcome).toMatchObject({ ok: false, reason, problem: { field: 'date' } })
  }
})

async function setCapacity(capacityPerSlot: number) {
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy: { capacityPerSlot } },
    overrideAccess: true,
  })
}

describe('manage key', () => {
  it('opens only its booking, with the current status', async () => {
    const [key] = [await book({ name: 'Asha' }), await book({ name: 'Rohit' })]
    await store(key, { status: 'confirmed' })
    const { booking } = await findByManageKey(key, new Date())
    expect(booking).toMatchObject({ ...asBooked, name: 'Asha', status: 'confirmed' })
    expect(booking?.timeline.map(({ change }) => change)).toEqual(['booked'])
  })

  it.each(['', 'A'.repeat(43), '%00', '../../etc'])('rejects a made-up key (%j)', async (key) => {
    await book()
    expect(await findByManageKey(key, new Date())).toEqual({ missing: 'unknown' })
    expect(await cancelAsCustomer(key, asBooked, defaultLanguage)).toEqual(outdated)
  })

  it('rejects the stored hash as a key', async () => {
    const key = await book()
    expect(await findByManageKey(hashManageKey(key), new Date())).toEqual({ missing: 'unknown' })
  })

  it('expires seven days after the pickup', async () => {
    const key = await book()
    expect((await findByManageKey(key, addDays(new Date(), 8))).booking).toBeTruthy()
    expect(await findByManageKey(key, addDays(new Date(), 9))).toEqual({ missing: 'expired' })
  })

  it('opens and changes no erased booking', async () => {
    const key = await book()
    await store(key, { erasedAt: new Date().toISOString() })
    expect(await findByManageKey(key, new Date())).toEqual({ missing: 'unknown' })
    expect(await cancelAsCustomer(key, asBooked, defaultLanguage)).toEqual(outdated)
    expect((await stored(key)).status).toBe('pending')
  })
})

const eventsOf = async (key: string) => findBookingEvents(payload, (await stored(key)).id)

describe('cancelAsCustomer', () => {
  it('cancels once when the form is sent several times simultaneously', async () => {
    const key = await book()
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => cancelAsCustomer(key, asBooked, defaultLanguage)),
    )
    expect(outcomes).toEqual(Array.from({ length: 6 }, () => success))
    expect(await cancelAsCustomer(key, asBooked, defaultLanguage)).toEqual(success)
    const { status } = await stored(key)
    expect([status, (await eventsOf(key)).length]).toEqual(['cancelled', 2])
  })

  it('refuses a booking that was confirmed or rescheduled in the meantime', async () => {
    const confirmed = await book()
    await store(confirmed, { status: 'confirmed' })
    expect(await cancelAsCustomer(confirmed, asBooked, defaultLanguage)).toEqual(outdated)
    const moved = await book()
    await store(moved, later)
    expect(await cancelAsCustomer(moved, asBooked, defaultLanguage)).toEqual(outdated)
    expect([(await stored(confirmed)).status, (await stored(moved)).status]).toEqual([
      'confirmed',
      'pending',
    ])
  })

  it('refuses a booking that is completed or whose slot has begun', async () => {
    const closed = { ok: false, reason: english.pickups.changesClosed }
    const begun = await book()
    await store(begun, { date: daysFromNow(-1) })
    const seen = { ...asBooked, date: daysFromNow(-1) }
    expect(await cancelAsCustomer(begun, seen, defaultLanguage)).toEqual(closed)
    const completed = await book()
    await store(completed, { status: 'completed' })
    expect(await cancelAsCustomer(completed, asBooked, defaultLanguage)).toEqual(outdated)
  })
})

describe('rescheduleAsCustomer', () => {
  it('takes another time for a missed pickup, although its slot has passed', async () => {
    const key = await book()
    const missed = { ...asBooked, date: daysFromNow(-1) }
    await store(key, { date: missed.date })
    const move = () => rescheduleAsCustomer(key, later, missed, defaultLanguage)
    expect(await move()).toMatchObject({ ok: false })
    await store(key, { missedReason: 'nobody-home' })
    expect((await findByManageKey(key, new Date())).booking?.missedReason).toBe('nobody-home')
    expect(await move()).toEqual(success)
    expect(await stored(key)).toMatchObject({ ...later, missedReason: null })
  })

  it('reschedules once when the form is sent several times', async () => {
    const key = await book()
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => rescheduleAsCustomer(key, later, asBooked, defaultLanguage)),
    )
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => success))
    const { date, time } = await stored(key)
    expect({ date, time }).toEqual(later)
    expect(await eventsOf(key)).toHaveLength(2)
  })

  it('stores no event when the pickup stays the same', async () => {
    const key = await book()
    const { date, time } = asBooked
    expect(await rescheduleAsCustomer(key, { date, time }, asBooked, defaultLanguage)).toEqual(
      success,
    )
    expect(await eventsOf(key)).toHaveLength(1)
  })

  it('refuses a past day', async () => {
    const key = await book()
    const outcome = await rescheduleAsCustomer(
      key,
      { ...later, date: daysFromNow(-1) },
      asBooked,
      defaultLanguage,
    )
    expect(outcome).toMatchObject({ ok: false, problem: { field: 'date' } })
    expect((await stored(key)).date).toBe(asBooked.date)
  })

  it('gives the last places of a slot to as many simultaneous requests as there are places', async () => {
    await setCapacity(2)
    const days = [1, 2, 4, 5, 6]
    const keys: string[] = []
    for (const day of days) keys.push(await book({ date: daysFromNow(day) }))
    const outcomes = await Promise.all(
      keys.map((key, index) =>
        rescheduleAsCustomer(
          key,
          later,
          { ...asBooked, date: daysFromNow(days[index]!) },
          defaultLanguage,
        ),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
    const reason = english.pickups.taken
    const problem = { field: 'time', message: reason }
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false, reason, problem })),
    )
  })

  it('reports success only for stored changes when staff confirm simultaneously', async () => {
    const staff = await createUserWithRole(payload, 'staff')
    for (let round = 0; round < 10; round += 1) {
      const key = await book()
      const { id } = await stored(key)
      const [moved, confirmed] = await Promise.all([
        rescheduleAsCustomer(key, later, asBooked, defaultLanguage),
        changeStatus({ user: staff, id, expected: asBooked, to: 'confirmed' }),
      ])
      const { status, date } = await stored(key)
      expect(date === later.date).toBe(moved.ok)
      expect(status === 'confirmed').toBe(confirmed.ok)
      expect(moved.ok || confirmed.ok).toBe(true)
      expect(await eventsOf(key)).toHaveLength(1 + Number(moved.ok) + Number(confirmed.ok))
    }
  })
})

describe('mailLostLink', () => {
  const phone = '9876543210'

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
    await requestStorage.run({ id: 'request-1' }, () =>
      mailLostLink({ reference, phone }, new Date()),
    )
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
})
