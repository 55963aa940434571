import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listBookings } from '#app/models/bookings/booking-list.server.ts'
import { addNote } from '#app/models/bookings/bookings.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { buildCustomerTimeline } from '#business/bookings/timelines.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, edit, readBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { readOutbox } from '#tests/helpers/bookings/outbox.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
import * as runSheet from './run-sheet.tsx'

const payload = await samplePayload()
const { drizzle } = getPostgres(payload)
const date = openDayFromNow(3)
const path = '/admin/run-sheet'
const at = '2026-11-20T05:50:00.000Z'
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})
afterEach(() => vi.restoreAllMocks())

const loadSheet = async (query = `?date=${date}`, as = people.staff) =>
  (await get(runSheet, path + query, { as })).data!

const listStops = async (query?: string) =>
  (await loadSheet(query)).runSheets.flatMap(({ branch, slots }) =>
    slots.flatMap(({ time, stops }) => stops.map(({ name }) => `${branch?.name} ${time} ${name}`)),
  )

const updateBooking = (id: string, data: Partial<Booking>) => setFields(payload, id, data)

const findBooking = (id: string) => readBooking(payload, id)

const markPickedUp = (booking: string, at: string, as = people.staff) =>
  post(runSheet, path, { booking, step: 'picked-up', at }, { as })

const inBandra = 'Hill Road, Mumbai 400050'
const inColaba = 'Causeway, Mumbai 400005'

describe('run sheet', () => {
  it('lists the pickups of a day by branch, slot, area and booking order', async () => {
    await createBooking(payload, { date, name: 'Asha', address: inBandra, time: '3PM-5PM' })
    await createBooking(payload, { date, name: 'Om', address: inBandra, time: '9AM-11AM' })
    await createBooking(payload, { date, name: 'Zoya', address: 'Nowhere', time: '9AM-11AM' })
    await createBooking(payload, { date, name: 'Meera', address: inBandra, time: '9AM-11AM' })
    const pali = 'Pali Hill, Mumbai 400050'
    await createBooking(payload, { date, name: 'Ali', address: pali, time: '9AM-11AM' })
    const hill = 'Flat 3, hill road 400050'
    await createBooking(payload, { date, name: 'Dev', address: hill, time: '9AM-11AM' })
    await createBooking(payload, { date: openDayFromNow(5), name: 'Priya' })
    const { id } = await createBooking(payload, { date, name: 'Rohan', address: inBandra })
    await updateBooking(id, { status: 'cancelled' })
    const names = ['9AM-11AM Om', '9AM-11AM Meera', '9AM-11AM Dev', '9AM-11AM Ali', '3PM-5PM Asha']
    const bandra = names.map((each) => `Bandra West ${each}`)
    expect(await listStops()).toEqual(['Andheri West 9AM-11AM Zoya', ...bandra])
    expect(await listStops(`?date=${date}&branch=bandra-west`)).toEqual(bandra)
    expect(await listStops(`?date=${date}&branch=colaba`)).toEqual([])
  })

  it('defaults to today and the branch of the account', async () => {
    await createBooking(payload, { date, name: 'Asha', address: inBandra })
    await createBooking(payload, { date, name: 'Om', address: inColaba })
    const colaba = (await siteContent('en')).branches.find(({ slug }) => slug === 'colaba')!.id
    const { id } = people.staff.user!
    const setBranch = (branch: string | null) =>
      payload.update({ collection: 'users', id, data: { branch }, overrideAccess: true })
    await setBranch(colaba)
    expect(await listStops()).toEqual(['Colaba 11AM-1PM Om'])
    expect(await listStops(`?date=${date}&branch=all`)).toHaveLength(2)
    await setBranch(null)
    for (const query of [
      '',
      '?date=2026-02-30',
      '?date=9999-12-31',
      '?date=0000-01-01',
      '?date=x&branch=lost',
      `?date=${'9'.repeat(9000)}`,
    ]) {
      expect((await loadSheet(query)).runSheets, query).toEqual([])
    }
  })

  it('shows contact, items, notes and navigation of a stop', async () => {
    const { id, reference } = await createBooking(payload, {
      ...{ date, address: 'Flat 3\nHill Road 400050', items: '2 sheets', instructions: 'Ring' },
    })
    await addNote({ user: people.staff.user!, id, note: 'Gate code 12' })
    const [sheet] = (await loadSheet()).runSheets
    const [stop] = sheet!.slots[0]!.stops
    expect(stop).toMatchObject({
      ...{ id, reference, status: 'pending', phone: '9876543210', doneAt: null },
      ...{ items: '2 sheets', instructions: 'Ring', notes: ['Gate code 12'] },
      directionsHref:
        'https://www.google.com/maps/dir/?api=1&destination=Flat+3%2C+Hill+Road+400050',
    })
    expect(stop!.whatsappHref).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello/)
  })

  it('refuses other roles', async () => {
    const answer = get(runSheet, path, { as: people.editor })
    expect((await answer).status).toBe(403)
    const { id } = await createBooking(payload, { date })
    expect((await markPickedUp(id, 'now', people.editor)).status).toBe(403)
    expect((await markPickedUp(id, 'now', people.visitor)).location).toMatch(/^\/admin\/login/)
    expect((await findBooking(id)).pickedUpAt).toBeNull()
  })
})

describe('mark as picked up', () => {
  it('stores time and user once when repeated, and can be undone', async () => {
    const { id } = await createBooking(payload, { date })
    for (const _ of [1, 2]) {
      expect((await markPickedUp(id, at)).data).toEqual({ toast: null, shouldRetry: false })
      expect(await findBooking(id)).toMatchObject({
        ...{ pickedUpAt: at, pickedUpBy: people.staff.user!.email, status: 'confirmed' },
      })
    }
    expect((await loadSheet()).runSheets[0]?.slots[0]?.stops[0]?.doneAt).toBe(at)
    await markPickedUp(id, '')
    expect(await findBooking(id)).toMatchObject({
      ...{ pickedUpAt: null, pickedUpBy: null, status: 'pending' },
    })
  })

  it('is stored when a phone sends it twice at once, and next to another change', async () => {
    const { id } = await createBooking(payload, { date })
    const tick = () => markPickedUp(id, at)
    const note = () => addNote({ user: people.staff.user!, id, note: 'Gate code 12' })
    const [first, second] = await Promise.all([tick(), tick(), note()])
    for (const { data } of [first, second])
      expect(data).toEqual({ toast: null, shouldRetry: false })
    expect(await findBooking(id)).toMatchObject({ pickedUpAt: at })
    expect(await findBookingEvents(payload, id, { type: 'picked-up' })).toHaveLength(1)
  })

  it('is cleared by rescheduling, also for the customer', async () => {
    const { id } = await createBooking(payload, { date })
    const { user } = people.staff
    await markPickedUp(id, at)
    await edit(payload, id, { items: '2 sheets' }, { user })
    expect(await findBooking(id)).toMatchObject({ pickedUpAt: at })
    await edit(payload, id, { date: openDayFromNow(5), time: '11AM-1PM' }, { user })
    expect(await findBooking(id)).toMatchObject({ pickedUpAt: null, pickedUpBy: null })
    const timeline = buildCustomerTimeline(await findBookingEvents(payload, id))
    expect(timeline.map(({ change }) => change)).toEqual(['booked', 'confirmed', 'rescheduled'])
  })

  it('changes the version of the booking, which updates open dashboards', async () => {
    const { id } = await createBooking(payload, { date })
    const readVersion = async () => {
      const query = { user: people.staff.user!, view: 'all', now: new Date() } as const
      return (await listBookings(query)).items[0]!.version
    }
    const before = await readVersion()
    await markPickedUp(id, at)
    expect(await readVersion()).not.toBe(before)
    await markPickedUp(id, '')
    expect(await readVersion()).toBe(before)
  })

  it('is stored at the current time when the phone clock is wrong', async () => {
    const wrong = ['2400-01-01T00:00:00.000Z', '1970-01-01T00:00:00Z', '0000-01-01T00:00:00Z']
    for (const time of ['now', ...wrong]) {
      const { id } = await createBooking(payload, { date })
      await markPickedUp(id, time)
      const { pickedUpAt } = await findBooking(id)
      expect(Math.abs(Date.now() - Date.parse(pickedUpAt!))).toBeLessThan(60_000)
    }
  })

  it.each(['yesterday', '2026-13-45T00:00:00.000Z'])(
    'is refused at the invalid time %s',
    async (time) => {
      const { id } = await createBooking(payload, { date })
      expect((await markPickedUp(id, time)).status).toBe(400)
      expect((await markPickedUp('x', at)).status).toBe(400)
      expect((await findBooking(id)).pickedUpAt).toBeNull()
    },
  )

  it('is refused with a reason for a cancelled or deleted booking', async () => {
    const { id, reference } = await createBooking(payload, { date })
    await updateBooking(id, { status: 'cancelled' })
    const { cancelled } = staffWords.steps.refusals
    const { tickNotStored } = staffWords.runSheet
    const reply = await markPickedUp(id, at)
    expect(reply.status).toBe(409)
    expect(reply.data?.toast).toMatchObject({
      ...{ title: tickNotStored, description: cancelled(reference) },
    })
    expect((await markPickedUp(randomUUID(), at)).data?.toast?.description).toBe(
      staffWords.status.bookingGone,
    )
  })

  it('asks the browser to retry if it cannot be stored', async () => {
    const { id } = await createBooking(payload, { date })
    vi.spyOn(drizzle, 'transaction').mockRejectedValue(new Error('Away'))
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    const answer = await markPickedUp(id, at)
    expect(answer.status).toBe(503)
    expect(answer.data).toMatchObject({
      toast: { description: staffWords.requestErrors.unavailable },
      shouldRetry: true,
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('pieces counted at the door', () => {
  const count = (booking: string, pieces: string) =>
    post(runSheet, path, { booking, step: 'picked-up', at, pieces }, { as: people.staff })

  it('are stored with the pickup, and can be corrected', async () => {
    const { id } = await createBooking(payload, { date, items: '3 Shirt, 1 Sari' })
    for (const pieces of ['5', '5', '4', '']) {
      expect((await count(id, pieces)).data?.toast).toBeNull()
    }
    expect(await findBooking(id)).toMatchObject({ pickedUpAt: at, pieceCount: 4 })
    const events = await findBookingEvents(payload, id, { type: 'counted' })
    expect(events.map(({ from, to }) => [from, to])).toEqual([
      ['4', '5'],
      ['4', '4'],
    ])
    expect((await loadSheet()).runSheets[0]?.slots[0]?.stops[0]).toMatchObject({
      ...{ pieceCount: 4, announcedPieces: 4 },
    })
  })

  it.each(['0', '1000', '2.5', 'two'])('are refused if they are %s', async (pieces) => {
    const { id } = await createBooking(payload, { date })
    expect((await count(id, pieces)).status).toBe(400)
    expect((await findBooking(id)).pickedUpAt).toBeNull()
  })
})

describe('not collected', () => {
  const send = (booking: string, fields: Record<string, string>) =>
    post(runSheet, path, { booking, step: 'missed', ...fields }, { as: people.staff })
  const miss = (booking: string, reason: string) => send(booking, { at, reason })

  it('leaves the booking open, mails the reason in its language, and can be undone', async () => {
    const { id } = await createBooking(payload, { date, language: 'hi', email: 'a@example.com' })
    for (const _ of [1, 2]) expect((await miss(id, 'nobody-home')).data?.toast).toBeNull()
    const missed = { status: 'pending', missedReason: 'nobody-home', pickedUpAt: null }
    expect(await findBooking(id)).toMatchObject(missed)
    const mails = async () =>
      (await readOutbox(payload)).filter(({ kind }) => kind === 'pickup-missed')
    const reason = wordsFor('hi').order.missedReasons['nobody-home']
    expect(await mails()).toMatchObject([{ status: 'queued', reason }])
    await send(id, { at: '' })
    expect(await findBooking(id)).toMatchObject({ missedReason: null })
    expect(await mails()).toMatchObject([{ status: 'dropped' }])
    const events = await findBookingEvents(payload, id)
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['missed', 'not-missed'])
  })

  it('ends with the pickup or another day', async () => {
    const { id, reference } = await createBooking(payload, { date })
    await miss(id, 'moved')
    await edit(payload, id, { date: openDayFromNow(5) }, { user: people.staff.user })
    expect(await findBooking(id)).toMatchObject({ missedReason: null })
    await markPickedUp(id, at)
    expect((await miss(id, 'moved')).data?.toast?.description).toBe(
      staffWords.steps.nothingToCollect(reference),
    )
    expect((await miss(id, 'rain')).status).toBe(400)
  })
})

describe('offline copy', () => {
  it('marks only a run sheet that is requested as an offline copy', async () => {
    const readCopiedAt = async (headers?: Record<string, string>) =>
      (await get(runSheet, path, { as: people.staff, headers })).data?.copiedAt
    const copiedAt = await readCopiedAt({ 'X-Offline-Copy': '1' })
    expect(Math.abs(Date.now() - Date.parse(copiedAt!))).toBeLessThan(60_000)
    expect(await readCopiedAt()).toBeNull()
  })
})
