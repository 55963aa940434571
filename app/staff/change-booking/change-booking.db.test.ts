import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pickupText } from '#business/pickups/pickup.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { log } from '#platform/logs/log.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { daysFromNow, openDayFromNow } from '#tests/setup/days.ts'
import { openBranch, openBusiness } from '#tests/setup/open-business.ts'
import { book, outbox } from '#tests/setup/outbox.ts'
import { patience } from '#tests/setup/patience.ts'
import { get, post, toastAfter } from '#tests/setup/route-request.ts'
import * as change from './change-booking.tsx'

const payload = await testPayload()
const date = openDayFromNow(3)
const later = openDayFromNow(5)
let people: Record<Who, Person>

beforeEach(async () => {
  await emptyDatabase(payload)
  await publish({ daysAhead: 30 })
  people = await everyPerson(payload)
})

const publish = (bookingPolicy: object) =>
  payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy },
    overrideAccess: true,
  })

const at = ({ reference }: Booking, as = people.staff) =>
  [change, `/admin/bookings/${reference}/change`, { as, params: { reference } }] as const

async function open(booking: Booking) {
  const [route, path, options] = at(booking)
  return (await get(route, path, options)).data!
}

/** Sends the form as it was opened, but for some fields. */
async function save(booking: Booking, changes: Record<string, string>, as = people.staff) {
  const { booking: seen } = await open(booking)
  const { name, phone, address, date, time, state: seenState } = seen
  const form = { name, phone, address, date, time, seenState, email: seen.email ?? '', ...changes }
  const [route, path, options] = at(booking, as)
  return post(route, path, form, options)
}

const stored = ({ id }: Booking) =>
  payload.findByID({ collection: 'bookings', id, joins: false, overrideAccess: true })

describe('a booking', () => {
  it('is corrected, and nobody is mailed', async () => {
    const booking = await book(payload, { date, items: '2 sheets' })
    const mails = (await outbox(payload)).length
    const answer = await save(booking, {
      ...{ name: 'Asha K', phone: '+98765-43211', address: 'Flat 4', email: '' },
    })
    expect(answer.location).toBe(`/admin/bookings/${booking.reference}`)
    expect(await toastAfter(answer)).toEqual({
      kind: 'success',
      title: staffMessages.correction.done,
    })
    expect(await stored(booking)).toMatchObject({
      ...{ name: 'Asha K', phone: '9876543211', address: 'Flat 4', email: null, items: null },
      ...{ date, time: booking.time, status: 'pending' },
    })
    expect(await outbox(payload)).toHaveLength(mails)
  })

  it('goes to another branch where somebody says so, and to that of a new pincode', async () => {
    await openBranch(payload, 'andheri', { pincodes: '400053' })
    await openBranch(payload, 'bandra', { pincodes: '400050' })
    const booking = await book(payload, { date, address: 'Hill Road 400050' })
    await vi.waitFor(async () => expect((await open(booking)).branches).toHaveLength(2), patience)
    const branchOf = async () => {
      const { booking: seen, branches } = await open(booking)
      return [seen.collector?.name, branches.find(({ id }) => id === seen.branch)?.name]
    }
    const { booking: seen, branches } = await open(booking)
    const [andheri] = branches
    expect(await branchOf()).toEqual(['bandra', 'bandra'])
    await save(booking, { branch: andheri!.id })
    expect(await branchOf()).toEqual(['andheri', 'andheri'])
    await save(booking, { branch: andheri!.id, address: 'Elsewhere 400099' })
    expect(await branchOf()).toEqual(['andheri', undefined])
    expect((await open(booking)).booking.collector?.isUnplaced).toBe(true)
    await save(booking, { branch: 'none', address: 'Hill Road 400050' })
    expect(await branchOf()).toEqual(['bandra', 'bandra'])
    // Of a form without branches, such as that of a business with one.
    await save(booking, { items: '2 sheets' })
    expect(await branchOf()).toEqual(['bandra', 'bandra'])
    expect((await save(booking, { branch: 'Bandra' })).status).toBe(400)
    expect((await open(booking)).booking.address).toBe(seen.address)
  })

  it('is moved, and its customer is mailed', async () => {
    const booking = await book(payload, { date })
    const answer = await save(booking, { date: later, time: '3PM-5PM' })
    expect((await toastAfter(answer))?.description).toContain('3PM-5PM')
    const after = await stored(booking)
    expect(after).toMatchObject({ date: later, time: '3PM-5PM' })
    expect((await eventsOfBooking(payload, booking.id)).at(-1)).toMatchObject({
      ...{ type: 'rescheduled', actor: people.staff.user!.email, channel: 'dashboard' },
      ...{ from: pickupText(booking), to: pickupText(after) },
    })
    expect((await outbox(payload)).map(({ kind }) => kind)).toContain('booking-rescheduled')
  })

  it('is moved to the day that was tapped, where no script writes it into the field', async () => {
    const booking = await book(payload, { date })
    await save(booking, { day: later })
    expect(await stored(booking)).toMatchObject({ date: later, time: booking.time })
    await save(booking, { day: later, date })
    expect(await stored(booking)).toMatchObject({ date })
  })

  it('may be moved past what customers are held to, and never where nobody collects', async () => {
    await publish({ daysAhead: 4, capacityPerSlot: 1 })
    const booking = await book(payload, { date })
    const other = await book(payload, { date, time: '9AM-11AM' })
    expect((await save(booking, { date: openDayFromNow(40) })).status).toBe(302)
    for (const [to, sentence] of [
      [{ date, time: other.time }, messages.pickup.taken],
      [{ date: daysFromNow(-1) }, messages.booking.dateInPast],
    ] as const) {
      const { status, data } = await save(booking, { ...to, name: 'Typed' })
      expect(status).toBe(409)
      expect(Object.values(data?.result.error ?? {}).flat()).toEqual([sentence])
      expect(data?.result.initialValue).toMatchObject({ name: 'Typed' })
      expect(data?.days).toHaveLength(1)
    }
  })

  it('that somebody else has changed is not written over, and nothing typed is lost', async () => {
    const booking = await book(payload, { date })
    const { booking: seen } = await open(booking)
    await save(booking, { address: 'Flat 5' })
    const { status, data } = await save(booking, { seenState: seen.state, name: 'Typed' })
    expect(status).toBe(409)
    expect(data).toMatchObject({
      toast: { kind: 'error', description: staffMessages.status.changedMeanwhile },
      result: { initialValue: { name: 'Typed' } },
    })
    expect(await stored(booking)).toMatchObject({ address: 'Flat 5', name: 'Asha Kulkarni' })
  })

  it.each<[Record<string, string>, string]>([
    [{ phone: '12' }, messages.booking.phoneInvalid],
    [{ name: ' ' }, messages.booking.nameRequired],
    [{ email: 'asha' }, messages.booking.emailInvalid],
    [{ date: '2026-02-30' }, messages.booking.dateRequired],
  ])('with %j is refused with a sentence', async (wrong, sentence) => {
    const booking = await book(payload, { date })
    const { status, data } = await save(booking, wrong)
    expect(status).toBe(400)
    expect(Object.values(data?.result.error ?? {}).flat()).toEqual([sentence])
  })

  it('that is done is corrected, and not moved', async () => {
    const booking = await book(payload, { date })
    await payload.db.updateOne({
      collection: 'bookings',
      id: booking.id,
      data: { status: 'completed' },
    })
    expect((await save(booking, { name: 'Asha K' })).status).toBe(302)
    const { status, data } = await save(booking, { date: later })
    expect(status).toBe(409)
    expect(data?.result.error).toEqual({ date: [messages.pickup.finished('Completed')] })
  })

  it('stays in the form where the database is away', async () => {
    const said = vi.spyOn(log, 'error').mockImplementation(() => {})
    const booking = await book(payload, { date })
    const { state: seenState, ...seen } = (await open(booking)).booking
    vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('The database is away'))
    const answer = await save(booking, { ...{ name: seen.name, seenState } })
    expect(answer).toMatchObject({ status: 503, data: { toast: { kind: 'error' } } })
    expect(said).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  it('is for nobody who does not work bookings', async () => {
    const booking = await book(payload, { date })
    await save(booking, { name: 'Mallory' }, people.editor)
    await save(booking, { name: 'Mallory' }, people.visitor)
    expect(await stored(booking)).toMatchObject({ name: 'Asha Kulkarni' })
    const [route, path, options] = at(booking, people.editor)
    expect((await get(route, path, options)).status).toBe(403)
  })
})
