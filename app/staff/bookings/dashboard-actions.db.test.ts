import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking, Email } from '#payload-types.ts'
import { eventsOfBooking } from '#platform/activity/read-booking-events.ts'
import { manageKey } from '#platform/crypto/manage-key.ts'
import { log } from '#platform/logs/log.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { testPayload } from '#tests/setup/database.ts'
import { daysFromNow } from '#tests/setup/days.ts'
import { book } from '#tests/setup/outbox.ts'
import { post } from '#tests/setup/route-request.ts'

const payload = await testPayload()
const { updated, updateFailed } = staffMessages.status
let people: Record<Who, Person>

beforeAll(async () => {
  people = await everyPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const press = (form: Record<string, string>, as = people.staff) =>
  post(dashboard, '/admin/dashboard', form, { as })

/** What a card's button sends of a booking as it was shown. */
const asShown = ({ id, status, date, time }: Booking) => ({
  booking: id,
  seenStatus: status,
  seenDate: date,
  seenTime: time,
})

const stored = (id: string) =>
  payload.findByID({ collection: 'bookings', id, depth: 0, joins: false, overrideAccess: true })

async function bookedAs(status: Booking['status'], changes: Partial<Booking> = {}) {
  const { id } = await book(payload, { date: daysFromNow(3) })
  await payload.db.updateOne({ collection: 'bookings', id, data: { status, ...changes } })
  return stored(id)
}

async function mailsAbout({ id }: Booking): Promise<Email[]> {
  const where = { booking: { equals: id } }
  const sort = 'createdAt'
  const found = { collection: 'emails', where, sort, depth: 0, overrideAccess: true } as const
  return (await payload.find(found)).docs
}

const refused = (title: string, description: string, status: number) => ({
  status,
  data: { toast: { kind: 'error', title, description } },
})

describe('a button of the dashboard', () => {
  it.each([
    ['staff', 'pending', 'confirmed'],
    ['admin', 'pending', 'cancelled'],
    ['admin', 'confirmed', 'completed'],
    ['staff', 'confirmed', 'cancelled'],
  ] as const)('moves a booking along: %s, from %s to %s', async (who, from, to) => {
    const booking = await bookedAs(from)
    const answer = await press({ ...asShown(booking), to }, people[who])
    expect(answer).toMatchObject({
      status: 200,
      data: { toast: { kind: 'success', title: updated } },
    })
    const { status, completedAt } = await stored(booking.id)
    expect(status).toBe(to)
    const by = { actor: people[who].user!.email, channel: 'dashboard' }
    const events = await eventsOfBooking(payload, booking.id)
    expect(events.at(-1)).toMatchObject({ type: 'status-changed', from, to, ...by })
    expect(Boolean(completedAt)).toBe(to === 'completed')
  })

  it.each([
    ['pending', 'completed', staffMessages.status.notAllowed('Pending', 'Completed')],
    ['completed', 'cancelled', staffMessages.status.notAllowed('Completed', 'Cancelled')],
    ['cancelled', 'confirmed', staffMessages.status.notAllowed('Cancelled', 'Confirmed')],
  ] as const)('never moves one from %s to %s', async (from, to, sentence) => {
    const booking = await bookedAs(from)
    const answer = await press({ ...asShown(booking), to })
    expect(answer).toMatchObject(refused(updateFailed, sentence, 409))
    expect(await stored(booking.id)).toEqual(booking)
  })

  it.each([
    [{ status: 'cancelled' } as const, staffMessages.status.alreadyChanged('Cancelled')],
    [{ date: daysFromNow(4) }, staffMessages.status.changedMeanwhile],
    [{ time: '5PM-7PM' } as const, staffMessages.status.changedMeanwhile],
  ])('does nothing where the booking has become %j meanwhile', async (change, sentence) => {
    const shown = await bookedAs('pending')
    await payload.db.updateOne({ collection: 'bookings', id: shown.id, data: change })
    const meanwhile = await stored(shown.id)
    const answer = await press({ ...asShown(shown), to: 'confirmed' })
    expect(answer).toMatchObject(refused(updateFailed, sentence, 409))
    expect(await stored(shown.id)).toEqual(meanwhile)
  })

  it('says of a booking that is gone that it is', async () => {
    const booking = await bookedAs('pending')
    await payload.delete({ collection: 'bookings', id: booking.id, overrideAccess: true })
    for (const id of [booking.id, randomUUID()]) {
      const answer = await press({ ...asShown(booking), booking: id, to: 'confirmed' })
      expect(answer).toMatchObject(refused(updateFailed, staffMessages.status.bookingGone, 404))
    }
  })

  it.each<Record<string, string>>([
    { to: 'lost' },
    { to: '' },
    { booking: 'A1B2C3D4' },
    { seenStatus: 'lost' },
    { seenDate: 'tomorrow' },
    { seenTime: 'noon' },
    { resend: 'all', to: '' },
  ])('that was changed to %j does nothing', async (change) => {
    const booking = await bookedAs('pending')
    const answer = await press({ ...asShown(booking), to: 'confirmed', ...change })
    expect(answer).toMatchObject(refused(updateFailed, staffMessages.status.unknownStatus, 400))
    expect(await stored(booking.id)).toEqual(booking)
  })

  it.each(['visitor', 'editor'] as const)('does nothing for a %s', async (who) => {
    const booking = await bookedAs('confirmed')
    const [mail, ...others] = await mailsAbout(booking)
    await press({ ...asShown(booking), to: 'completed' }, people[who])
    await press({ resend: mail!.id }, people[who])
    expect(await stored(booking.id)).toEqual(booking)
    expect(await mailsAbout(booking)).toEqual([mail, ...others])
  })

  it('says in a sentence that the booking could not be reached', async () => {
    const said = vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('The database is away'))
    const booking = await bookedAs('pending')
    const answer = await press({ ...asShown(booking), to: 'confirmed' })
    expect(answer).toMatchObject(refused(updateFailed, messages.request.unavailable, 503))
    expect(said).toHaveBeenCalledOnce()
  })
})

describe('the button that confirms what is selected', () => {
  const confirmSelected = (selected: string[], as = people.staff) => {
    const form = new URLSearchParams([
      ...selected.map((value) => ['selected', value]),
      ['act', 'confirm-selected'],
    ])
    return post(dashboard, '/admin/dashboard?view=to-confirm', form, { as })
  }
  const valueOf = ({ id, date, time }: Booking) => `${id} ${date} ${time}`

  it('confirms them all', async () => {
    const all = [await bookedAs('pending'), await bookedAs('pending')]
    const { data } = await confirmSelected(all.map(valueOf))
    expect(data?.toast).toEqual({
      kind: 'success',
      title: updated,
      description: '2 of 2 confirmed.',
    })
    expect(data?.lines.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    for (const { id } of all) expect((await stored(id)).status).toBe('confirmed')
  })

  it('confirms what it can, and says of the others why not', async () => {
    const [open, cancelled, moved] = [
      await bookedAs('pending'),
      await bookedAs('cancelled'),
      await bookedAs('pending'),
    ]
    const seen = [open, cancelled, { ...moved, date: daysFromNow(4) }].map(valueOf)
    const answer = await confirmSelected(seen)
    expect(answer.status).toBe(409)
    expect(answer.data?.toast).toMatchObject({ kind: 'error', title: updateFailed })
    expect(answer.data?.toast.description).toBe(
      [
        '1 of 3 confirmed.',
        `${cancelled.reference} ${staffMessages.status.alreadyChanged('Cancelled')}`,
        `${moved.reference} ${staffMessages.status.changedMeanwhile}`,
      ].join(' '),
    )
    expect((await stored(open.id)).status).toBe('confirmed')
    expect((await stored(moved.id)).status).toBe('pending')
  })

  it.each([[[]], [['x']], [[`${randomUUID()} tomorrow noon`]]])(
    'does nothing of %j',
    async (values) => {
      expect(await confirmSelected(values)).toMatchObject(
        refused(updateFailed, staffMessages.status.noneSelected, 400),
      )
    },
  )

  it('does nothing for who does not work bookings', async () => {
    const booking = await bookedAs('pending')
    await confirmSelected([valueOf(booking)], people.editor)
    expect((await stored(booking.id)).status).toBe('pending')
  })
})

describe('Add note', () => {
  const { noted, notNoted, noteRequired } = staffMessages.correction
  const add = ({ id }: Booking, note: string, as = people.staff) => press({ booking: id, note }, as)
  const notesOf = ({ id }: Booking) => eventsOfBooking(payload, id, { type: 'noted' })

  it('keeps each note below the ones before, with who wrote it', async () => {
    const booking = await bookedAs('completed')
    expect((await add(booking, ' Key at the\nwatchman ')).data?.toast.title).toBe(noted)
    await add(booking, 'Called twice', people.admin)
    expect((await stored(booking.id)).status).toBe('completed')
    expect(await notesOf(booking)).toMatchObject([
      { actor: people.staff.user!.email, text: 'Key at the\nwatchman' },
      { actor: people.admin.user!.email, text: 'Called twice' },
    ])
  })

  it('keeps both of two that are written at once, or says that one was not kept', async () => {
    const booking = await bookedAs('pending')
    const answers = await Promise.all([add(booking, 'One'), add(booking, 'Two')])
    const kept = answers.filter(({ status }) => status === 200).length
    expect(await notesOf(booking)).toHaveLength(kept)
  })

  it.each(['', '  ', 'x'.repeat(1001)])('keeps nothing of %.5j', async (note) => {
    const booking = await bookedAs('pending')
    const answer = await add(booking, note)
    expect(answer).toMatchObject({ status: 400, data: { toast: { title: notNoted } } })
    if (note.trim() === '') expect(answer.data?.toast.description).toBe(noteRequired)
    expect(await notesOf(booking)).toEqual([])
  })

  it('keeps none with a booking whose personal details were removed', async () => {
    const booking = await bookedAs('completed', { erasedAt: new Date().toISOString() })
    expect((await add(booking, 'Mrs Kulkarni called')).status).toBe(409)
    expect(await notesOf(booking)).toEqual([])
  })

  it('is for nobody who does not work bookings, and for no customer to read', async () => {
    const booking = await bookedAs('pending')
    await add(booking, 'Mallory', people.editor)
    await add(booking, 'A secret')
    expect(await notesOf(booking)).toMatchObject([{ text: 'A secret' }])
    const found = await findByManageKey(manageKey(payload.secret, booking.id), new Date())
    expect(JSON.stringify(found)).not.toContain('A secret')
  })
})

describe('Resend', () => {
  const { resent, resentDetail, notResent, notResendable, aboutNothing } = staffMessages.mail

  /** A booking that was confirmed to its customer by mail, and that mail. */
  async function confirmation(changes: Partial<Booking> = {}) {
    const booking = await bookedAs('pending', changes)
    const [mail] = await mailsAbout(booking)
    const sent = { status: 'sent', sentAt: new Date().toISOString() }
    await payload.db.updateOne({ collection: 'emails', id: mail!.id, data: sent })
    return { booking, mail: mail! }
  }

  it('queues the mail once more, to the address that the booking has now', async () => {
    const { booking, mail } = await confirmation({ email: 'new@example.com' })
    const answer = await press({ resend: mail.id })
    const toast = { kind: 'success', title: resent, description: resentDetail('new@example.com') }
    expect(answer).toMatchObject({ status: 200, data: { toast } })
    const [first, second, ...others] = await mailsAbout(booking)
    expect(others).toEqual([])
    expect(first).toMatchObject({ id: mail.id, status: 'sent', to: 'asha@example.com' })
    expect(second).toMatchObject({ kind: mail.kind, status: 'queued', to: 'new@example.com' })
    expect(second!.messageId).not.toBe(mail.messageId)
  })

  it.each([
    ['there is no address', { email: null }],
    ['it no longer says what is so', { status: 'cancelled' }],
  ] as const)('is refused where %s', async (_, changes) => {
    const { booking, mail } = await confirmation(changes)
    const answer = await press({ resend: mail.id })
    expect(answer).toMatchObject(refused(notResent, notResendable, 409))
    expect(await mailsAbout(booking)).toHaveLength(1)
  })

  it('of a mail that is not there says so', async () => {
    const answer = await press({ resend: randomUUID() })
    expect(answer).toMatchObject(refused(notResent, aboutNothing, 404))
  })

  it('says in a sentence that the mail could not be reached', async () => {
    const { mail } = await confirmation()
    const said = vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(payload.db, 'beginTransaction').mockRejectedValueOnce(
      new Error('The database is away'),
    )
    const answer = await press({ resend: mail.id })
    expect(answer).toMatchObject(refused(notResent, messages.request.unavailable, 503))
    expect(said).toHaveBeenCalledOnce()
  })
})
