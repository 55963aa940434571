import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import { bookingRequestSchema } from '#business/bookings/forms/booking-request.ts'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import {
  type BookingStatus,
  bookingStatusValues,
  canBecome,
} from '#business/bookings/status/status.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import * as operations from '#collections/bookings/operations/change-status.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { type ApiClient, type ApiError, createPerson } from '#tests/access/api-clients.ts'
import { createBranch, openBusiness } from '#tests/helpers/bookings/open-business.ts'
import {
  createBooking,
  done,
  edit,
  readBooking,
  setFields,
} from '#tests/helpers/bookings/operations.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { BookingEdit } from './rest-endpoints.ts'

const payload = await testPayload()
let staff: User
let rest: ApiClient

beforeEach(async () => {
  await emptyDatabase(payload)
  const { user, clients } = await createPerson(payload, 'staff')
  staff = user!
  rest = clients.REST
})

const book = (changes?: Record<string, unknown>) => createBooking(payload, changes)

function changeStatus(id: string, to: BookingStatus, expected?: ExpectedBooking) {
  const actor = { payload, user: staff, channel: 'dashboard' } as const
  return done(operations.changeStatus(actor, { id, to, expected }))
}

/** As a PATCH. */
const correct = (id: string, changes: BookingEdit) => edit(payload, id, changes, { user: staff })

/** Sets a status without checking the rules. */
const bookingWithStatus = async (status: BookingStatus) =>
  setFields(payload, (await book()).id, { status })

it('stores every column, except generated ones, the mark of samples and the state of the bill', async () => {
  const { pool } = getPostgres(payload)
  const { rows } = await pool.query<{ inserted: string; columns: string[] }>(
    `SELECT substring(pg_get_functiondef(pg_proc.oid) FROM 'INSERT INTO bookings \\(([^)]+)\\)') AS inserted,
       array(SELECT attname::text FROM pg_attribute WHERE attrelid = 'bookings'::regclass
         AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname NOT IN ('sample', 'bill_paid')) AS columns
     FROM pg_proc WHERE proname = 'store_booking'`,
  )
  const { inserted, columns } = rows[0]!
  expect(
    inserted
      .split(',')
      .map((name) => name.trim())
      .sort(),
  ).toEqual(columns.sort())
})

it('cleans texts of a corrected booking, and of a search', async () => {
  const pasted = {
    name: ' \u202eAsha\u2060\nKulkarni ',
    phone: '\u202a98765\u201143210\u202c',
    email: 'asha@example.com\u200b',
    address: 'Hill Road\u0007\r\nBandra\u00ad',
    items: '\u3164',
    language: 'hi',
  }
  const clean = {
    name: 'Asha Kulkarni',
    phone: '9876543210',
    email: 'asha@example.com',
    address: 'Hill Road\nBandra',
    items: null,
    language: 'hi',
  }
  const { id } = await book({ name: 'Meera', phone: '9000000001', items: 'Two saris' })
  expect(await rest.update('bookings', id, pasted)).toMatchObject(clean)
  expect(await readBooking(payload, id)).toMatchObject(clean)
  const where = { name: { equals: '\u2066Asha Kulkarni\u2069' } }
  expect(await payload.count({ collection: 'bookings', where, overrideAccess: true })).toEqual({
    totalDocs: 1,
  })
})

describe('the branch of a booking', () => {
  let andheri: string
  let bandra: string

  beforeEach(async () => {
    andheri = await createBranch(payload, 'Andheri West', { pincodes: '400053', mainBranch: true })
    bandra = await createBranch(payload, 'Bandra West', {
      pincodes: '400050',
      email: 'bandra@saaf.example',
    })
  })

  const publish = (bookingPolicy: object) =>
    payload.updateGlobal({
      slug: 'business-info',
      data: { ...openBusiness, bookingPolicy },
      overrideAccess: true,
    })

  it('is the branch with the pincode of the address', async () => {
    expect(await book({ address: 'Hill Road, Mumbai 400 050' })).toMatchObject({ branch: bandra })
    expect(await book({ address: 'Veera Desai Road 400053' })).toMatchObject({ branch: andheri })
    expect(await book({ address: 'Elsewhere 400099' })).toMatchObject({ branch: null })
    expect(await book({ address: 'Hill Road' })).toMatchObject({ branch: null })
  })

  it('follows changes of the published branches immediately', async () => {
    await book({ address: 'Hill Road 400050' })
    const as = { collection: 'branches', overrideAccess: true } as const
    await payload.update({ ...as, id: andheri, data: { pincodes: '400053, 400070' } })
    const { branch, id } = await book({ address: 'Kurla 400070' })
    expect(branch).toBe(andheri)
    await payload.delete({ ...as, id: bandra })
    expect(await book({ address: 'Hill Road 400050' })).toMatchObject({ branch: null })
    expect(await correct(id, { name: 'Asha' })).toMatchObject({ branch: andheri })
  })

  it('receives booking notices, and the main branch receives the others', async () => {
    await publish({})
    const noticeOf = async ({ id }: Booking) => {
      const where = { booking: { equals: id }, kind: { equals: 'booking-notice' } }
      const found = await payload.find({ collection: 'emails', where, overrideAccess: true })
      return found.docs[0]?.to
    }
    const allStaff = openBusiness.staffAddresses!.map(({ address }) => address).join(', ')
    const inBandra = await book({ address: 'Hill Road 400050' })
    expect(await noticeOf(inBandra)).toBe(`${allStaff}, bandra@saaf.example`)
    expect(await noticeOf(await book({ address: 'Elsewhere' }))).toBe(allStaff)
    const data = { email: 'counter@saaf.example' }
    await payload.update({ collection: 'branches', id: andheri, data, overrideAccess: true })
    expect(await noticeOf(await book({ address: 'Elsewhere' }))).toBe(allStaff)
    const change = { collection: 'branches', id: andheri, overrideAccess: true } as const
    await payload.update({ ...change, data: { email: 'andheri@saaf.example' } })
    const unassigned = await book({ address: 'Elsewhere' })
    expect(await noticeOf(unassigned)).toBe(`${allStaff}, andheri@saaf.example`)
  })

  it('follows a corrected pincode unless staff chose another branch', async () => {
    const { id } = await book({ address: 'Hill Road 400050' })
    expect(await correct(id, { address: 'Hill Road 4, 400050' })).toMatchObject({ branch: bandra })
    expect(await correct(id, { address: 'Veera Desai Road 400053' })).toMatchObject({
      branch: andheri,
    })
    const chosen = await correct(id, { branch: bandra })
    expect(chosen).toMatchObject({ branch: bandra })
    expect(await correct(id, { address: 'Flat 2, Veera Desai Road 400053' })).toMatchObject({
      branch: bandra,
    })
    const both = { address: 'Elsewhere 400099', branch: andheri }
    expect(await correct(id, both)).toMatchObject({ branch: andheri })
    expect(await correct(id, { address: 'Nowhere' })).toMatchObject({ branch: null })
  })

  it('is required for visitors if the policy says so, but not for phone bookings', async () => {
    await book({ address: 'Elsewhere 400099' })
    await publish({ onlyInServiceArea: true })
    await expect(book({ address: 'Elsewhere 400099' })).rejects.toMatchObject({
      problem: { field: 'address', message: expect.stringMatching(/400099 yet/) as string },
    })
    await expect(book({ address: 'Elsewhere' })).rejects.toMatchObject({
      problem: { field: 'address' },
    })
    expect(await book({ address: 'Hill Road 400050' })).toMatchObject({ branch: bandra })
    const byPhone = { channel: 'dashboard', user: staff } as const
    const phoneBooking = await createBooking(payload, {}, byPhone)
    expect(phoneBooking).toMatchObject({ branch: null, source: 'phone' })
  })

  it('is rejected if it does not exist', async () => {
    const { id } = await book()
    for (const branch of [randomUUID(), 'Bandra']) {
      await expect(rest.update('bookings', id, { branch })).rejects.toMatchObject({ status: 400 })
    }
    expect(await readBooking(payload, id)).toMatchObject({ branch: null })
  })
})

describe('a new booking', () => {
  it('is pending, and its reference is the first 8 characters of its ID', async () => {
    const forged = { status: 'completed', reference: 'MINE', completedAt: '2026-01-01' }
    const form = bookingRequestSchema({ today: daysFromNow(0) }, wordsFor('en'))
    const booking = await book(form.parse(bookingRequest(forged)))
    expect(booking).toMatchObject({ status: 'pending', completedAt: null })
    expect(booking.reference).toBe(booking.id.slice(0, 8).toUpperCase())
    expect(await findBookingEvents(payload, booking.id)).toMatchObject([
      { type: 'booked', from: null, to: 'pending', channel: 'site', actor: 'Customer' },
    ])
  })

  it('is returned as stored', async () => {
    const bookingPolicy = { workingDays: { laundry: 2, express: 1 } }
    const data = { ...openBusiness, bookingPolicy }
    await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
    const everything = { items: 'Two saris', instructions: 'Ring twice', express: true }
    for (const changes of [everything, { email: null, language: 'mr', date: daysFromNow(9) }]) {
      const booking = await book(changes)
      expect(booking).toMatchObject(changes)
      expect(await readBooking(payload, booking.id)).toEqual(booking)
    }
  })

  it('is rejected in the past, and stores nothing', async () => {
    await expect(book({ date: daysFromNow(-1) })).rejects.toMatchObject({
      status: 409,
      problem: { field: 'date' },
    })
    for (const collection of ['bookings', 'booking-events', 'emails'] as const) {
      const { totalDocs } = await payload.count({ collection, overrideAccess: true })
      expect(totalDocs, collection).toBe(0)
    }
  })
})

describe('changeStatus', () => {
  it.each(
    bookingStatusValues.flatMap((from) =>
      bookingStatusValues.filter((to) => to !== from).map((to) => [from, to] as const),
    ),
  )('follows the rules from %s to %s', async (from, to) => {
    const { id } = await bookingWithStatus(from)
    if (canBecome(from, to)) {
      await expect(changeStatus(id, to)).resolves.toMatchObject({ status: to })
    } else {
      await expect(changeStatus(id, to)).rejects.toMatchObject({ status: 409 })
    }
  })

  it('records who changed the status and when the booking was completed', async () => {
    const { id } = await book()
    await changeStatus(id, 'confirmed')
    const completed = await changeStatus(id, 'completed')
    const byStaff = { type: 'status-changed', actor: staff.email, channel: 'dashboard' }
    expect(await findBookingEvents(payload, id)).toMatchObject([
      { type: 'booked' },
      { ...byStaff, from: 'pending', to: 'confirmed' },
      { ...byStaff, from: 'confirmed', to: 'completed' },
    ])
    expect(Date.parse(completed.completedAt ?? '')).toBeCloseTo(Date.now(), -5)
    expect(await readBooking(payload, id)).toEqual(completed)
  })

  it('succeeds for one of two people at once, and names that person to the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const booking = await book()
      const [confirmed, cancelled] = await Promise.allSettled([
        changeStatus(booking.id, 'confirmed', booking),
        changeStatus(booking.id, 'cancelled', booking),
      ])
      const results = [confirmed.status, cancelled.status].sort()
      expect(results).toEqual(['fulfilled', 'rejected'])
      const refused = [confirmed, cancelled].find(({ status }) => status === 'rejected')
      expect((refused as PromiseRejectedResult).reason).toMatchObject({
        status: 409,
        message: expect.stringMatching(
          /^(staff|admin)-\S+ has already changed this booking\./,
        ) as string,
      })
    }
  })

  it('refuses a change if the status has changed since', async () => {
    const booking = await book()
    await changeStatus(booking.id, 'confirmed', booking)
    await expect(changeStatus(booking.id, 'cancelled', booking)).rejects.toMatchObject({
      status: 409,
    })
  })

  it('refuses a change if the pickup was rescheduled since', async () => {
    const booking = await book()
    await edit(payload, booking.id, { date: daysFromNow(4) }, { channel: 'manage-link' })
    await expect(changeStatus(booking.id, 'confirmed', booking)).rejects.toMatchObject({
      status: 409,
      message: staffWords.status.changedMeanwhile,
    })
  })
})

describe('PATCH /api/bookings/:id', () => {
  const patch = (id: string, fields: object) => rest.update('bookings', id, { ...fields })

  /** The part of a refusal that Payload's admin shows. */
  async function refusalOf(request: Promise<unknown>) {
    const { status, message: body } = await request.then(
      () => expect.unreachable('The request succeeded.'),
      (error: unknown) => error as ApiError,
    )
    const { errors } = JSON.parse(body) as {
      errors: { message: string; data?: { errors: { path: string }[] } }[]
    }
    const { message, data } = errors[0]!
    return { status, message, fields: data?.errors.map(({ path }) => path) }
  }

  it('corrects contact details and reschedules, but changes no fixed field', async () => {
    const booking = await book()
    const corrected = await patch(booking.id, {
      phone: '91234 56789',
      address: 'Flat 4',
      date: daysFromNow(9),
      time: '5PM-7PM',
      firstOrder: false,
      serviceType: 'shoes',
      reference: 'MINE',
      completedAt: '2026-01-01',
    })
    expect(corrected).toMatchObject({
      phone: '9123456789',
      address: 'Flat 4',
      date: daysFromNow(9),
      time: '5PM-7PM',
      firstOrder: true,
      serviceType: booking.serviceType,
      reference: booking.reference,
      completedAt: null,
    })
    const stored = await readBooking(payload, booking.id)
    const byStaff = { actor: staff.email, channel: 'cms' }
    expect(await findBookingEvents(payload, booking.id)).toMatchObject([
      { type: 'booked' },
      {
        ...byStaff,
        type: 'rescheduled',
        from: serializePickup(booking),
        to: serializePickup(stored),
      },
      { ...byStaff, type: 'corrected', text: 'phone, address' },
    ])
  })

  it('changes details, pickup and status together, or nothing', async () => {
    const { id } = await book()
    const before = await readBooking(payload, id)
    const details = { name: 'Meera', date: daysFromNow(4) }
    const completion = patch(id, { ...details, status: 'completed' })
    expect(await refusalOf(completion)).toEqual({
      status: 409,
      message: staffWords.status.notAllowed('Pending', 'Completed'),
    })
    const past = patch(id, { ...details, status: 'confirmed', date: daysFromNow(-1) })
    expect(await refusalOf(past)).toMatchObject({ status: 400, fields: ['date'] })
    expect(await readBooking(payload, id)).toEqual(before)
    expect(await findBookingEvents(payload, id)).toHaveLength(1)

    const confirmed = { ...details, status: 'confirmed' }
    expect(await patch(id, confirmed)).toMatchObject(confirmed)
    const types = (await findBookingEvents(payload, id)).map(({ type }) => type)
    expect(types).toEqual(['booked', 'rescheduled', 'status-changed', 'corrected'])
  })

  it('refuses a change of a booking that is no longer as expected', async () => {
    const { id, status, date, time } = await book()
    await changeStatus(id, 'confirmed')
    const expected = { status, date, time }
    expect(await refusalOf(patch(id, { status: 'cancelled', expected }))).toEqual({
      status: 409,
      message: staffWords.status.alreadyChanged('Confirmed', staff.email),
    })
    const moved = { status: 'confirmed', date: daysFromNow(4), time }
    expect(await refusalOf(patch(id, { status: 'cancelled', expected: moved }))).toEqual({
      status: 409,
      message: staffWords.status.changedMeanwhile,
    })
    for (const unreadable of ['pending', { status }, { ...expected, status: 'lost' }, null]) {
      const refusal = await refusalOf(patch(id, { status: 'cancelled', expected: unreadable }))
      expect(refusal, JSON.stringify(unreadable)).toMatchObject({ status: 400 })
    }
    expect(await readBooking(payload, id)).toMatchObject({ status: 'confirmed' })
    const current = { ...expected, status: 'confirmed' }
    expect(await patch(id, { status: 'cancelled', expected: current })).toMatchObject({
      status: 'cancelled',
    })
  })

  it('answers 409 to all who saw an older booking when several change it at once', async () => {
    const { id } = await book()
    const settled = await Promise.allSettled([
      patch(id, { name: 'Meera' }),
      patch(id, { status: 'cancelled' }),
      patch(id, { date: daysFromNow(4) }),
    ])
    const refused = settled.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as ApiError] : [],
    )
    for (const error of refused) expect(error).toMatchObject({ status: 409 })
    expect(await findBookingEvents(payload, id)).toHaveLength(1 + settled.length - refused.length)
  })

  it('refuses a form that staff opened before the customer rescheduled', async () => {
    const { id } = await book()
    const opened = await rest.read('bookings', id)
    const date = daysFromNow(4)
    await edit(payload, id, { date }, { channel: 'manage-link' })
    expect(await refusalOf(patch(id, { ...opened, address: 'Flat 4' }))).toEqual({
      status: 409,
      message: staffWords.status.changedMeanwhile,
    })
    const reopened = await rest.read('bookings', id)
    expect(await patch(id, { ...reopened, address: 'Flat 4' })).toMatchObject({
      address: 'Flat 4',
      date,
    })
  })

  it('accepts a stored name with a web address, which a new name cannot have', async () => {
    const { id } = await book()
    const name = 'www.evil.example'
    await setFields(payload, id, { name })
    expect(await patch(id, { name, status: 'confirmed' })).toMatchObject({ name })
    const other = patch(id, { name: 'www.other.example' })
    expect(await refusalOf(other)).toMatchObject({ status: 400, fields: ['name'] })
  })

  it('empties optional fields', async () => {
    const { id } = await book({ items: 'Two saris', instructions: 'Ring twice' })
    const emptied = await patch(id, { email: null, items: '', instructions: ' ' })
    expect(emptied).toMatchObject({ email: null, items: null, instructions: null })
  })

  it.each([
    ['status', 'lost'],
    ['time', '9AM-10AM'],
    ['date', '2026-02-30'],
    ['date', '26/11/2026'],
    ['date', daysFromNow(-1)],
    ['phone', '987654321'],
    ['email', 'nobody'],
    ['name', null],
    ['name', 'a'.repeat(101)],
    ['address', '\u0000'],
    ['items', 'a'.repeat(1001)],
    ['language', 'fr'],
    ['branch', 'Bandra'],
  ])('rejects %s = %j by its field, and stores nothing', async (field, value) => {
    const bookingPolicy = { capacityPerSlot: 5 }
    const data = { ...openBusiness, bookingPolicy }
    await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
    const { id } = await book()
    const before = await readBooking(payload, id)
    const refusal = await refusalOf(patch(id, { instructions: 'Ring twice', [field]: value }))
    expect(refusal).toMatchObject({ status: 400, fields: [field] })
    expect(await readBooking(payload, id)).toEqual(before)
  })

  it.each([
    ['date', 20261201],
    ['phone', { $ne: 1 }],
    ['status', ['confirmed']],
    ['updatedAt', 'yesterday'],
  ])('rejects a wrong type: %s = %j', async (field, value) => {
    const { id } = await book()
    const message = staffWords.requestErrors.wrongType
    expect(await refusalOf(patch(id, { [field]: value }))).toMatchObject({ status: 400, message })
  })

  it('does not find other IDs', async () => {
    for (const id of [randomUUID(), 'none']) {
      expect(await refusalOf(patch(id, { name: 'Meera' }))).toMatchObject({ status: 404 })
    }
  })
})

describe('writes that would bypass the rules', () => {
  it('are refused over REST: a new booking, and a change of several', async () => {
    const refused = {
      status: 403,
      message: expect.stringContaining(staffWords.requestErrors.oneBookingAtATime) as string,
    }
    await expect(rest.create('bookings', bookingRequest())).rejects.toMatchObject(refused)
    const { id } = await book()
    const update = rest.updateWhere('bookings', { id: { equals: id } }, { status: 'confirmed' })
    await expect(update).rejects.toMatchObject(refused)
    const { docs } = await payload.find({ collection: 'bookings', overrideAccess: true })
    expect(docs).toMatchObject([{ id, status: 'pending' }])
  })

  it.each(['bookings', 'bills', 'booking-events', 'customer-preferences', 'emails'] as const)(
    'are refused by Payload: %s',
    async (collection) => {
      const api = payload as unknown as Record<
        'create' | 'update',
        (options: Record<string, unknown>) => Promise<unknown>
      >
      const as = { collection, data: {}, overrideAccess: true }
      const refused = { status: 403, message: expect.stringMatching(/does not write/) as string }
      await expect(api.create(as)).rejects.toMatchObject(refused)
      await expect(api.update({ ...as, id: randomUUID() })).rejects.toMatchObject(refused)
      await expect(api.update({ ...as, where: {} })).rejects.toMatchObject(refused)
    },
  )
})
