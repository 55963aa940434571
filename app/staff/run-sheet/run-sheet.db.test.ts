import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { log } from '#platform/logs/log.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { samplePayload } from '#tests/setup/database.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { openBusiness } from '#tests/setup/open-business.ts'
import { book } from '#tests/setup/outbox.ts'
import { get, post } from '#tests/setup/route-request.ts'
import * as runSheet from './run-sheet.tsx'

const payload = await samplePayload()
const date = openDayFromNow(3)
const path = '/admin/run-sheet'
let people: Record<Who, Person>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await everyPerson(payload)
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})
afterEach(() => vi.restoreAllMocks())

const read = async (query = `?date=${date}`, as = people.staff) =>
  (await get(runSheet, path + query, { as })).data!

/** Branch, slot and name of each pickup, as they stand below each other. */
const listed = async (query?: string) =>
  (await read(query)).rounds.flatMap(({ branch, slots }) =>
    slots.flatMap(({ time, stops }) => stops.map(({ name }) => `${branch?.name} ${time} ${name}`)),
  )

const change = (id: string, data: Partial<Booking>) =>
  payload.update({ collection: 'bookings', id, data, overrideAccess: true })

const stored = (id: string) =>
  payload.findByID({ collection: 'bookings', id, joins: false, overrideAccess: true })

const tick = (booking: string, pickedUpAt: string, as = people.staff) =>
  post(runSheet, path, { booking, pickedUpAt }, { as })

const inBandra = 'Hill Road, Mumbai 400050'
const inColaba = 'Causeway, Mumbai 400005'

describe('a run sheet', () => {
  it('has the pickups of a day by branch and slot, as they were booked', async () => {
    await book(payload, { date, name: 'Asha', address: inBandra, time: '3PM-5PM' })
    await book(payload, { date, name: 'Om', address: inBandra, time: '9AM-11AM' })
    await book(payload, { date, name: 'Zoya', address: 'Nowhere', time: '9AM-11AM' })
    await book(payload, { date, name: 'Meera', address: inBandra, time: '9AM-11AM' })
    await book(payload, { date: openDayFromNow(5), name: 'Priya' })
    const { id } = await book(payload, { date, name: 'Rohan', address: inBandra })
    await change(id, { status: 'cancelled' })
    const bandra = ['9AM-11AM Om', '9AM-11AM Meera', '3PM-5PM Asha'].map(
      (each) => `Bandra West ${each}`,
    )
    expect(await listed()).toEqual(['Andheri West 9AM-11AM Zoya', ...bandra])
    expect(await listed(`?date=${date}&branch=bandra-west`)).toEqual(bandra)
    expect(await listed(`?date=${date}&branch=colaba`)).toEqual([])
  })

  it('opens with today, and with the branch of the account', async () => {
    await book(payload, { date, name: 'Asha', address: inBandra })
    await book(payload, { date, name: 'Om', address: inColaba })
    const colaba = (await siteContent()).branches.find(({ slug }) => slug === 'colaba')!.id
    const { id } = people.staff.user!
    const home = (branch: string | null) =>
      payload.update({ collection: 'users', id, data: { branch }, overrideAccess: true })
    await home(colaba)
    expect(await listed()).toEqual(['Colaba 11AM-1PM Om'])
    expect(await listed(`?date=${date}&branch=all`)).toHaveLength(2)
    await home(null)
    for (const query of [
      '',
      '?date=2026-02-30',
      '?date=x&branch=lost',
      `?date=${'9'.repeat(9000)}`,
    ]) {
      expect((await read(query)).rounds, query).toEqual([])
    }
  })

  it('says all that whoever drives needs', async () => {
    const { id, reference } = await book(payload, {
      ...{ date, address: 'Flat 3\nHill Road 400050', items: '2 sheets', instructions: 'Ring' },
    })
    const note = { context: { booking: { note: 'Gate code 12' } }, user: people.staff.user! }
    await payload.update({ collection: 'bookings', id, data: {}, ...note })
    const [round] = (await read()).rounds
    const [stop] = round!.slots[0]!.stops
    expect(stop).toMatchObject({
      ...{ id, reference, status: 'pending', phone: '9876543210', pickedUpAt: null },
      ...{ items: '2 sheets', instructions: 'Ring', notes: ['Gate code 12'] },
      wayHref: 'https://www.google.com/maps/dir/?api=1&destination=Flat+3%2C+Hill+Road+400050',
    })
    expect(stop!.whatsappHref).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello/)
  })

  it('is for booking staff', async () => {
    const answer = get(runSheet, path, { as: people.editor })
    expect((await answer).status).toBe(403)
    const { id } = await book(payload, { date })
    expect((await tick(id, 'now', people.editor)).status).toBe(403)
    expect((await tick(id, 'now', people.visitor)).location).toMatch(/^\/admin\/login/)
    expect((await stored(id)).pickedUpAt).toBeNull()
  })
})

describe('a tick', () => {
  const at = '2026-11-20T05:50:00.000Z'

  it('says when and by whom, the same however often it arrives, and can be taken back', async () => {
    const { id, status } = await book(payload, { date })
    for (const _ of [1, 2]) {
      expect((await tick(id, at)).data).toEqual({ toast: null, isLater: false })
      expect(await stored(id)).toMatchObject({
        ...{ pickedUpAt: at, pickedUpBy: people.staff.user!.email, status },
      })
    }
    expect((await read()).rounds[0]?.slots[0]?.stops[0]?.pickedUpAt).toBe(at)
    await tick(id, '')
    expect(await stored(id)).toMatchObject({ pickedUpAt: null, pickedUpBy: null })
  })

  it('is none any more once the pickup is moved', async () => {
    const { id } = await book(payload, { date })
    await tick(id, at)
    await change(id, { items: '2 sheets' })
    expect(await stored(id)).toMatchObject({ pickedUpAt: at })
    await change(id, { date: openDayFromNow(5) })
    expect(await stored(id)).toMatchObject({ pickedUpAt: null, pickedUpBy: null })
  })

  it('is not in the future, whatever the clock of the phone says', async () => {
    const { id } = await book(payload, { date })
    for (const when of ['now', '2400-01-01T00:00:00.000Z']) {
      await tick(id, when)
      const { pickedUpAt } = await stored(id)
      expect(Math.abs(Date.now() - Date.parse(pickedUpAt!))).toBeLessThan(60_000)
    }
  })

  it.each(['yesterday', '2026-13-45T00:00:00.000Z'])('at %s is refused', async (when) => {
    const { id } = await book(payload, { date })
    expect((await tick(id, when)).status).toBe(400)
    expect((await tick('x', at)).status).toBe(400)
    expect((await stored(id)).pickedUpAt).toBeNull()
  })

  it('of what is cancelled, or gone, is refused with a reason', async () => {
    const { id, reference } = await book(payload, { date })
    await change(id, { status: 'cancelled' })
    const { cancelled, notTicked } = staffMessages.round
    const refused = await tick(id, at)
    expect(refused.status).toBe(409)
    expect(refused.data?.toast).toMatchObject({
      ...{ title: notTicked, description: cancelled(reference) },
    })
    expect((await tick(randomUUID(), at)).data?.toast?.description).toBe(
      staffMessages.status.bookingGone,
    )
  })

  it('that cannot be stored is to be sent again', async () => {
    const { id } = await book(payload, { date })
    vi.spyOn(payload, 'update').mockRejectedValue(new Error('Away'))
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    const answer = await tick(id, at)
    expect(answer.status).toBe(503)
    expect(answer.data).toMatchObject({
      toast: { description: messages.request.unavailable },
      isLater: true,
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})
