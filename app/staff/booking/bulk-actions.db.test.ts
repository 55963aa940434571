import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import type { Booking } from '#business/bookings/booking.ts'
import * as staffWords from '#business/words/staff.ts'
import {
  createBookingWithStatus,
  createPeopleOnce,
  expectedRefusal,
  findBooking,
  payload,
  people,
  press,
  versionFields,
} from '#tests/helpers/bookings/dashboard.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { post } from '#tests/helpers/http/route-request.ts'

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
  const selectedValue = ({ id, status, date, time }: Booking) => `${id} ${status} ${date} ${time}`

  it.each([
    ['pending', 'confirmed'],
    ['confirmed', 'completed'],
    ['confirmed', 'cancelled'],
  ] as const)('changes all from %s to %s, and answers how to undo each', async (from, to) => {
    const all = [await createBookingWithStatus(from), await createBookingWithStatus(from)]
    const { data } = await pressSelected({ ...change, to }, all.map(selectedValue))
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
    const seen = [open, cancelled, { ...moved, date: daysFromNow(4) }, gone].map(selectedValue)
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
    await pressSelected(confirm, [selectedValue(booking)], people.editor)
    expect((await findBooking(booking.id)).status).toBe('pending')
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
