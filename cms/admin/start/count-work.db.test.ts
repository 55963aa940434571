import { expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { callRestApi, createPerson } from '#tests/access/api-clients.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { countWork } from './count-work.ts'

const payload = await testPayload()

it('counts open work, with links to the counted entries', async () => {
  const { user, token } = await createPerson(payload, 'staff')
  const createOnDay = async (days: number, status: 'pending' | 'confirmed' | 'cancelled') => {
    const { id } = await createBooking(payload, { phone: `98765000${days}${status.length}` })
    const data = { status, date: daysFromNow(days) }
    await payload.db.updateOne({ collection: 'bookings', id, data })
  }
  await createOnDay(0, 'pending')
  await createOnDay(0, 'confirmed')
  await createOnDay(0, 'cancelled')
  await createOnDay(1, 'pending')
  await createOnDay(2, 'pending')
  const mail = {
    subject: 'Bill',
    to: 'asha@example.com',
    kind: 'bill',
    attempts: 1,
    messageId: 'x',
  }
  const now = new Date()
  for (const status of ['sent', 'sent', 'failed'] as const) {
    await payload.db.create({ collection: 'emails', data: { ...mail, status, dueAt: now } })
  }
  const message = { name: 'Asha', email: 'asha@example.com', subject: 'A sari', message: 'Hello' }
  for (const handled of [true, false, false]) {
    await payload.db.create({ collection: 'contact-messages', data: { ...message, handled } })
  }

  const work = await countWork(payload, user!, now)
  const queued = await payload.count({
    collection: 'emails',
    where: { status: { equals: 'queued' } },
    overrideAccess: true,
  })
  const dashboard = `${environment.siteUrl}/admin/dashboard`
  expect(work).toMatchObject([
    { count: 2, label: 'pickups left today', href: dashboard },
    { count: 3, label: 'bookings to confirm', href: `${dashboard}?status=pending` },
    { count: 2, label: 'unanswered messages' },
    { count: queued.totalDocs + 1, label: 'unsent emails' },
  ])
  for (const { href, count } of work.slice(2)) {
    const path = href.replace('/cms/collections/', '')
    expect(await callRestApi(token, 'GET', path), href).toMatchObject({ totalDocs: count })
  }
})
