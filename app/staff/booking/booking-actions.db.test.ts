import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import * as workCounts from '#app/staff/dashboard/work-counts.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { forms } from '#business/words/en.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { createManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import {
  createBookingWithStatus,
  createPeopleOnce,
  expectedRefusal,
  findBooking,
  listMails,
  payload,
  people,
  press,
  versionFields,
} from '#tests/helpers/bookings/dashboard.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { get } from '#tests/helpers/http/route-request.ts'

const { drizzle } = getPostgres(payload)

createPeopleOnce()

const { updated, updateFailed } = staffWords.status

it('dismisses possible duplicates until another booking, for staff only', async () => {
  const pickup = { date: daysFromNow(2), phone: '9820000001' }
  const [{ id }] = [await createBooking(payload, pickup), await createBooking(payload, pickup)]
  const listDuplicates = async () => {
    const { data } = await get(dashboard, '/admin/dashboard?view=duplicates', { as: people.staff })
    expect(data?.work?.duplicates).toBe(data?.list?.items.length)
    return data?.list?.items.filter(({ phone }) => phone === pickup.phone).length
  }
  expect(await listDuplicates()).toBe(2)
  const form = { intent: 'not-duplicate', booking: id }
  expect((await press({ ...form, booking: 'x' })).status).toBe(400)
  expect((await press({ ...form, booking: randomUUID() })).status).toBe(404)
  expect((await press(form, people.editor)).status).toBe(403)
  expect(await listDuplicates()).toBe(2)
  expect(await press(form)).toMatchObject({
    status: 200,
    data: { toast: { kind: 'success', title: 'Marked as not a duplicate' } },
  })
  expect(await listDuplicates()).toBe(0)
  await createBooking(payload, pickup)
  expect(await listDuplicates()).toBe(3)
})

it('counts an action in every view at once', async () => {
  const read = async () => {
    const { text } = await get(workCounts, '/admin/dashboard/counts', { as: people.staff })
    return (JSON.parse(text) as { work: WorkCounts }).work
  }
  const booking = await createBooking(payload, { date: addDays(localDateAt(new Date()), 1) })
  const before = await read()
  await press({ ...versionFields(booking), to: 'confirmed' })
  const confirmed = { ...before, 'to-confirm': before['to-confirm'] - 1 }
  expect(await read()).toEqual(confirmed)
  await press({ ...versionFields({ ...booking, status: 'confirmed' }), to: 'cancelled' })
  expect(await read()).toEqual({ ...confirmed, tomorrow: before.tomorrow - 1 })
})

describe('status button', () => {
  it.each([
    ['staff', 'pending', 'confirmed'],
    ['admin', 'pending', 'cancelled'],
    ['admin', 'confirmed', 'completed'],
    ['staff', 'confirmed', 'cancelled'],
  ] as const)('lets role %s change a booking from %s to %s', async (role, from, to) => {
    const booking = await createBookingWithStatus(from)
    const answer = await press({ ...versionFields(booking), to }, people[role])
    expect(answer).toMatchObject({
      status: 200,
      data: {
        toast: { kind: 'success', title: updated, description: `${booking.name} is ${to}` },
      },
    })
    const { status, completedAt } = await findBooking(booking.id)
    expect(status).toBe(to)
    const by = { actor: people[role].user!.email, channel: 'dashboard' }
    const events = await findBookingEvents(payload, booking.id)
    expect(events.at(-1)).toMatchObject({ type: 'status-changed', from, to, ...by })
    expect(Boolean(completedAt)).toBe(to === 'completed')
  })

  it.each([
    ['pending', 'completed', staffWords.status.notAllowed('Pending', 'Completed')],
    ['completed', 'cancelled', staffWords.status.notAllowed('Completed', 'Cancelled')],
    ['cancelled', 'confirmed', staffWords.status.notAllowed('Cancelled', 'Confirmed')],
  ] as const)('refuses to change a booking from %s to %s', async (from, to, message) => {
    const booking = await createBookingWithStatus(from)
    const answer = await press({ ...versionFields(booking), to })
    expect(answer).toMatchObject(expectedRefusal(updateFailed, message, 409))
    expect(await findBooking(booking.id)).toEqual(booking)
  })

  it.each([
    [{ status: 'cancelled' } as const, staffWords.status.alreadyChanged('Cancelled')],
    [{ date: daysFromNow(4) }, staffWords.status.changedMeanwhile],
    [{ time: '5PM-7PM' } as const, staffWords.status.changedMeanwhile],
  ])('does nothing if the booking has changed to %j', async (change, message) => {
    const shown = await createBookingWithStatus('pending')
    await payload.db.updateOne({ collection: 'bookings', id: shown.id, data: change })
    const changed = await findBooking(shown.id)
    const answer = await press({ ...versionFields(shown), to: 'confirmed' })
    expect(answer).toMatchObject(expectedRefusal(updateFailed, message, 409))
    expect(await findBooking(shown.id)).toEqual(changed)
  })

  it('answers 404 for a deleted booking', async () => {
    const booking = await createBookingWithStatus('pending')
    await payload.delete({ collection: 'bookings', id: booking.id, overrideAccess: true })
    for (const id of [booking.id, randomUUID()]) {
      const answer = await press({ ...versionFields({ ...booking, id }), to: 'confirmed' })
      expect(answer).toMatchObject(
        expectedRefusal(updateFailed, staffWords.status.bookingGone, 404),
      )
    }
  })

  it.each<Record<string, string>>([
    { to: 'lost' },
    { to: '' },
    { selected: 'A1B2C3D4 pending 2026-11-30 5PM-7PM' },
    { selected: `${randomUUID()} lost 2026-11-30 5PM-7PM` },
    { selected: `${randomUUID()} pending tomorrow 5PM-7PM` },
    { selected: `${randomUUID()} pending 2026-11-30 noon` },
  ])('rejects a form tampered with %j', async (change) => {
    const booking = await createBookingWithStatus('pending')
    const answer = await press({ ...versionFields(booking), to: 'confirmed', ...change })
    expect(answer).toMatchObject(expectedRefusal(updateFailed, staffWords.status.noneSelected, 400))
    expect(await findBooking(booking.id)).toEqual(booking)
  })

  it.each(['', 'toString'])('rejects the intent %j', async (intent) => {
    expect(await press({ intent })).toMatchObject(
      expectedRefusal(updateFailed, staffWords.status.unknownStatus, 400),
    )
  })

  it.each(['visitor', 'editor'] as const)('does nothing for role %s', async (role) => {
    const booking = await createBookingWithStatus('confirmed')
    const [mail, ...others] = await listMails(booking)
    await press({ ...versionFields(booking), to: 'completed' }, people[role])
    await press({ intent: 'resend-mail', mail: mail!.id }, people[role])
    expect(await findBooking(booking.id)).toEqual(booking)
    expect(await listMails(booking)).toEqual([mail, ...others])
  })

  it('answers 503 with a message without a database', async () => {
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(drizzle, 'transaction').mockRejectedValueOnce(new Error('The database is away'))
    const booking = await createBookingWithStatus('pending')
    const answer = await press({ ...versionFields(booking), to: 'confirmed' })
    expect(answer).toMatchObject(
      expectedRefusal(updateFailed, staffWords.requestErrors.unavailable, 503),
    )
    expect(logError).toHaveBeenCalledOnce()
  })
})

describe('the reason for a cancellation', () => {
  const cancel = (booking: Booking, fields: Record<string, string>) =>
    press({ ...versionFields(booking), to: 'cancelled', ...fields })
  const cancelMail = async (booking: Booking) =>
    (await listMails(booking)).find(({ kind }) => kind === 'booking-cancelled')

  it('is mailed only on request', async () => {
    const [one, other] = [
      await createBookingWithStatus('pending'),
      await createBookingWithStatus('pending'),
    ]
    await cancel(one, { reason: ' No lift ', mailReason: 'on' })
    await cancel(other, { reason: 'No lift' })
    expect((await cancelMail(one))?.reason).toBe('No lift')
    expect((await cancelMail(other))?.reason).toBeNull()
    const events = await findBookingEvents(payload, other.id)
    expect(events.at(-1)).toMatchObject({ to: 'cancelled', text: 'No lift' })
  })

  it('may be empty, but not too long', async () => {
    const booking = await createBookingWithStatus('pending')
    const answer = await cancel(booking, { reason: 'x'.repeat(1001) })
    expect(answer).toMatchObject(
      expectedRefusal(updateFailed, fillSentence(forms.tooLong, { limit: 1000 }), 400),
    )
    expect((await cancel(booking, { reason: ' ' })).status).toBe(200)
    expect((await findBookingEvents(payload, booking.id)).at(-1)?.text).toBeNull()
  })

  it('needs no mail', async () => {
    const booking = await createBookingWithStatus('pending')
    await cancel(booking, { withoutMail: 'on' })
    expect(await cancelMail(booking)).toBeUndefined()
  })
})

describe('Add note', () => {
  const { noteRequired } = staffWords.correction
  const add = ({ id }: Booking, note: string, as = people.staff) =>
    press({ intent: 'add-note', booking: id, note }, as)
  const listNotes = ({ id }: Booking) => findBookingEvents(payload, id, { type: 'noted' })

  it('appends each note with its author', async () => {
    const booking = await createBookingWithStatus('completed')
    expect((await add(booking, ' Key at the\nwatchman ')).data?.toast.title).toBe('Note added')
    await add(booking, 'Called twice', people.admin)
    expect((await findBooking(booking.id)).status).toBe('completed')
    expect(await listNotes(booking)).toMatchObject([
      { actor: people.staff.user!.email, text: 'Key at the\nwatchman' },
      { actor: people.admin.user!.email, text: 'Called twice' },
    ])
  })

  it('stores both of two simultaneous notes, or reports the failed one', async () => {
    const booking = await createBookingWithStatus('pending')
    const answers = await Promise.all([add(booking, 'One'), add(booking, 'Two')])
    const storedCount = answers.filter(({ status }) => status === 200).length
    expect(await listNotes(booking)).toHaveLength(storedCount)
  })

  it.each(['', '  ', 'x'.repeat(1001)])('rejects the note %.5j', async (note) => {
    const booking = await createBookingWithStatus('pending')
    const answer = await add(booking, note)
    expect(answer).toMatchObject({ status: 400, data: { toast: { title: 'Note not added' } } })
    if (note.trim() === '') expect(answer.data?.toast.description).toBe(noteRequired)
    expect(await listNotes(booking)).toEqual([])
  })

  it('rejects notes on an erased booking', async () => {
    const booking = await createBookingWithStatus('completed', {
      erasedAt: new Date().toISOString(),
    })
    expect((await add(booking, 'Mrs Kulkarni called')).status).toBe(409)
    expect(await listNotes(booking)).toEqual([])
  })

  it('refuses other roles and hides notes from the customer', async () => {
    const booking = await createBookingWithStatus('pending')
    await add(booking, 'Mallory', people.editor)
    await add(booking, 'A secret')
    expect(await listNotes(booking)).toMatchObject([{ text: 'A secret' }])
    const found = await findByManageKey(createManageKey(payload.secret, booking.id), new Date())
    expect(JSON.stringify(found)).not.toContain('A secret')
  })
})

describe('Resend', () => {
  const { resent, resentDetail, notResent, notResendable, subjectDeleted } = staffWords.mail
  const resend = (mail: string) => press({ intent: 'resend-mail', mail })

  async function createConfirmationMail(changes: Partial<Booking> = {}) {
    const booking = await createBookingWithStatus('pending', changes)
    const [mail] = await listMails(booking)
    const sent = { status: 'sent', sentAt: new Date().toISOString() }
    await payload.db.updateOne({ collection: 'emails', id: mail!.id, data: sent })
    return { booking, mail: mail! }
  }

  it('queues the mail again to the current address of the booking', async () => {
    const { booking, mail } = await createConfirmationMail({ email: 'new@example.com' })
    const answer = await resend(mail.id)
    const toast = { kind: 'success', title: resent, description: resentDetail('new@example.com') }
    expect(answer).toMatchObject({ status: 200, data: { toast } })
    const [first, second, ...others] = await listMails(booking)
    expect(others).toEqual([])
    expect(first).toMatchObject({ id: mail.id, status: 'sent', to: 'asha@example.com' })
    expect(second).toMatchObject({ kind: mail.kind, status: 'queued', to: 'new@example.com' })
    expect(second!.messageId).not.toBe(mail.messageId)
  })

  it.each([
    ['the booking has no email', { email: null }],
    ['the mail is out of date', { status: 'cancelled' }],
  ] as const)('is refused if %s', async (_, changes) => {
    const { booking, mail } = await createConfirmationMail(changes)
    const answer = await resend(mail.id)
    expect(answer).toMatchObject(expectedRefusal(notResent, notResendable, 409))
    expect(await listMails(booking)).toHaveLength(1)
  })

  it('answers 404 for an unknown mail', async () => {
    const answer = await resend(randomUUID())
    expect(answer).toMatchObject(expectedRefusal(notResent, subjectDeleted, 404))
  })

  it('answers 503 with a message without a database', async () => {
    const { mail } = await createConfirmationMail()
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(payload.db, 'beginTransaction').mockRejectedValueOnce(
      new Error('The database is away'),
    )
    const answer = await resend(mail.id)
    expect(answer).toMatchObject(
      expectedRefusal(notResent, staffWords.requestErrors.unavailable, 503),
    )
    expect(logError).toHaveBeenCalledOnce()
  })
})
