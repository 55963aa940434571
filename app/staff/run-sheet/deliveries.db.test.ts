import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseDelivery, markStep, saveBill } from '#app/models/bookings/bookings.server.ts'
import { type BillLine, noRates, oneAmount } from '#business/bills/bill.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking, readBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { countQueries } from '#tests/helpers/database/count-queries.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as runSheet from './run-sheet.tsx'

const payload = await samplePayload()
const date = openDayFromNow(3)
const earlier = openDayFromNow(2)
const path = '/admin/run-sheet'
const at = '2026-11-20T05:50:00.000Z'
let people: Record<Requester, TestPerson>
let user: User

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
  user = people.staff.user!
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

async function loadSlots(query = `?date=${date}`) {
  const { runSheets } = (await get(runSheet, path + query, { as: people.staff })).data!
  return runSheets.flatMap(({ slots }) => slots)
}

const listStops = async (query?: string) =>
  (await loadSlots(query)).flatMap(({ time, stops }) =>
    stops.map(({ name, trip }) => `${time ?? 'no slot'} ${name} ${trip}`),
  )

const book = (name: string, pickup: Partial<Booking> = {}) =>
  createBooking(payload, { date: earlier, time: '9AM-11AM', name, ...pickup })

const setStep = ({ id }: Booking, step: OrderStep, markedAt: string | null = at) =>
  markStep({ user, id, step, at: markedAt })

async function chooseTime(booking: Booking, time: TimeSlot): Promise<void> {
  await setStep(booking, 'picked-up')
  await setStep(booking, 'ready')
  await chooseDelivery({ user, id: booking.id, to: { date, time }, expected: null })
}

async function bookDelivery(name: string, time: TimeSlot = '1PM-3PM', pickup = {}) {
  const booking = await book(name, pickup)
  await chooseTime(booking, time)
  return booking
}

const markDelivered = (booking: Booking, time: string) =>
  post(runSheet, path, { booking: booking.id, step: 'delivered', at: time }, { as: people.staff })

const findBooking = ({ id }: Booking) => readBooking(payload, id)

describe('deliveries on the run sheet', () => {
  it('are listed with the pickups of their slot, by area, then in booking order', async () => {
    const om = await book('Om', { address: 'Hill Road, Bandra West, Mumbai 400050' })
    await book('Asha', { date, time: '1PM-3PM' })
    await bookDelivery('Zoya')
    await bookDelivery('Meera', '9AM-11AM')
    await chooseTime(om, '1PM-3PM')
    expect(await listStops()).toEqual([
      '9AM-11AM Meera delivery',
      '1PM-3PM Asha pickup',
      '1PM-3PM Zoya delivery',
      '1PM-3PM Om delivery',
    ])
  })

  it('are listed next to a pickup of the same booking and day', async () => {
    await bookDelivery('Om', '5PM-7PM', { date })
    expect(await listStops()).toEqual(['9AM-11AM Om pickup', '5PM-7PM Om delivery'])
  })

  it('are not listed for cancelled bookings', async () => {
    const { id } = await bookDelivery('Om')
    const data = { status: 'cancelled' } as const
    await setFields(payload, id, data)
    expect(await listStops()).toEqual([])
  })

  it('are marked if the clothes are not ready any more', async () => {
    const booking = await bookDelivery('Om', '5PM-7PM', { date })
    const areReady = async () =>
      (await loadSlots()).flatMap(({ stops }) => stops.map((stop) => stop.isReady))
    expect(await areReady()).toEqual([true, true])
    await setStep(booking, 'ready', null)
    expect(await areReady()).toEqual([true, false])
    await setStep(booking, 'dispatched')
    expect(await areReady()).toEqual([true, true])
  })
})

describe('returns without a slot on the run sheet', () => {
  const today = localDateAt(new Date())
  const bookReturn = async (name: string, promisedDate: string | null, changes = {}) => {
    const booking = await book(name, { address: `Hill Road, ${name}` })
    const data = { promisedDate, pickedUpAt: at, ...changes }
    await setFields(payload, booking.id, data)
    return booking
  }

  it('are listed on the promised day after the slots, ready or not', async () => {
    await bookReturn('Om', date)
    await bookReturn('Zoya', date, { readyAt: at })
    await bookReturn('Meera', addDays(date, 1))
    await bookReturn('Rohan', date, { status: 'cancelled' })
    await bookReturn('Priya', date, { pickedUpAt: null })
    await bookDelivery('Asha', '5PM-7PM')
    expect(await listStops()).toEqual([
      '5PM-7PM Asha delivery',
      'no slot Om delivery',
      'no slot Zoya delivery',
    ])
    const [, returns] = await loadSlots()
    expect(returns!.stops.map(({ isReady, missedDay }) => [isReady, missedDay])).toEqual([
      [false, null],
      [true, null],
    ])
  })

  it('are listed today if they are due or overdue, by area', async () => {
    await bookReturn('Om', today)
    await bookReturn('Zoya', addDays(today, -1))
    const missed = { deliveryDate: addDays(today, -3), deliveryTime: '5PM-7PM' }
    await bookReturn('Meera', addDays(today, -1), missed)
    await bookReturn('Asha', addDays(today, 1))
    const [returns] = await loadSlots('')
    expect(returns!.stops.map(({ name, missedDay }) => [name, missedDay])).toEqual([
      ['Meera', addDays(today, -3)],
      ['Om', null],
      ['Zoya', addDays(today, -1)],
    ])
  })

  it('stay on the sheet as done after the delivery, on that day only', async () => {
    const om = await bookReturn('Om', addDays(today, -1))
    await markDelivered(om, 'now')
    const [returns] = await loadSlots('')
    expect(returns!.stops).toMatchObject([{ name: 'Om', doneAt: expect.any(String) as string }])
    expect(await listStops(`?date=${addDays(today, -1)}`)).toEqual([])
    await markDelivered(om, '')
    expect(await listStops('')).toEqual(['no slot Om delivery'])
  })

  it('are listed for the branch that collects', async () => {
    await bookReturn('Om', date, { address: 'Hill Road, Mumbai 400050' })
    expect(await listStops(`?date=${date}&branch=colaba`)).toEqual([])
    expect(await listStops(`?date=${date}&branch=all`)).toHaveLength(1)
  })
})

describe('payment at the door', () => {
  const sari: BillLine = { item: 'Silk sari', count: 2, unitPaise: 25_000, price: null }
  async function save({ id }: Booking, lines: BillLine[]): Promise<void> {
    const bill = { lines, seen: seenBill(null, noRates), sendMail: false }
    expect(await saveBill({ user, id, ...bill })).toMatchObject({ ok: true })
  }
  const setUpiId = async (upiId: string | null) => {
    const data = { ...openBusiness, bills: { ...openBusiness.bills, upiId } }
    await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  }
  const listBills = async () =>
    new Map((await loadSlots()).flatMap(({ stops }) => stops.map(({ name, bill }) => [name, bill])))

  it('shows pieces and amount of the own bill, and a UPI code until it is paid', async () => {
    await setUpiId('saaf@okbank')
    // The first order of a phone would get the offer.
    await bookDelivery('Asha')
    const [om, zoya] = [await bookDelivery('Om'), await bookDelivery('Zoya')]
    for (const { id } of [om, zoya]) {
      const data = { status: 'confirmed' } as const
      await setFields(payload, id, data)
    }
    await save(om, [sari, { ...sari, item: 'Shirt', count: 3 }])
    await save(zoya, oneAmount(90_000))
    await expect.poll(listBills, waitOptions).toEqual(
      new Map<string, unknown>([
        [
          'Om',
          {
            pieces: 5,
            kilograms: 0,
            totalPaise: 125_000,
            ...{ isPaid: false, paidBy: null },
            upiCode: expect.anything() as unknown,
          },
        ],
        [
          'Zoya',
          {
            pieces: null,
            kilograms: 0,
            totalPaise: 90_000,
            ...{ isPaid: false, paidBy: null },
            upiCode: expect.anything() as unknown,
          },
        ],
        ['Asha', null],
      ]),
    )
    const pay = (fields: Record<string, string>) =>
      post(runSheet, path, { booking: om.id, step: 'paid', ...fields }, { as: people.staff })
    const outdated = await pay({ at, method: 'cash', total: '90000' })
    expect(outdated.data?.toast?.description).toBe(staffWords.bill.totalChanged('₹1,250'))
    expect((await pay({ at, method: 'cash', total: '125000' })).data?.toast).toBeNull()
    expect((await listBills()).get('Om')).toMatchObject({ paidBy: 'cash', upiCode: null })
    await pay({ at: '', total: '125000' })
    expect((await listBills()).get('Om')).toMatchObject({ paidBy: null })
  })

  it('reads all bills in one query', async () => {
    const countForBookings = () => countQueries(loadSlots)
    await bookDelivery('Om')
    // Fills the caches.
    await loadSlots()
    const one = await countForBookings()
    await bookDelivery('Zoya')
    expect(await countForBookings()).toBe(one)
  })
})

describe('mark as delivered', () => {
  it('stores the time of the delivery, and can be undone', async () => {
    const booking = await bookDelivery('Om', '5PM-7PM', { date })
    const doneTimes = async () =>
      (await loadSlots()).flatMap(({ stops }) => stops.map(({ doneAt }) => doneAt))
    const deliveredAt = '2026-11-22T11:50:00.000Z'
    expect((await markDelivered(booking, deliveredAt)).data?.toast).toBeNull()
    expect(await findBooking(booking)).toMatchObject({ pickedUpAt: at, deliveredAt })
    expect(await doneTimes()).toEqual([at, deliveredAt])
    await markDelivered(booking, '')
    expect(await findBooking(booking)).toMatchObject({ pickedUpAt: at, deliveredAt: null })
    expect(await doneTimes()).toEqual([at, null])
  })

  it('is refused with a reason before the pickup', async () => {
    const booking = await book('Om')
    const reply = await markDelivered(booking, at)
    expect(reply.status).toBe(409)
    expect(reply.data?.toast).toMatchObject({
      title: staffWords.runSheet.tickNotStored,
      description: staffWords.steps.refusals['not-picked-up'](booking.reference),
    })
    expect(await findBooking(booking)).toMatchObject({ deliveredAt: null })
  })

  it('is refused for other steps', async () => {
    const { id } = await bookDelivery('Om')
    const reply = await post(
      runSheet,
      path,
      { booking: id, step: 'ready', at: '' },
      { as: people.staff },
    )
    expect(reply.status).toBe(400)
  })
})
