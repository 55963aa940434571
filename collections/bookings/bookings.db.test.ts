import { randomUUID } from 'node:crypto'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import {
  type BookingStatus,
  bookingStatusValues,
  canBecome,
} from '#business/bookings/status/status.ts'
import { serializePickup } from '#business/pickups/pickup.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Booking, User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/find-booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBranch, openBusiness } from '#tests/helpers/bookings/open-business.ts'
import {
  bookingRequest,
  createUserWithRole,
  emptyDatabase,
  testPayload,
} from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { PickupRefusedError } from './booking-errors.ts'

const payload = await testPayload()
let staff: User

beforeEach(async () => {
  await emptyDatabase(payload)
  staff = await createUserWithRole(payload, 'staff')
})

function book(changes: Record<string, unknown> = {}): Promise<Booking> {
  return payload.create({
    collection: 'bookings',
    data: bookingRequest(changes) as unknown as RequiredDataFromCollectionSlug<'bookings'>,
    depth: 0,
    overrideAccess: true,
    context: { channel: 'site' },
  })
}

function changeStatus(id: string, status: BookingStatus, expected?: ExpectedBooking) {
  return payload.update({
    collection: 'bookings',
    id,
    data: { status },
    user: staff,
    overrideAccess: false,
    context: { channel: 'dashboard', booking: { expected } },
  })
}

/** Sets a status without checking the rules. */
async function bookingWithStatus(status: BookingStatus): Promise<Booking> {
  const { id } = await book()
  return payload.db.updateOne({ collection: 'bookings', id, data: { status } }) as Promise<Booking>
}

it('stores every column, except generated ones and the mark of samples', async () => {
  const { pool } = getPostgres(payload)
  const { rows } = await pool.query<{ inserted: string; columns: string[] }>(
    `SELECT substring(pg_get_functiondef(pg_proc.oid) FROM 'INSERT INTO bookings \\(([^)]+)\\)') AS inserted,
       array(SELECT attname::text FROM pg_attribute WHERE attrelid = 'bookings'::regclass
         AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'sample') AS columns
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

it('cleans texts of a new and of a corrected booking', async () => {
  const pasted = {
    name: ' \u202eAsha\u2060\nKulkarni ',
    phone: '\u202a98765\u201143210\u202c',
    email: 'asha@example.com\u200b',
    address: 'Hill Road\u0007\r\nBandra\u00ad',
    items: '\u3164',
  }
  const clean = {
    name: 'Asha Kulkarni',
    phone: '9876543210',
    email: 'asha@example.com',
    address: 'Hill Road\nBandra',
    items: '',
  }
  const { id } = await book(pasted)
  expect(
    await payload.findByID({ collection: 'bookings', id, overrideAccess: true }),
  ).toMatchObject(clean)
  const data = { ...pasted, name: 'Meera\u200b' }
  await payload.update({ collection: 'bookings', id, data, user: staff, overrideAccess: false })
  expect(
    await payload.findByID({ collection: 'bookings', id, overrideAccess: true }),
  ).toMatchObject({
    ...clean,
    name: 'Meera',
  })
  const where = { name: { equals: '\u2066Meera\u2069' } }
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

  const correct = (id: string, data: Partial<Booking>) =>
    payload.update({
      collection: 'bookings',
      id,
      data,
      user: staff,
      depth: 0,
      overrideAccess: false,
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
      data: {
        errors: [{ path: 'address', message: expect.stringMatching(/400099 yet/) as string }],
      },
    })
    await expect(book({ address: 'Elsewhere' })).rejects.toThrow(PickupRefusedError)
    expect(await book({ address: 'Hill Road 400050' })).toMatchObject({ branch: bandra })
    const phoneBooking = await payload.create({
      collection: 'bookings',
      data: bookingRequest() as unknown as RequiredDataFromCollectionSlug<'bookings'>,
      depth: 0,
      overrideAccess: true,
      context: { channel: 'dashboard' },
    })
    expect(phoneBooking).toMatchObject({ branch: null, source: 'phone' })
  })

  it('is rejected if it does not exist', async () => {
    const { id } = await book()
    await expect(correct(id, { branch: randomUUID() })).rejects.toThrow()
    await expect(correct(id, { branch: 'Bandra' })).rejects.toThrow()
  })
})

describe('a new booking', () => {
  it('is pending, and its reference is the first 8 characters of its ID', async () => {
    const booking = await book({
      status: 'completed',
      reference: 'MINE',
      completedAt: '2026-01-01',
    })
    expect(booking.status).toBe('pending')
    expect(booking.reference).toBe(booking.id.slice(0, 8).toUpperCase())
    expect(await findBookingEvents(payload, booking.id)).toMatchObject([
      { type: 'booked', from: null, to: 'pending', channel: 'site', actor: 'Customer' },
    ])
  })

  it('stores the phone as digits and the date unchanged', async () => {
    const booking = await book({ phone: '98765-43210', date: daysFromNow(9) })
    expect(booking).toMatchObject({ phone: '9876543210', date: daysFromNow(9) })
  })

  it.each([
    ['serviceType', 'ironing'],
    ['time', '9AM-10AM'],
    ['date', '2026-02-30'],
    ['date', daysFromNow(-1)],
    ['date', 20261201],
    ['phone', '987654321'],
    ['phone', { $ne: 1 }],
    ['email', 'nobody'],
    ['name', undefined],
    ['name', 'a'.repeat(101)],
    ['name', 'Win at www.evil.example'],
    ['address', '\u0000'],
    ['items', 'a'.repeat(1001)],
  ])('is rejected with %s = %j, and stores nothing', async (field, value) => {
    await expect(book({ [field]: value })).rejects.toMatchObject({ status: 400 })
    const { totalDocs } = await payload.count({ collection: 'bookings', overrideAccess: true })
    const mails = await payload.count({ collection: 'emails', overrideAccess: true })
    expect([totalDocs, mails.totalDocs]).toEqual([0, 0])
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

  it('rejects an unknown status', async () => {
    const { id } = await book()
    await expect(changeStatus(id, 'lost' as BookingStatus)).rejects.toMatchObject({ status: 400 })
  })

  it('accepts a stored name with a web address, which a new name cannot have', async () => {
    const { id } = await book()
    const data = { name: 'www.evil.example' }
    await payload.db.updateOne({ collection: 'bookings', id, data })
    await expect(changeStatus(id, 'confirmed')).resolves.toMatchObject(data)
    const name = 'www.other.example'
    await expect(
      payload.update({ collection: 'bookings', id, data: { name }, overrideAccess: true }),
    ).rejects.toMatchObject({ status: 400 })
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
    await payload.update({
      collection: 'bookings',
      id: booking.id,
      data: { date: daysFromNow(4) },
      overrideAccess: true,
      context: { channel: 'manage-link' },
    })
    await expect(changeStatus(booking.id, 'confirmed', booking)).rejects.toMatchObject({
      status: 409,
      message: staffWords.status.changedMeanwhile,
    })
  })
})

it('refuses a form that staff opened before the customer rescheduled', async () => {
  const opened = await book()
  const asStaff = {
    collection: 'bookings',
    id: opened.id,
    user: staff,
    overrideAccess: false,
  } as const
  const moved = await payload.update({
    ...asStaff,
    data: { date: daysFromNow(4) },
    context: { channel: 'manage-link' },
  })
  await expect(
    payload.update({ ...asStaff, data: { ...opened, address: 'Flat 4' } }),
  ).rejects.toMatchObject({ status: 409, message: staffWords.status.changedMeanwhile })
  const corrected = await payload.update({ ...asStaff, data: { ...moved, address: 'Flat 4' } })
  expect(corrected).toMatchObject({ address: 'Flat 4', date: daysFromNow(4) })
})

it('rejects a mistyped date by its field when slots have a capacity', async () => {
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...openBusiness, bookingPolicy: { capacityPerSlot: 5 } },
    overrideAccess: true,
  })
  const { id } = await book()
  await expect(
    payload.update({
      collection: 'bookings',
      id,
      data: { date: '26/11/2026' },
      user: staff,
      overrideAccess: false,
    }),
  ).rejects.toMatchObject({ status: 400, data: { errors: [{ path: 'date' }] } })
})

it('allows staff to correct contact details and reschedule, but changes no fixed field', async () => {
  const booking = await book()
  const corrected = await payload.update({
    collection: 'bookings',
    id: booking.id,
    data: {
      phone: '91234 56789',
      address: 'Flat 4',
      date: daysFromNow(9),
      time: '5PM-7PM',
      firstOrder: false,
      serviceType: 'shoes',
      reference: 'MINE',
    },
    user: staff,
    overrideAccess: false,
  })
  expect(corrected).toMatchObject({ phone: '9123456789', address: 'Flat 4' })
  expect(corrected).toMatchObject({
    date: daysFromNow(9),
    time: '5PM-7PM',
    firstOrder: true,
    serviceType: booking.serviceType,
    reference: booking.reference,
  })
  const byStaff = { actor: staff.email, channel: 'cms' }
  expect(await findBookingEvents(payload, booking.id)).toMatchObject([
    { type: 'booked' },
    {
      ...byStaff,
      type: 'rescheduled',
      from: serializePickup(booking),
      to: serializePickup(corrected),
    },
    { ...byStaff, type: 'corrected', text: 'phone, address' },
  ])
})
