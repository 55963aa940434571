import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listActivity } from '#app/models/activity.server.ts'
import { resendMail } from '#app/models/bookings/booking-mails.server.ts'
import { requestBooking } from '#app/models/bookings/booking-requests.server.ts'
import { addNote, changeStatus, markCollected } from '#app/models/bookings/bookings.server.ts'
import { correctBooking, toEditableBooking } from '#app/models/bookings/corrections.server.ts'
import {
  cancelAsCustomer,
  rescheduleAsCustomer,
} from '#app/models/bookings/managed-bookings.server.ts'
import { eraseCustomerData } from '#app/models/customers.server.ts'
import { answerMessage, markAnswered } from '#app/models/messages.server.ts'
import { loggedChannels } from '#business/activity/booking-activity.ts'
import type { BookingRequest } from '#business/bookings/forms/booking-request.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import { remindCustomers } from '#cms/worker/remind-customers.ts'
import { eraseOldRecords } from '#collections/customers/erase-old-records.ts'
import type { Activity, Booking, BookingEvent, User } from '#payload-types.ts'
import { recordBookingEvents } from '#platform/activity/record-booking-events.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import {
  apiNames,
  callRestApi,
  createEveryPerson,
  deleteAccount,
  type TestPerson,
} from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { createSample } from '#tests/access/samples.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { customer, customerActions } from '#tests/helpers/bookings/customer.ts'
import {
  createBooking,
  readOutbox,
  resetBusiness,
  sendAllMails,
} from '#tests/helpers/bookings/outbox.ts'
import { countQueries } from '#tests/helpers/database/count-queries.ts'
import { bookingRequest, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow, openDayFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const overrideAccess = true
let server: MailServer
let people: Record<Requester, TestPerson>
let staff: User
let admin: User

beforeEach(async () => {
  server = await resetBusiness(payload)
  people = await createEveryPerson(payload)
  staff = people.staff.user!
  admin = people.admin.user!
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

async function findEntries(): Promise<Activity[]> {
  const { docs } = await payload.find({
    collection: 'activities',
    sort: 'at',
    pagination: false,
    overrideAccess,
  })
  return docs
}

async function findLoggedEvents(): Promise<BookingEvent[]> {
  const { docs } = await payload.find({
    collection: 'booking-events',
    where: { channel: { in: [...loggedChannels] } },
    sort: ['createdAt', 'type'],
    pagination: false,
    overrideAccess,
  })
  return docs
}

/** Newest first, without the actor. */
async function readLogTexts(): Promise<string[]> {
  const page = await listActivity(admin, {})
  return page.entries.map(({ before, about, after }) => `${before} ${about} ${after}`.trim())
}

const toExpected = ({ status, date, time }: Booking) => ({ status, date, time })
const findBooking = (id: string) =>
  payload.findByID({ collection: 'bookings', id, depth: 0, joins: false, overrideAccess })

describe('activity log of bookings', () => {
  it('records status changes from the dashboard, REST and the Local API', async () => {
    const [first, second, third] = [
      await createBooking(payload),
      await createBooking(payload),
      await createBooking(payload),
    ]
    const { id, reference } = first
    await changeStatus({ user: staff, id, expected: toExpected(first), to: 'confirmed' })
    await people.admin.clients.REST.update('bookings', second.id, { status: 'cancelled' })
    await people.staff.clients['Local API'].update('bookings', third.id, { status: 'confirmed' })
    const actor = staff.email
    const change = { type: 'status-changed', from: 'pending' }
    expect(await findLoggedEvents()).toMatchObject([
      { ...change, actor, channel: 'dashboard', booking: id, to: 'confirmed' },
      { ...change, actor: admin.email, channel: 'cms', booking: second.id, to: 'cancelled' },
      { ...change, actor, channel: 'cms', booking: third.id, to: 'confirmed' },
    ])
    expect(await readLogTexts()).toEqual([
      `confirmed booking ${third.reference}`,
      `cancelled booking ${second.reference}`,
      `confirmed booking ${reference}`,
    ])
  })

  it('records the name of the account if it has one', async () => {
    const booking = await createBooking(payload)
    const user = { ...staff, name: 'Farida' }
    await changeStatus({ user, id: booking.id, expected: toExpected(booking), to: 'confirmed' })
    expect(await findLoggedEvents()).toMatchObject([{ actor: 'Farida' }])
  })

  it('records a change of status when the caller selects no fields', async () => {
    const { id } = await createBooking(payload)
    await payload.update({
      collection: 'bookings',
      id,
      data: { status: 'confirmed' },
      select: {},
      user: staff,
      overrideAccess: false,
    })
    expect(await findLoggedEvents()).toMatchObject([{ type: 'status-changed', to: 'confirmed' }])
  })

  it('records a reschedule with both pickups, and a correction without its new values', async () => {
    const booking = await createBooking(payload)
    const { id, reference } = booking
    const date = openDayFromNow(5)
    const moved = await correctBooking({
      user: staff,
      id,
      seen: toEditableBooking(booking),
      typed: { date, time: '3PM-5PM' },
    })
    expect(moved).toEqual({ ok: true, changes: { date, time: '3PM-5PM' } })
    const seen = toEditableBooking(await findBooking(id))
    const typed = { name: 'Zubeida Mirzapore', phone: '9811122233' }
    await correctBooking({ user: staff, id, seen, typed })
    expect(await findLoggedEvents()).toMatchObject([
      { type: 'rescheduled', from: serializePickup(booking), to: `${date}, 3PM-5PM`, booking: id },
      { type: 'corrected', text: 'name, phone', booking: id },
    ])
    expect(JSON.stringify(await findLoggedEvents())).not.toMatch(/Zubeida|98111/)
    expect((await readLogTexts())[0]).toBe(`corrected name and phone of booking ${reference}`)
  })

  it('records a note, a collected pickup once, and its undo', async () => {
    const { id, reference } = await createBooking(payload)
    await addNote({ user: staff, id, note: 'Careful with the paithani' })
    const pickedUpAt = new Date().toISOString()
    await markCollected({ user: staff, id, at: pickedUpAt })
    // A phone may send the tick again after it was offline.
    await markCollected({ user: staff, id, at: new Date().toISOString() })
    await markCollected({ user: staff, id, at: null })
    expect(await readLogTexts()).toEqual([
      `marked booking ${reference} as not picked up`,
      `marked booking ${reference} as picked up`,
      `added a note to booking ${reference}`,
    ])
  })

  it('records changes that the customer makes through the manage link', async () => {
    const booking = await createBooking(payload, { date: openDayFromNow(3) })
    const key = createManageKey(payload.secret, booking.id)
    const to = { date: openDayFromNow(5), time: '1PM-3PM' } as const
    expect(await rescheduleAsCustomer(key, to, toExpected(booking))).toEqual({ ok: true })
    expect(await cancelAsCustomer(key, { status: 'pending', ...to })).toEqual({ ok: true })
    const byCustomer = { actor: 'Customer', channel: 'manage-link', booking: booking.id }
    expect(await findLoggedEvents()).toMatchObject([
      { ...byCustomer, type: 'rescheduled' },
      { ...byCustomer, type: 'status-changed', to: 'cancelled' },
    ])
  })

  it('records a booking for a caller, and books for a visitor in one query without an entry', async () => {
    const createRequest = () =>
      bookingRequest({ date: openDayFromNow(3), requestKey: randomUUID() }) as BookingRequest
    await requestBooking(createRequest())
    const queryCount = await countQueries(() => requestBooking(createRequest()))
    expect(queryCount).toBe(1)
    expect(await readLogTexts()).toEqual([])
    const outcome = await requestBooking(createRequest(), { user: staff })
    const { reference } = (outcome as { receipt: { reference: string } }).receipt
    expect(await findLoggedEvents()).toMatchObject([
      { type: 'booked', actor: staff.email, channel: 'dashboard' },
    ])
    expect(await readLogTexts()).toEqual([`created booking ${reference} for a caller`])
  })

  it('records a resent and a deleted mail without the address', async () => {
    const { reference } = await createBooking(payload)
    await sendAllMails(payload)
    const mail = (await readOutbox(payload)).find(({ kind }) => kind === 'booking-confirmation')!
    await resendMail({ user: staff, id: mail.id, now: new Date() })
    await people.admin.clients.REST.delete('emails', mail.id)
    expect(await readLogTexts()).toEqual([
      `deleted an email about booking ${reference}`,
      `resent “Booking Confirmation” for booking ${reference}`,
    ])
    expect(JSON.stringify(await findEntries())).not.toContain('asha@')
  })

  it('records each deleted booking, one at a time or in bulk', async () => {
    const [one, two, three] = [
      await createBooking(payload),
      await createBooking(payload),
      await createBooking(payload),
    ]
    await people.admin.clients.REST.delete('bookings', one.id)
    await people.admin.clients.REST.deleteWhere('bookings', { id: { in: `${two.id},${three.id}` } })
    const ids = [one, two, three].map(({ id }) => id)
    expect((await findLoggedEvents()).map(({ booking }) => booking).toSorted()).toEqual(
      ids.toSorted(),
    )
    expect((await readLogTexts())[0]).toMatch(/^deleted booking [0-9A-F]{8}$/)
  })

  it('records an erasure, and one entry for all bookings past the retention period', async () => {
    const { bookOnDate, sendMessage, findTablesContaining } = customerActions(payload)
    const { id, reference } = await bookOnDate(daysFromNow(-2))
    const { id: message } = await sendMessage()
    await eraseCustomerData(admin, customer.phone)
    const erased = { actor: admin.email, channel: 'dashboard', type: 'erased', booking: id }
    expect(await findLoggedEvents()).toMatchObject([erased])
    const deleted = { by: admin.email, door: 'dashboard', act: 'message-deleted', message }
    expect(await findEntries()).toMatchObject([deleted])
    expect(await readLogTexts()).toContain(`erased the personal details of booking ${reference}`)
    expect(await findTablesContaining(Object.values(customer))).toEqual([])

    await bookOnDate('2001-01-01')
    await bookOnDate('2001-01-02')
    await eraseOldRecords(payload, new Date())
    expect((await findEntries()).at(-1)).toMatchObject({
      ...{ act: 'details-removed', by: 'Retention period', reference: null },
      what: 'bookings: 2',
    })
    expect((await readLogTexts())[0]).toBe('erased personal details (bookings: 2)')
    await eraseOldRecords(payload, new Date())
    expect(await readLogTexts()).toHaveLength(3)
  })
})

describe('activity log of failed and simultaneous changes', () => {
  it('records nothing when a change is refused or rolled back', async () => {
    const booking = await createBooking(payload)
    const { id } = booking
    const change = () =>
      changeStatus({ user: staff, id, expected: toExpected(booking), to: 'confirmed' })
    const { afterChange } = payload.collections.bookings.config.hooks
    const refuse = () => {
      throw new Error('Refused')
    }
    afterChange.push(refuse)
    await expect(change()).rejects.toThrow('Refused')
    afterChange.splice(afterChange.indexOf(refuse), 1)
    expect(await readLogTexts()).toEqual([])
    expect(await findBooking(id)).toMatchObject({ status: 'pending' })

    const editor = people.editor.user!
    await changeStatus({ user: editor, id, expected: toExpected(booking), to: 'confirmed' }).catch(
      () => {},
    )
    const completed = { user: staff, id, expected: toExpected(booking), to: 'completed' } as const
    expect(await changeStatus(completed)).toMatchObject({ ok: false })
    expect(await readLogTexts()).toEqual([])
  })

  it('records one of two simultaneous changes to a booking', async () => {
    const booking = await createBooking(payload)
    const { id } = booking
    const expected = toExpected(booking)
    const outcomes = await Promise.all([
      changeStatus({ user: staff, id, expected, to: 'confirmed' }),
      changeStatus({ user: admin, id, expected, to: 'cancelled' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readLogTexts()).toHaveLength(1)
  })

  it('records simultaneous changes to two bookings', async () => {
    const bookings = [await createBooking(payload), await createBooking(payload)]
    await Promise.all(
      bookings.map((booking) =>
        changeStatus({
          user: staff,
          id: booking.id,
          expected: toExpected(booking),
          to: 'confirmed',
        }),
      ),
    )
    expect(await readLogTexts()).toHaveLength(2)
  })

  it('records nothing for an empty update, a reminder or a visitor’s message', async () => {
    const { id } = await createBooking(payload)
    await people.staff.clients.REST.update('bookings', id, {})
    await remindCustomers(payload, new Date())
    await createSample(payload, 'contact-messages', staff)
    expect(await readLogTexts()).toEqual([])
  })
})

describe('activity log of messages', () => {
  it('records an answer, each mark and the deletion, and ignores repeats', async () => {
    const { id } = await customerActions(payload).sendMessage()
    await answerMessage(staff, id, { answer: 'It is.', expectedAnswerCount: 0 })
    await answerMessage(staff, id, { answer: 'It was.', expectedAnswerCount: 0 })
    await markAnswered(staff, id, false)
    await markAnswered(staff, id, true)
    await markAnswered(staff, id, true)
    await people.admin.clients.REST.delete('contact-messages', id)
    expect(await findEntries()).toMatchObject([
      { act: 'message-answered', by: staff.email, door: 'dashboard', message: id },
      { act: 'message-unmarked', message: id },
      { act: 'message-marked', message: id },
      { act: 'message-deleted', message: id, by: admin.email, door: 'cms' },
    ])
    expect(await readLogTexts()).toEqual([
      'deleted a message',
      'marked a message as answered',
      'marked a message as unanswered',
      'answered a message',
    ])
  })
})

describe('activity log of content', () => {
  const published = { _status: 'published' }
  const draft = { _status: 'draft' }

  it('records publishing, unpublishing and deleting, but no drafts', async () => {
    const { REST } = people.editor.clients
    const fields = { name: 'Asha', location: 'Juhu', text: 'Clean.' }
    const { id } = await REST.create('testimonials', { ...fields, ...draft }, true)
    await REST.update('testimonials', id, { text: 'Very clean.' }, true)
    expect(await findEntries()).toEqual([])
    await REST.update('testimonials', id, published)
    await REST.update('testimonials', id, { text: 'Quite clean.', ...draft }, true)
    await REST.update('testimonials', id, draft)
    await REST.delete('testimonials', id)
    expect(await readLogTexts()).toEqual([
      'deleted Testimonials, Asha',
      'unpublished Testimonials, Asha',
      'published Testimonials, Asha',
    ])
    expect(await findEntries()).toMatchObject(
      ['published', 'unpublished', 'content-deleted'].map((act) => ({
        ...{ act, by: people.editor.user!.email, door: 'cms' },
      })),
    )
  })

  it('records changes to a page and to a picture', async () => {
    const { REST, 'Local API': local } = people.editor.clients
    await REST.updateGlobal('business-info', { foundedYear: 1901, ...draft }, true)
    await REST.updateGlobal('business-info', { foundedYear: 1902, ...published })
    const { id } = await local.create('media', { alt: 'A dot' })
    await REST.update('media', id, { alt: 'A point' })
    await REST.delete('media', id)
    expect(await readLogTexts()).toEqual([
      'deleted Pictures, A point',
      'changed Pictures, A point',
      'added Pictures, A dot',
      'published Business and opening hours',
    ])
  })

  it('records nothing when an empty new entry is discarded', async () => {
    const { token, clients } = people.editor
    const { id } = await clients.REST.create('offers', draft, true)
    const body = await callRestApi(token, 'POST', `offers/${id}/discard-empty-draft`)
    expect(body).toEqual({ discarded: true })
    expect(await findEntries()).toEqual([])
  })
})

describe('activity log of accounts', () => {
  const strongPassword = 'marigold awning ink'

  it('names the changed fields, and never stores a password', async () => {
    const { REST } = people.admin.clients
    const email = `${randomUUID()}@saaf.example`
    const fields = { email, name: 'Farida', role: 'staff', password: strongPassword }
    const { id } = await REST.create('users', fields)
    await REST.update('users', id, { role: 'admin', name: 'Farida Khan' })
    await REST.update('users', id, { password: 'another awning ink' })
    await REST.update('users', id, {})
    await deleteAccount(people.admin, id, password)
    expect(await readLogTexts()).toEqual([
      'deleted the account of Farida Khan',
      'changed password for Farida Khan',
      'changed name and role for Farida from Staff to Admin',
      'created an account for Farida as Staff',
    ])
    const { rows } = await drizzle.execute(sql`SELECT * FROM activities`)
    expect(JSON.stringify(rows)).not.toMatch(/awning|hash|salt/)
    expect(await findEntries()).toHaveLength(4)
  })

  it('records a password that its owner resets by email', async () => {
    const { email } = staff
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const data = { token, password: strongPassword }
    await payload.resetPassword({ collection: 'users', data, overrideAccess })
    await payload.login({ collection: 'users', data: { email, password: strongPassword } })
    expect(await findEntries()).toMatchObject([
      { act: 'account-changed', by: email, label: email, what: 'password' },
    ])
  })

  it('records nothing when a change to an account is refused', async () => {
    const { REST } = people.admin.clients
    await REST.update('users', staff.id, { password: 'password' }).catch(() => {})
    await people.staff.clients.REST.update('users', admin.id, { name: 'X' }).catch(() => {})
    await payload.login({ collection: 'users', data: { email: staff.email, password } })
    expect(await findEntries()).toEqual([])
  })
})

describe.each(apiNames)('activity log over %s', (apiName) => {
  it('shows each role only the entries it may read', async () => {
    await createSample(payload, 'activities', admin)
    await payload.db.create({
      collection: 'activities',
      data: { at: '2026-11-20T06:30:00.000Z', by: 'B', door: 'cms', act: 'published', label: 'C' },
    })
    const read = async (who: Requester) => {
      const docs = await people[who].clients[apiName].find('activities', {}).catch(() => [])
      return docs.map(({ act }) => act).toSorted()
    }
    expect(await read('visitor')).toEqual([])
    expect(await read('editor')).toEqual([])
    expect(await read('staff')).toEqual(['message-answered'])
    expect(await read('admin')).toEqual(['message-answered', 'published'])
  })
})

describe('retention of activity entries', () => {
  const createEntry = (at: Date) =>
    payload.db.create({
      collection: 'activities',
      data: { at: at.toISOString(), by: 'A', door: 'cms', act: 'published' },
    })
  const setRetention = async (retentionMonths: number | null) => {
    const data = { bookingPolicy: { retentionMonths: null } }
    await payload.updateGlobal({ slug: 'business-info', data, overrideAccess })
    // Earlier releases stored values below 12, which the field now rejects.
    await drizzle.execute(
      sql`UPDATE business_info SET booking_policy_retention_months = ${retentionMonths}`,
    )
  }

  it.each([
    ['deletes entries after the retention period', 13, '2025-10-22T18:30:00.000Z'],
    [
      'deletes entries after 12 months if the retention period is shorter',
      3,
      '2025-11-22T18:30:00.000Z',
    ],
    [
      'deletes entries after 24 months if there is no retention period',
      null,
      '2024-11-22T18:30:00.000Z',
    ],
  ])('%s', async (_, months, begin) => {
    await setRetention(months)
    await createEntry(new Date(Date.parse(begin) - 1))
    await createEntry(new Date(begin))
    await eraseOldRecords(payload, new Date('2026-11-23T06:30:00.000Z'))
    expect((await findEntries()).map(({ at }) => at)).toEqual([begin])
  })

  it('deletes old booking events only if the booking was deleted', async () => {
    await setRetention(null)
    const { id } = await createBooking(payload)
    const recordBoth = (createdAt: string) =>
      recordBookingEvents(payload, drizzle, { actor: 'A', channel: 'cms' }, [
        { booking: id, type: 'collected', createdAt },
        { booking: randomUUID(), type: 'deleted', createdAt },
      ])
    await recordBoth('2024-11-22T18:29:59.999Z')
    await recordBoth('2024-11-22T18:30:00.000Z')
    await eraseOldRecords(payload, new Date('2026-11-23T06:30:00.000Z'))
    const remaining = (await findLoggedEvents()).map(
      ({ type, createdAt }) => `${type} ${createdAt}`,
    )
    expect(remaining).toEqual([
      'collected 2024-11-22T18:29:59.999Z',
      'collected 2024-11-22T18:30:00.000Z',
      'deleted 2024-11-22T18:30:00.000Z',
    ])
  })
})
