import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#business/bookings/booking.ts'
import {
  laterSteps,
  type OrderStep,
  orderStepValues,
  pickStepTimes,
} from '#business/bookings/return/order-steps.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBooking, done } from '#tests/helpers/bookings/operations.ts'
import { readOutbox, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'
import { changeStatus } from './change-status.ts'
import { markStep } from './mark-step.ts'
import { reschedule } from './reschedule.ts'
import { undoChange } from './undo-change.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const { refusals, alreadyAtShop } = staffWords.steps
let server: MailServer
let meera: User

beforeEach(async () => {
  server = await resetBusiness(payload)
  meera = await createUserWithRole(payload, 'staff')
  return () => server.stop()
})

const actor = () => ({ payload, user: meera, channel: 'dashboard' }) as const
const book = () => createBooking(payload, { date: daysFromNow(3), time: '11AM-1PM' })
const now = () => new Date().toISOString()
const mark = ({ id }: Booking, step: OrderStep, at: string | null = now()) =>
  done(markStep(actor(), { id, step, at }))
const change = ({ id, status, date, time }: Booking, to: Booking['status']) =>
  done(changeStatus(actor(), { id, to, expected: { status, date, time } }))
const undo = (booking: Booking) => done(undoChange(actor(), booking))
const confirmed = async () => change(await book(), 'confirmed')
const refused = (message: string) => ({ status: 409, message })
const eventsOf = async ({ id }: Booking) =>
  (await findBookingEvents(payload, id)).map(({ type, actor, channel }) => [type, actor, channel])
const mailsOf = async (kind: string) =>
  (await readOutbox(payload)).filter((mail) => mail.kind === kind)

describe('markStep', () => {
  it('stores each step with its time, and an event with the person', async () => {
    const booking = await confirmed()
    for (const step of orderStepValues) await mark(booking, step)
    const stored = pickStepTimes(await mark(booking, 'delivered'))
    expect(Object.values(stored).every((at) => at !== null)).toBe(true)
    const by = [meera.email, 'dashboard']
    expect((await eventsOf(booking)).slice(-5)).toEqual(
      orderStepValues.map((step) => [step, ...by]),
    )
  })

  it('keeps the first time of a repeated mark', async () => {
    const booking = await confirmed()
    const first = await mark(booking, 'picked-up', '2026-11-20T04:00:00.000Z')
    const again = await mark(booking, 'picked-up')
    expect(again.pickedUpAt).toBe(first.pickedUpAt)
    expect((await eventsOf(booking)).filter(([type]) => type === 'picked-up')).toHaveLength(1)
  })

  it('marks once when two people mark together', async () => {
    const booking = await mark(await confirmed(), 'picked-up')
    const both = await Promise.allSettled([mark(booking, 'ready'), mark(booking, 'ready')])
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect((await eventsOf(booking)).filter(([type]) => type === 'ready')).toHaveLength(1)
    expect(await mailsOf('order-ready')).toHaveLength(1)
  })

  it('refuses later steps before the pickup, and every step of a cancelled booking', async () => {
    const booking = await confirmed()
    await expect(mark(booking, 'delivered')).rejects.toMatchObject(
      refused(refusals['not-picked-up'](booking.reference)),
    )
    const cancelled = await change(booking, 'cancelled')
    await expect(mark(cancelled, 'picked-up')).rejects.toMatchObject(
      refused(refusals.cancelled(booking.reference)),
    )
  })

  it('takes marks back from the last one on', async () => {
    const booking = await mark(await confirmed(), 'picked-up')
    await mark(booking, 'ready')
    await expect(mark(booking, 'picked-up', null)).rejects.toMatchObject(
      refused(refusals['later-first'](booking.reference)),
    )
    expect(await mark(booking, 'ready', null)).toMatchObject({ readyAt: null })
    const undone = await mark(booking, 'picked-up', null)
    expect(undone).toMatchObject({ pickedUpAt: null, pickedUpBy: null })
    const types = (await eventsOf(booking)).map(([type]) => type)
    expect(types.slice(-4)).toEqual(['picked-up', 'ready', 'not-ready', 'not-picked-up'])
  })

  it('cannot be reached by a customer', async () => {
    const { id } = await confirmed()
    const customer = { payload, user: null, channel: 'manage-link' } as const
    const { pickedUpAt } = await done(markStep(customer, { id, step: 'picked-up', at: now() }))
    expect(pickedUpAt).toBeNull()
  })
})

describe('mails of steps', () => {
  it('leave after a minute, unless the step is taken back', async () => {
    const booking = await mark(await confirmed(), 'picked-up')
    await mark(booking, 'ready')
    const { rows } = await drizzle.execute<{ seconds: number }>(sql`
      SELECT extract(epoch FROM due_at - created_at)::float AS seconds
      FROM emails WHERE kind = 'order-ready'`)
    expect(Math.round(rows[0]!.seconds)).toBe(60)
    await mark(booking, 'ready', null)
    expect(await mailsOf('order-ready')).toMatchObject([{ status: 'dropped' }])
  })

  it('are dropped after the next step', async () => {
    const booking = await mark(await confirmed(), 'picked-up')
    await mark(booking, 'ready')
    await mark(booking, 'dispatched')
    await drizzle.execute(sql`UPDATE emails SET due_at = created_at WHERE status = 'queued'`)
    await sendAllMails(payload)
    expect(await mailsOf('order-ready')).toMatchObject([{ status: 'dropped' }])
    expect(await mailsOf('order-dispatched')).toMatchObject([{ status: 'sent' }])
  })

  it('are only sent if they are switched on', async () => {
    const booking = await mark(await confirmed(), 'picked-up')
    await mark(booking, 'delivered')
    expect(await mailsOf('order-delivered')).toEqual([])
    const texts = {
      delivered: { send: true },
      ready: { send: false },
      _status: 'published',
    } as const
    await payload.updateGlobal({ slug: 'mail-texts', data: texts, overrideAccess: true })
    const other = await mark(await confirmed(), 'picked-up')
    await mark(other, 'ready')
    await mark(other, 'delivered')
    expect(await mailsOf('order-ready')).toEqual([])
    expect(await mailsOf('order-delivered')).toHaveLength(1)
  })
})

describe('other operations', () => {
  it('complete the steps that are not done, and an undo takes only those back', async () => {
    const booking = await mark(await confirmed(), 'picked-up', '2026-11-20T04:00:00.000Z')
    const completed = await change(booking, 'completed')
    const { completedAt } = completed
    expect(completed).toMatchObject({
      pickedUpAt: '2026-11-20T04:00:00.000Z',
      arrivedAt: completedAt,
      readyAt: completedAt,
      dispatchedAt: completedAt,
      deliveredAt: completedAt,
    })
    const reopened = await undo(completed)
    expect(pickStepTimes(reopened)).toEqual({
      ...pickStepTimes({}),
      pickedUpAt: '2026-11-20T04:00:00.000Z',
    })
    expect(reopened.pickedUpBy).toBe(meera.email)
  })

  it('name who completed a booking that nobody had marked as picked up', async () => {
    const completed = await change(await confirmed(), 'completed')
    expect(completed.pickedUpBy).toBe(meera.email)
    const reopened = await undo(completed)
    expect(reopened).toMatchObject({ pickedUpAt: null, pickedUpBy: null })
  })

  it('move a pickup only until its clothes are at the shop', async () => {
    const booking = await mark(await confirmed(), 'picked-up')
    const to = { date: daysFromNow(4), time: '9AM-11AM' } as const
    const { id, status } = booking
    const move = ({ date, time }: Booking) =>
      done(reschedule(actor(), { id, to, expected: { status, date, time } }))
    for (const step of laterSteps) {
      await mark(booking, step)
      await expect(move(booking), step).rejects.toMatchObject({
        problem: { field: 'date', message: alreadyAtShop },
      })
    }
    for (const step of laterSteps.toReversed()) await mark(booking, step, null)
    expect(await move(booking)).toMatchObject({ ...to, pickedUpAt: null })
  })
})
