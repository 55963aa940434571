import { beforeAll, describe, expect, it } from 'vitest'
import { startShutdown } from '#app/http/event-stream.server.ts'
import type { BookingUpdate } from '#app/models/bookings/booking-updates.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, edit } from '#tests/helpers/bookings/operations.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as events from './update-stream.ts'

const payload = await testPayload()
const date = openDayFromNow(3)
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
})

const confirm = ({ id }: Booking) =>
  edit(payload, id, { status: 'confirmed' }, { user: people.staff.user })

async function listen(headers: Record<string, string> = {}, as = people.staff) {
  const controller = new AbortController()
  const request = new Request('http://localhost:3000/admin/bookings/events', {
    headers: { Accept: 'text/event-stream', Cookie: `payload-token=${as.token}`, ...headers },
    signal: controller.signal,
  })
  const answer = await events.loader({ request, params: {}, context: {} })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (): Promise<{ id: string; updates: BookingUpdate[] } | undefined> => {
    const { done, value } = await reader.read()
    if (done) return undefined
    const match = /^id: (.*)\ndata: (.*)\n\n$/.exec(value)
    return match ? { id: match[1]!, updates: JSON.parse(match[2]!) as BookingUpdate[] } : next()
  }
  return { answer, next, leave: () => controller.abort() }
}

async function receiveUntil(
  { next }: Pick<Awaited<ReturnType<typeof listen>>, 'next'>,
  isLast: (update: BookingUpdate) => boolean,
): Promise<BookingUpdate[]> {
  const received: BookingUpdate[] = []
  while (!received.some(isLast)) received.push(...(await next())!.updates)
  return received
}

describe('booking update stream', () => {
  it('sends new and changed bookings as they are stored', async () => {
    const { answer, next, leave } = await listen()
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
    expect(answer.headers.get('Cache-Control')).toBe('no-store, no-transform')
    const booking = await createBooking(payload, { date })
    expect(await next()).toMatchObject({
      id: booking.updatedAt,
      updates: [{ id: booking.id, date, status: 'pending', createdAt: booking.createdAt }],
    })
    const { updatedAt } = await confirm(booking)
    expect(await next()).toMatchObject({
      id: updatedAt,
      updates: [{ id: booking.id, status: 'confirmed', createdAt: booking.createdAt }],
    })
    leave()
    expect(await next()).toBeUndefined()
  })

  it('sends all of several simultaneous bookings', async () => {
    const { next, leave } = await listen()
    const all = await Promise.all(Array.from({ length: 6 }, () => createBooking(payload, { date })))
    const receivedIds: string[] = []
    while (receivedIds.length < 6) receivedIds.push(...(await next())!.updates.map(({ id }) => id))
    expect(receivedIds.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    leave()
  })

  it('sends missed updates after Last-Event-ID', async () => {
    const other = await listen()
    const before = await createBooking(payload, { date })
    const missed = await createBooking(payload, { date })
    // A notification that is still on its way would send both bookings again.
    await receiveUntil(other, ({ id }) => id === missed.id)
    other.leave()
    const { next, leave } = await listen({ 'Last-Event-ID': before.updatedAt })
    expect((await next())!.updates.map(({ id }) => id)).toEqual([missed.id])
    leave()
  })

  it('sends all changes of another process, also if the notification names none', async () => {
    const stream = await listen()
    const booking = await createBooking(payload, { date })
    await stream.next()
    const { pool } = getPostgres(payload)
    await pool.query(`UPDATE bookings SET status = 'cancelled', updated_at = now()`)
    await pool.query('NOTIFY bookings_changed')
    const received = await receiveUntil(stream, ({ id }) => id === booking.id)
    expect(received.every(({ status }) => status === 'cancelled')).toBe(true)
    stream.leave()
  })

  it('ends on shutdown', async () => {
    const [one, two] = [await listen(), await listen()]
    startShutdown()
    expect([await one.next(), await two.next()]).toEqual([undefined, undefined])
  })
})

describe('booking updates by polling', () => {
  const poll = (since: string, as = people.staff) =>
    get(events, `/admin/bookings/events?${new URLSearchParams({ since })}`, { as })

  it('returns the updates since an instant', async () => {
    const { createdAt } = await createBooking(payload, { date })
    const booking = await createBooking(payload, { date })
    const { text, headers } = await poll(createdAt)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(JSON.parse(text)).toMatchObject([{ id: booking.id, status: 'pending' }])
  })

  it('treats an invalid instant as now', async () => {
    await createBooking(payload, { date })
    for (const since of ['', 'yesterday', '9'.repeat(300)]) {
      expect((await poll(since)).text, since).toBe('[]')
    }
  })

  it('refuses users without access to bookings', async () => {
    expect((await poll('', people.editor)).status).toBe(403)
    expect((await poll('', people.visitor)).status).toBe(302)
  })
})
