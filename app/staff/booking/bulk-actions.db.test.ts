import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { saveBill } from '#app/models/bookings/bookings.server.ts'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import { noRates, oneAmount } from '#business/bills/bill.ts'
import { seenBill } from '#business/bills/seen-bill.ts'
import type { Booking } from '#business/bookings/booking.ts'
import * as staffWords from '#business/words/staff.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import {
  createBookingWithStatus,
  createPeopleOnce,
  expectedRefusal,
  findBooking,
  payload,
  people,
  press,
  valueOf,
  versionFields,
} from '#tests/helpers/bookings/dashboard.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { post } from '#tests/helpers/http/route-request.ts'

const { drizzle } = getPostgres(payload)

createPeopleOnce()

const { updated, updateFailed } = staffWords.status

const pressSelected = (fields: Record<string, string>, selected: string[], as = people.staff) => {
  const form = new URLSearchParams(fields)
  for (const value of selected) form.append('selected', value)
  return post(dashboard, '/admin/dashboard?view=to-confirm', form, { as })
}

describe('change of the selected bookings', () => {
  const { alreadyChanged, changedMeanwhile, notAllowed, noneSelected } = staffWords.status
  const change = { intent: 'change-selected' }
  const confirm = { ...change, to: 'confirmed' }
  it.each([
    ['pending', 'confirmed'],
    ['confirmed', 'completed'],
    ['confirmed', 'cancelled'],
  ] as const)('changes all from %s to %s, and answers how to undo each', async (from, to) => {
    const all = [await createBookingWithStatus(from), await createBookingWithStatus(from)]
    const { data } = await pressSelected(
      { ...change, to },
      all.map((each) => valueOf(each)),
    )
    const toast = { kind: 'success', title: updated, description: `2 of 2 ${to}.` }
    expect(data?.toast).toEqual(toast)
    const changed = await Promise.all(all.map(({ id }) => findBooking(id)))
    expect(changed.map(({ status }) => status)).toEqual([to, to])
    expect(data?.undo).toEqual(changed.map(({ id, updatedAt }) => ({ id, updatedAt })))
    expect(data?.bookings.map(({ id }) => id).toSorted()).toEqual(
      all.map(({ id }) => id).toSorted(),
    )
  })

  it('changes the bookings it can and gives a reason for each other', async () => {
    const [open, cancelled, moved, gone] = [
      await createBookingWithStatus('pending'),
      await createBookingWithStatus('cancelled'),
      await createBookingWithStatus('pending'),
      await createBookingWithStatus('pending'),
    ]
    await payload.db.updateOne({
      collection: 'bookings',
      id: gone.id,
      data: { status: 'cancelled' },
    })
    const seen = [open, cancelled, { ...moved, date: daysFromNow(4) }, gone].map((each) =>
      valueOf(each),
    )
    const answer = await pressSelected(confirm, seen)
    expect(answer.status).toBe(409)
    expect(answer.data?.toast).toMatchObject({ kind: 'error', title: updateFailed })
    expect(answer.data?.toast.description).toBe(
      [
        '1 of 4 confirmed.',
        `${cancelled.reference} ${notAllowed('Cancelled', 'Confirmed')}`,
        `${moved.reference} ${changedMeanwhile}`,
        `${gone.reference} ${alreadyChanged('Cancelled')}`,
      ].join(' '),
    )
    expect(answer.data?.undo.map(({ id }) => id)).toEqual([open.id])
    expect((await findBooking(open.id)).status).toBe('confirmed')
    expect((await findBooking(moved.id)).status).toBe('pending')
  })

  it.each([[[]], [['x']], [[`${randomUUID()} pending tomorrow noon`]]])(
    'does nothing with the selection %j',
    async (values) => {
      expect(await pressSelected(confirm, values)).toMatchObject(
        expectedRefusal(updateFailed, noneSelected, 400),
      )
    },
  )

  it('does nothing for users without access to bookings', async () => {
    const booking = await createBookingWithStatus('pending')
    await pressSelected(confirm, [valueOf(booking)], people.editor)
    expect((await findBooking(booking.id)).status).toBe('pending')
  })
})

describe('a step or payment', () => {
  const { marked, unmarked, notMarked, refusals } = staffWords.steps
  const mark = (bookings: Booking[], to: string, as = people.staff) =>
    pressSelected(
      { intent: 'change-selected', to },
      bookings.map((each) => valueOf(each)),
      as,
    )
  const collected = async () => {
    const booking = await createBookingWithStatus('confirmed')
    await mark([booking], 'picked-up')
    return findBooking(booking.id)
  }
  const undoAll = (undo: { id: string; updatedAt: string }[]) =>
    pressSelected(
      { intent: 'undo' },
      undo.map(({ id, updatedAt }) => `${id} ${updatedAt}`),
    )

  it('is marked for all selected, with one Undo for all', async () => {
    const all = [await collected(), await collected()]
    const { data } = await mark(all, 'arrived')
    expect(data?.toast).toMatchObject({
      title: marked('At the shop'),
      description: '2 of 2 at the shop.',
    })
    await undoAll(data!.undo)
    const undone = await Promise.all(all.map(({ id }) => findBooking(id)))
    expect(undone.map(({ arrivedAt }) => arrivedAt)).toEqual([null, null])
  })

  it('is named with the customer, and can be taken back later', async () => {
    const booking = await createBookingWithStatus('confirmed')
    const { data } = await mark([booking], 'picked-up')
    expect(data?.toast.description).toBe(booking.name)
    const back = { intent: 'undo-step', booking: booking.id, step: 'picked-up' }
    expect(await press(back)).toMatchObject({
      status: 200,
      data: { toast: { title: unmarked('Picked up') }, bookings: [{ pickedUpAt: null }] },
    })
  })

  it('confirms a pending booking that is picked up, and Undo takes both back', async () => {
    const booking = await createBookingWithStatus('pending')
    const { data } = await mark([booking], 'picked-up')
    expect(await findBooking(booking.id)).toMatchObject({ status: 'confirmed' })
    await undoAll(data!.undo)
    expect(await findBooking(booking.id)).toMatchObject({ status: 'pending', pickedUpAt: null })
  })

  it('completes an order once it is delivered and paid, and Undo opens it again', async () => {
    const pay = (booking: Booking, total = 20_000) =>
      pressSelected({ intent: 'change-selected', method: 'cash' }, [valueOf(booking, total)])
    const [first, second] = [await collected(), await collected()]
    for (const { id } of [first, second]) {
      const seen = seenBill(null, noRates)
      const bill = { lines: oneAmount(20_000), seen, sendMail: false }
      await saveBill({ user: people.staff.user!, id, ...bill })
    }
    expect((await pay(first, 100)).status).toBe(409)
    const { data: paid } = await pay(first)
    expect(paid?.toast.description).toBe(`${first.name}: ₹200, Cash`)
    const { data } = await mark([first], 'delivered')
    expect(data?.toast.description).toBe(`${first.name}, order completed`)
    expect(data?.bookings).toMatchObject([{ status: 'completed', bill: { isPaid: true } }])
    await undoAll(data!.undo)
    expect(await findBooking(first.id)).toMatchObject({
      ...{ status: 'confirmed', deliveredAt: null, completedAt: null },
      pickedUpAt: first.pickedUpAt,
    })

    await mark([first], 'delivered')
    const back = { intent: 'undo-step', booking: first.id, step: 'delivered' }
    await drizzle.execute(sql`
      UPDATE booking_events SET created_at = created_at - interval '61 seconds'
      WHERE booking = ${first.id}`)
    expect((await press(back)).status).toBe(409)
    await drizzle.execute(sql`
      UPDATE booking_events SET created_at = created_at + interval '10 seconds'
      WHERE booking = ${first.id}`)
    expect((await press(back)).data?.bookings).toMatchObject([{ status: 'confirmed' }])

    await mark([second], 'delivered')
    expect((await findBooking(second.id)).status).toBe('confirmed')
    const { data: last } = await pay(second)
    expect(last?.bookings).toMatchObject([{ status: 'completed' }])
    await undoAll(last!.undo)
    const { data: again } = await pay(second)
    expect(again?.bookings).toMatchObject([{ status: 'completed', bill: { isPaid: true } }])
  })

  it('explains a refusal', async () => {
    const booking = await createBookingWithStatus('confirmed')
    const reason = refusals['not-picked-up'](booking.reference)
    expect(await mark([booking], 'delivered')).toMatchObject(
      expectedRefusal(notMarked, reason, 409),
    )
    expect((await mark([booking], 'lost')).status).toBe(400)
    expect((await mark([booking], 'paid')).status).toBe(400)
    expect((await mark([{ ...booking, id: randomUUID() }], 'picked-up')).status).toBe(404)
    expect((await mark([booking], 'picked-up', people.editor)).status).toBe(403)
  })
})

describe('Undo', () => {
  const { done, failed, changedSince, unreadable } = staffWords.undo
  const undoValue = ({ id, updatedAt }: { id: string; updatedAt: string }) => `${id} ${updatedAt}`
  const confirm = async (as = people.staff) => {
    const booking = await createBookingWithStatus('pending')
    const { data } = await press({ ...versionFields(booking), to: 'confirmed' }, as)
    return { booking, undo: data!.undo[0]! }
  }

  it('restores the status of each booking', async () => {
    const all = [await confirm(), await confirm()]
    const values = all.map(({ undo }) => undoValue(undo))
    const { data } = await pressSelected({ intent: 'undo' }, values)
    expect(data?.toast).toMatchObject({ kind: 'success', title: done })
    expect(data?.bookings.map(({ status }) => status)).toEqual(['pending', 'pending'])
  })

  it('says why a booking could not be undone', async () => {
    const own = await confirm()
    const other = await confirm(people.admin)
    const { reference } = other.booking
    const who = `${people.admin.user!.email} has`
    const reason = changedSince(who, `confirmed booking ${reference}`)
    const values = [own, other].map(({ undo }) => undoValue(undo))
    expect(await pressSelected({ intent: 'undo' }, values)).toMatchObject(
      expectedRefusal(failed, `1 of 2 undone. ${reference} ${reason}`, 409),
    )
    expect(await pressSelected({ intent: 'undo' }, [undoValue(other.undo)])).toMatchObject(
      expectedRefusal(failed, reason, 409),
    )
    expect((await findBooking(other.booking.id)).status).toBe('confirmed')
  })

  it.each([[[]], [['x']], [[`${randomUUID()} yesterday`]]])(
    'does nothing with the selection %j',
    async (values) => {
      expect(await pressSelected({ intent: 'undo' }, values)).toMatchObject(
        expectedRefusal(failed, unreadable, 400),
      )
    },
  )

  it('does nothing for users without access to bookings', async () => {
    const { booking, undo } = await confirm()
    await pressSelected({ intent: 'undo' }, [undoValue(undo)], people.editor)
    expect((await findBooking(booking.id)).status).toBe('confirmed')
  })
})
