import { beforeAll, describe, expect, it } from 'vitest'
import { endEventStreams } from '#app/http/event-stream.server.ts'
import type { BookingNews } from '#app/models/bookings/booking-news.server.ts'
import type { Booking } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { testPayload } from '#tests/setup/database.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { openBusiness } from '#tests/setup/open-business.ts'
import { book } from '#tests/setup/outbox.ts'
import { get } from '#tests/setup/route-request.ts'
import * as events from './news-stream.ts'

const payload = await testPayload()
const date = openDayFromNow(3)
let people: Record<Who, Person>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await everyPerson(payload)
})

const confirm = ({ id }: Booking) =>
  payload.update({
    collection: 'bookings',
    id,
    data: { status: 'confirmed' },
    overrideAccess: true,
  })

/** Opens the stream as a browser does. `next` resolves with what it says next; undefined once it has ended. */
async function listen(headers: Record<string, string> = {}, as = people.staff) {
  const leaving = new AbortController()
  const request = new Request('http://localhost:3000/admin/bookings/events', {
    headers: { Accept: 'text/event-stream', Cookie: `payload-token=${as.token}`, ...headers },
    signal: leaving.signal,
  })
  const answer = await events.loader({ request, params: {}, context: {} })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (): Promise<{ id: string; news: BookingNews[] } | undefined> => {
    const { done, value } = await reader.read()
    if (done) return undefined
    const said = /^id: (.*)\ndata: (.*)\n\n$/.exec(value)
    return said ? { id: said[1]!, news: JSON.parse(said[2]!) as BookingNews[] } : next()
  }
  return { answer, next, leave: () => leaving.abort() }
}

describe('the stream', () => {
  it('says what is stored, once it is, and how it is since', async () => {
    const { answer, next, leave } = await listen()
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
    expect(answer.headers.get('Cache-Control')).toBe('no-store, no-transform')
    const booking = await book(payload, { date })
    expect(await next()).toMatchObject({
      id: booking.updatedAt,
      news: [{ id: booking.id, date, status: 'pending', createdAt: booking.createdAt }],
    })
    const { updatedAt } = await confirm(booking)
    expect(await next()).toMatchObject({
      id: updatedAt,
      news: [{ id: booking.id, status: 'confirmed', createdAt: booking.createdAt }],
    })
    leave()
    expect(await next()).toBeUndefined()
  })

  it('gathers what happens at once', async () => {
    const { next, leave } = await listen()
    const all = await Promise.all(Array.from({ length: 6 }, () => book(payload, { date })))
    const heard: string[] = []
    while (heard.length < 6) heard.push(...(await next())!.news.map(({ id }) => id))
    expect(heard.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    leave()
  })

  it('says to each what it missed', async () => {
    const before = await book(payload, { date })
    const missed = await book(payload, { date })
    const { next, leave } = await listen({ 'Last-Event-ID': before.updatedAt })
    expect((await next())!.news.map(({ id }) => id)).toEqual([missed.id])
    leave()
  })

  it('hears what another process has stored, also where nobody told of it', async () => {
    const { next, leave } = await listen()
    const booking = await book(payload, { date })
    await next()
    const { pool } = postgresOf(payload)
    await pool.query(`UPDATE bookings SET status = 'cancelled', updated_at = now()`)
    await pool.query('NOTIFY bookings_changed')
    const heard: BookingNews[] = []
    while (!heard.some(({ id }) => id === booking.id)) heard.push(...(await next())!.news)
    expect(heard.every(({ status }) => status === 'cancelled')).toBe(true)
    leave()
  })

  it('ends with its process', async () => {
    const [one, two] = [await listen(), await listen()]
    endEventStreams()
    expect([await one.next(), await two.next()]).toEqual([undefined, undefined])
  })
})

describe('where no stream gets through', () => {
  const ask = (since: string, as = people.staff) =>
    get(events, `/admin/bookings/events?${new URLSearchParams({ since })}`, { as })

  it('the same is asked for', async () => {
    const { createdAt } = await book(payload, { date })
    const booking = await book(payload, { date })
    const { text, headers } = await ask(createdAt)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(JSON.parse(text)).toMatchObject([{ id: booking.id, status: 'pending' }])
  })

  it('what is no instant is now', async () => {
    await book(payload, { date })
    for (const since of ['', 'yesterday', '9'.repeat(300)]) {
      expect((await ask(since)).text, since).toBe('[]')
    }
  })

  it('nobody is answered who does not work bookings', async () => {
    expect((await ask('', people.editor)).status).toBe(403)
    expect((await ask('', people.visitor)).status).toBe(302)
  })
})
