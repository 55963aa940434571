import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listActivity } from '#app/models/activity.server.ts'
import { resendMail } from '#app/models/bookings/booking-mails.server.ts'
import { requestBooking } from '#app/models/bookings/booking-requests.server.ts'
import { stateOf } from '#app/models/bookings/booking-state.server.ts'
import {
  addNote,
  changeStatus,
  correctBooking,
  markCollected,
} from '#app/models/bookings/bookings.server.ts'
import {
  cancelAsCustomer,
  rescheduleAsCustomer,
} from '#app/models/bookings/managed-bookings.server.ts'
import { erase } from '#app/models/customers.server.ts'
import { answerMessage, markAnswered } from '#app/models/messages.server.ts'
import { loggedChannels } from '#business/activity/booking-acts.ts'
import type { BookingRequest } from '#business/bookings/booking-request.ts'
import { pickupText } from '#business/pickups/pickup.ts'
import { remindCustomers } from '#cms/worker/remind-customers.ts'
import { eraseOldRecords } from '#collections/customers/erase-old-records.ts'
import type { Activity, Booking, BookingEvent, User } from '#payload-types.ts'
import { recordBookingEvents } from '#platform/activity/record-booking-events.ts'
import { manageKey } from '#platform/crypto/manage-key.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { deleteAccount, doorNames, everyPerson, type Person, rest } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { make } from '#tests/access/samples.ts'
import { password } from '#tests/setup/accounts.ts'
import { customer, customerOf } from '#tests/setup/customer.ts'
import { bookingRequest, testPayload } from '#tests/setup/database.ts'
import { daysFromNow, openDayFromNow } from '#tests/setup/days.ts'
import { book, openShop, outbox, work } from '#tests/setup/outbox.ts'
import { queriesOf } from '#tests/setup/queries.ts'
import type { MailServer } from '#tests/systems/mail-server.ts'

const payload = await testPayload()
const { drizzle } = postgresOf(payload)
const overrideAccess = true
let server: MailServer
let people: Record<Who, Person>
let staff: User
let admin: User

beforeEach(async () => {
  server = await openShop(payload)
  people = await everyPerson(payload)
  staff = people.staff.user!
  admin = people.admin.user!
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

/** All lines, in the order they were written. */
async function lines(): Promise<Activity[]> {
  const { docs } = await payload.find({
    collection: 'activities',
    sort: 'at',
    pagination: false,
    overrideAccess,
  })
  return docs
}

/** All events of bookings that the log lists, in the order they happened. */
async function events(): Promise<BookingEvent[]> {
  const { docs } = await payload.find({
    collection: 'booking-events',
    where: { channel: { in: [...loggedChannels] } },
    sort: ['createdAt', 'type'],
    pagination: false,
    overrideAccess,
  })
  return docs
}

/** What the log says, as people read it, without who it was. */
async function log(): Promise<string[]> {
  const page = await listActivity(admin, {})
  return page.lines.map(({ before, about, after }) => `${before} ${about} ${after}`.trim())
}

const seenOf = ({ status, date, time }: Booking) => ({ status, date, time })
const stored = (id: string) =>
  payload.findByID({ collection: 'bookings', id, depth: 0, joins: false, overrideAccess })

describe('what is done with a booking leaves one line', () => {
  it('of a status, by the dashboard, the CMS and REST alike', async () => {
    const [first, second, third] = [await book(payload), await book(payload), await book(payload)]
    const { id, reference } = first
    await changeStatus({ user: staff, id, seen: seenOf(first), to: 'confirmed' })
    await people.admin.doors.REST.update('bookings', second.id, { status: 'cancelled' })
    await people.staff.doors['Local API'].update('bookings', third.id, { status: 'confirmed' })
    const actor = staff.email
    const change = { type: 'status-changed', from: 'pending' }
    expect(await events()).toMatchObject([
      { ...change, actor, channel: 'dashboard', booking: id, to: 'confirmed' },
      { ...change, actor: admin.email, channel: 'cms', booking: second.id, to: 'cancelled' },
      { ...change, actor, channel: 'cms', booking: third.id, to: 'confirmed' },
    ])
    expect(await log()).toEqual([
      `confirmed booking ${third.reference}`,
      `cancelled booking ${second.reference}`,
      `confirmed booking ${reference}`,
    ])
  })

  it('by name, where the account has one', async () => {
    const { id, ...seen } = await book(payload)
    const user = { ...staff, name: 'Farida' }
    await changeStatus({ user, id, seen: seenOf(seen as Booking), to: 'confirmed' })
    expect(await events()).toMatchObject([{ actor: 'Farida' }])
  })

  it('of a part of the answer that was asked for, too', async () => {
    const { id } = await book(payload)
    await payload.update({
      collection: 'bookings',
      id,
      data: { status: 'confirmed' },
      select: {},
      user: staff,
      overrideAccess: false,
    })
    expect(await events()).toMatchObject([{ type: 'status-changed', to: 'confirmed' }])
  })

  it('of a move and of a correction, which says what of and not to what', async () => {
    const booking = await book(payload)
    const { id, reference } = booking
    const date = openDayFromNow(5)
    const moved = await correctBooking({
      user: staff,
      id,
      seenState: stateOf(booking),
      correction: { date, time: '3PM-5PM' },
    })
    expect(moved).toEqual({ ok: true })
    const seenState = stateOf(await stored(id))
    const correction = { name: 'Zubeida Mirzapore', phone: '9811122233' }
    await correctBooking({ user: staff, id, seenState, correction })
    expect(await events()).toMatchObject([
      { type: 'rescheduled', from: pickupText(booking), to: `${date}, 3PM-5PM`, booking: id },
      { type: 'corrected', text: 'name, phone', booking: id },
    ])
    expect(JSON.stringify(await events())).not.toMatch(/Zubeida|98111/)
    expect((await log())[0]).toBe(`corrected name and phone of booking ${reference}`)
  })

  it('of a note, and of a tick and its end', async () => {
    const { id, reference } = await book(payload)
    await addNote({ user: staff, id, note: 'Careful with the paithani' })
    const pickedUpAt = new Date().toISOString()
    await markCollected({ user: staff, id, at: pickedUpAt })
    // Sent once more by a phone in a dead spot.
    await markCollected({ user: staff, id, at: new Date().toISOString() })
    await markCollected({ user: staff, id, at: null })
    expect(await log()).toEqual([
      `took back the tick of booking ${reference}`,
      `ticked booking ${reference} as picked up`,
      `added a note to booking ${reference}`,
    ])
  })

  it('of what its customer does behind the link', async () => {
    const booking = await book(payload, { date: openDayFromNow(3) })
    const key = manageKey(payload.secret, booking.id)
    const to = { date: openDayFromNow(5), time: '1PM-3PM' } as const
    expect(await rescheduleAsCustomer(key, to, seenOf(booking))).toEqual({ ok: true })
    expect(await cancelAsCustomer(key, { status: 'pending', ...to })).toEqual({ ok: true })
    const byCustomer = { actor: 'Customer', channel: 'manage-link', booking: booking.id }
    expect(await events()).toMatchObject([
      { ...byCustomer, type: 'rescheduled' },
      { ...byCustomer, type: 'status-changed', to: 'cancelled' },
    ])
  })

  it('of a booking for a caller, and none of a visitor’s, whose statements are as many as before', async () => {
    const asked = () =>
      bookingRequest({ date: openDayFromNow(3), requestKey: randomUUID() }) as BookingRequest
    await requestBooking(asked())
    const ofVisitor = await queriesOf(() => requestBooking(asked()))
    expect(ofVisitor).toBe(1)
    expect(await log()).toEqual([])
    const taken = await requestBooking(asked(), { user: staff })
    const { receipt } = taken as { receipt: { reference: string } }
    const { reference } = receipt
    expect(await events()).toMatchObject([
      { type: 'booked', actor: staff.email, channel: 'dashboard' },
    ])
    expect(await log()).toEqual([`took down booking ${reference} for a caller`])
  })

  it('of a mail that is sent again, and of one that is deleted', async () => {
    const { reference } = await book(payload)
    await work(payload)
    const mail = (await outbox(payload)).find(({ kind }) => kind === 'booking-confirmation')!
    await resendMail({ user: staff, id: mail.id, now: new Date() })
    await people.admin.doors.REST.delete('emails', mail.id)
    expect(await log()).toEqual([
      `deleted a mail about booking ${reference}`,
      `sent “Booking Confirmation” again for booking ${reference}`,
    ])
    expect(JSON.stringify(await lines())).not.toContain('asha@')
  })

  it('of its deletion, one by one or all that were marked', async () => {
    const [one, two, three] = [await book(payload), await book(payload), await book(payload)]
    await people.admin.doors.REST.delete('bookings', one.id)
    await people.admin.doors.REST.deleteWhere('bookings', { id: { in: `${two.id},${three.id}` } })
    const ids = [one, two, three].map(({ id }) => id)
    expect((await events()).map(({ booking }) => booking).toSorted()).toEqual(ids.toSorted())
    expect((await log())[0]).toMatch(/^deleted booking [0-9A-F]{8}$/)
  })

  it('of an erasure, and one for all that the retention period erases', async () => {
    const { bookedFor, write, placesOf } = customerOf(payload)
    const { id, reference } = await bookedFor(daysFromNow(-2))
    const { id: message } = await write()
    await erase(admin, customer.phone)
    const erased = { actor: admin.email, channel: 'dashboard', type: 'erased', booking: id }
    expect(await events()).toMatchObject([erased])
    const deleted = { by: admin.email, door: 'dashboard', act: 'message-deleted', message }
    expect(await lines()).toMatchObject([deleted])
    expect(await log()).toContain(`removed the personal details of booking ${reference}`)
    expect(await placesOf(Object.values(customer))).toEqual([])

    await bookedFor('2001-01-01')
    await bookedFor('2001-01-02')
    await eraseOldRecords(payload, new Date())
    expect((await lines()).at(-1)).toMatchObject({
      ...{ act: 'details-removed', by: 'Retention period', reference: null },
      what: 'bookings: 2',
    })
    expect((await log())[0]).toBe('removed personal details (bookings: 2)')
    await eraseOldRecords(payload, new Date())
    expect(await log()).toHaveLength(3)
  })
})

describe('what nobody did leaves none:', () => {
  it('a change that is refused, also after its line, or rolled back', async () => {
    const booking = await book(payload)
    const { id } = booking
    const change = () => changeStatus({ user: staff, id, seen: seenOf(booking), to: 'confirmed' })
    const { afterChange } = payload.collections.bookings.config.hooks
    const refuse = () => {
      throw new Error('Refused')
    }
    afterChange.push(refuse)
    await expect(change()).rejects.toThrow('Refused')
    afterChange.splice(afterChange.indexOf(refuse), 1)
    expect(await log()).toEqual([])
    expect(await stored(id)).toMatchObject({ status: 'pending' })

    const editor = people.editor.user!
    await changeStatus({ user: editor, id, seen: seenOf(booking), to: 'confirmed' }).catch(() => {})
    const completed = { user: staff, id, seen: seenOf(booking), to: 'completed' } as const
    expect(await changeStatus(completed)).toMatchObject({ ok: false })
    expect(await log()).toEqual([])
  })

  it('of two at once one', async () => {
    const booking = await book(payload)
    const { id } = booking
    const seen = seenOf(booking)
    const outcomes = await Promise.all([
      changeStatus({ user: staff, id, seen, to: 'confirmed' }),
      changeStatus({ user: admin, id, seen, to: 'cancelled' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await log()).toHaveLength(1)
  })

  it('of two bookings at once two', async () => {
    const bookings = [await book(payload), await book(payload)]
    await Promise.all(
      bookings.map((booking) =>
        changeStatus({ user: staff, id: booking.id, seen: seenOf(booking), to: 'confirmed' }),
      ),
    )
    expect(await log()).toHaveLength(2)
  })

  it('what changes nothing, a reminder, a mail of a visitor', async () => {
    const { id } = await book(payload)
    await people.staff.doors.REST.update('bookings', id, {})
    await remindCustomers(payload, new Date())
    await make(payload, 'contact-messages', staff)
    expect(await log()).toEqual([])
  })
})

describe('what is done with a message leaves one line', () => {
  it('of an answer, a mark, and its deletion', async () => {
    const { id } = await customerOf(payload).write()
    await answerMessage(staff, id, { answer: 'It is.', answersSeen: 0 })
    await answerMessage(staff, id, { answer: 'It was.', answersSeen: 0 })
    await markAnswered(staff, id, false)
    await markAnswered(staff, id, true)
    await markAnswered(staff, id, true)
    await people.admin.doors.REST.delete('contact-messages', id)
    expect(await lines()).toMatchObject([
      { act: 'message-answered', by: staff.email, door: 'dashboard', message: id },
      { act: 'message-unmarked', message: id },
      { act: 'message-marked', message: id },
      { act: 'message-deleted', message: id, by: admin.email, door: 'cms' },
    ])
    expect(await log()).toEqual([
      'deleted a message',
      'marked a message as answered',
      'marked a message as not answered',
      'answered a message',
    ])
  })
})

describe('what is done with the content leaves one line', () => {
  const published = { _status: 'published' }
  const draft = { _status: 'draft' }

  it('of what visitors see, and none of a draft', async () => {
    const { REST } = people.editor.doors
    const fields = { name: 'Asha', location: 'Juhu', text: 'Clean.' }
    const { id } = await REST.create('testimonials', { ...fields, ...draft }, true)
    await REST.update('testimonials', id, { text: 'Very clean.' }, true)
    expect(await lines()).toEqual([])
    await REST.update('testimonials', id, published)
    await REST.update('testimonials', id, { text: 'Quite clean.', ...draft }, true)
    await REST.update('testimonials', id, draft)
    await REST.delete('testimonials', id)
    expect(await log()).toEqual([
      'deleted Testimonials, Asha',
      'unpublished Testimonials, Asha',
      'published Testimonials, Asha',
    ])
    expect(await lines()).toMatchObject(
      ['published', 'unpublished', 'content-deleted'].map((act) => ({
        ...{ act, by: people.editor.user!.email, door: 'cms' },
      })),
    )
  })

  it('of a page, and of a picture', async () => {
    const { REST, 'Local API': local } = people.editor.doors
    await REST.updateGlobal('business-info', { foundedYear: 1901, ...draft }, true)
    await REST.updateGlobal('business-info', { foundedYear: 1902, ...published })
    const { id } = await local.create('media', { alt: 'A dot' })
    await REST.update('media', id, { alt: 'A point' })
    await REST.delete('media', id)
    expect(await log()).toEqual([
      'deleted Pictures, A point',
      'changed Pictures, A point',
      'added Pictures, A dot',
      'published Business and opening hours',
    ])
  })

  it('but none of a form that was opened and left empty', async () => {
    const { token, doors } = people.editor
    const { id } = await doors.REST.create('offers', draft, true)
    const answer = await rest(token, 'POST', `offers/${id}/drop-untouched`)
    expect(answer).toEqual({ dropped: true })
    expect(await lines()).toEqual([])
  })
})

describe('what is done with an account leaves one line', () => {
  const strong = 'marigold awning ink'

  it('that says what was changed, and never a password', async () => {
    const { REST } = people.admin.doors
    const email = `${randomUUID()}@saaf.example`
    const fields = { email, name: 'Farida', role: 'staff', password: strong }
    const { id } = await REST.create('users', fields)
    await REST.update('users', id, { role: 'admin', name: 'Farida Khan' })
    await REST.update('users', id, { password: 'another awning ink' })
    await REST.update('users', id, {})
    await deleteAccount(people.admin, id, password)
    expect(await log()).toEqual([
      'deleted the account of Farida Khan',
      'changed password of the account of Farida Khan',
      'changed name and role of the account of Farida from Staff to Admin',
      'made an account for Farida as Staff',
    ])
    const { rows } = await drizzle.execute(sql`SELECT * FROM activities`)
    expect(JSON.stringify(rows)).not.toMatch(/awning|hash|salt/)
    expect(await lines()).toHaveLength(4)
  })

  it('of a password that its owner sets through the link in a mail', async () => {
    const { email } = staff
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const data = { token: token, password: strong }
    await payload.resetPassword({ collection: 'users', data, overrideAccess })
    await payload.login({ collection: 'users', data: { email, password: strong } })
    expect(await lines()).toMatchObject([
      { act: 'account-changed', by: email, label: email, what: 'password' },
    ])
  })

  it('but none where it is refused', async () => {
    const { REST } = people.admin.doors
    await REST.update('users', staff.id, { password: 'password' }).catch(() => {})
    await people.staff.doors.REST.update('users', admin.id, { name: 'X' }).catch(() => {})
    await payload.login({ collection: 'users', data: { email: staff.email, password } })
    expect(await lines()).toEqual([])
  })
})

describe.each(doorNames)('through %s', (doorName) => {
  it('nobody reads more than is theirs', async () => {
    await make(payload, 'activities', admin)
    await payload.db.create({
      collection: 'activities',
      data: { at: '2026-11-20T06:30:00.000Z', by: 'B', door: 'cms', act: 'published', label: 'C' },
    })
    const read = async (who: Who) => {
      const docs = await people[who].doors[doorName].find('activities', {}).catch(() => [])
      return docs.map(({ act }) => act).toSorted()
    }
    expect(await read('visitor')).toEqual([])
    expect(await read('editor')).toEqual([])
    expect(await read('staff')).toEqual(['message-answered'])
    expect(await read('admin')).toEqual(['message-answered', 'published'])
  })
})

describe('lines are forgotten', () => {
  const line = (at: Date) =>
    payload.db.create({
      collection: 'activities',
      data: { at: at.toISOString(), by: 'A', door: 'cms', act: 'published' },
    })
  const keepFor = async (retentionMonths: number | null) => {
    const data = { bookingPolicy: { retentionMonths: null } }
    await payload.updateGlobal({ slug: 'business-info', data, overrideAccess })
    // As earlier releases stored it: the field takes no fewer than twelve.
    await drizzle.execute(
      sql`UPDATE business_info SET booking_policy_retention_months = ${retentionMonths}`,
    )
  }

  it.each([
    ['with personal details', 13, '2025-10-22T18:30:00.000Z'],
    ['after a year, where an earlier release stored less', 3, '2025-11-22T18:30:00.000Z'],
    ['after two years, where these are kept for ever', null, '2024-11-22T18:30:00.000Z'],
  ])('%s', async (_, months, begin) => {
    await keepFor(months)
    await line(new Date(Date.parse(begin) - 1))
    await line(new Date(begin))
    await eraseOldRecords(payload, new Date('2026-11-23T06:30:00.000Z'))
    expect((await lines()).map(({ at }) => at)).toEqual([begin])
  })

  it('of bookings only if the booking was deleted', async () => {
    await keepFor(null)
    const { id } = await book(payload)
    const recordBoth = (createdAt: string) =>
      recordBookingEvents(payload, drizzle, { actor: 'A', channel: 'cms' }, [
        { booking: id, type: 'collected', createdAt },
        { booking: randomUUID(), type: 'deleted', createdAt },
      ])
    await recordBoth('2024-11-22T18:29:59.999Z')
    await recordBoth('2024-11-22T18:30:00.000Z')
    await eraseOldRecords(payload, new Date('2026-11-23T06:30:00.000Z'))
    const kept = (await events()).map(({ type, createdAt }) => `${type} ${createdAt}`)
    expect(kept).toEqual([
      'collected 2024-11-22T18:29:59.999Z',
      'collected 2024-11-22T18:30:00.000Z',
      'deleted 2024-11-22T18:30:00.000Z',
    ])
  })
})
