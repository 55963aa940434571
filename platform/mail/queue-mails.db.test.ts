import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { Email } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  bookAndClearMails,
  changeAsCustomer,
  outbox,
  payload,
  readCalendar,
  resetBeforeEach,
  server,
  work,
} from '#tests/helpers/bookings/booking-mails.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import { queueMails } from './queue-mails.ts'

resetBeforeEach()

describe('queued mail', () => {
  const kindsOf = async (id: string) =>
    (await outbox()).filter(({ booking }) => booking === id).map(({ kind }) => kind)

  it('is replaced by the next mail of its kind, which shows the newest state', async () => {
    const { id } = await bookAndClearMails({ date: daysFromNow(9), time: '9AM-11AM' })
    for (const time of ['3PM-5PM', '9AM-11AM', '1PM-3PM'] as const) {
      await changeAsCustomer(id, { time })
    }
    const waiting = (await outbox()).filter(({ status }) => status === 'queued')
    expect(waiting.map(({ kind }) => kind)).toEqual(['booking-rescheduled', 'change-notice'])
    await work()
    expect(server.received).toHaveLength(2)
    const toCustomer = server.received.find(
      ({ recipients }) => recipients[0] === 'asha@example.com',
    )
    expect(toCustomer!.text).toContain('Pickup time: 1PM-3PM')
    expect(readCalendar(toCustomer!)).toMatchObject({ SEQUENCE: '3' })
  })

  it('stays while a worker sends it', async () => {
    const { id } = await bookAndClearMails()
    await changeAsCustomer(id, { time: '3PM-5PM' })
    await getPostgres(payload).drizzle.execute(sql`
      UPDATE emails SET attempts = 1, due_at = now() + interval '59 seconds' WHERE status = 'queued'`)
    await changeAsCustomer(id, { time: '1PM-3PM' })
    expect((await outbox()).filter(({ status }) => status === 'queued')).toHaveLength(4)
  })

  it('stays when a worker took it after the change began', async () => {
    const { id } = await bookAndClearMails()
    await changeAsCustomer(id, { time: '3PM-5PM' })
    await inTransaction(payload, async (req) => {
      // A separate transaction, like a worker's.
      await getPostgres(payload).drizzle.execute(sql`
        SELECT pg_sleep(0.05)`)
      await getPostgres(payload).drizzle.execute(sql`
        UPDATE emails SET attempts = 1, due_at = now() + interval '1 minute' WHERE status = 'queued'`)
      const [{ kind, to, subject }] = (await outbox()).filter(
        ({ status }) => status === 'queued',
      ) as [Email]
      await queueMails(req, [{ kind, to: [to], subject, booking: id }])
    })
    expect((await outbox()).filter(({ status }) => status === 'queued')).toHaveLength(3)
  })

  it('is replaced while it waits for its next attempt', async () => {
    const { id } = await bookAndClearMails()
    await changeAsCustomer(id, { time: '3PM-5PM' })
    await getPostgres(payload).drizzle.execute(sql`
      UPDATE emails SET attempts = 4, due_at = now() + interval '65 seconds' WHERE status = 'queued'`)
    await changeAsCustomer(id, { time: '1PM-3PM' })
    expect((await outbox()).filter(({ status }) => status === 'queued')).toHaveLength(2)
  })

  it('stays when it has another kind, booking or recipient, or was sent', async () => {
    const [first, second] = [await bookAndClearMails(), await bookAndClearMails()]
    const sent = await kindsOf(first.id)
    await changeAsCustomer(first.id, { time: '3PM-5PM' })
    await changeAsCustomer(second.id, { time: '3PM-5PM' })
    await payload.db.updateOne({
      collection: 'bookings',
      id: first.id,
      data: { email: 'new@example.com' },
    })
    await changeAsCustomer(first.id, { status: 'cancelled' })
    await changeAsCustomer(second.id, { time: '1PM-3PM' })
    expect((await kindsOf(first.id)).sort()).toEqual(
      [...sent, 'booking-cancelled', 'booking-rescheduled', 'change-notice'].sort(),
    )
    const req = { payload } as Parameters<typeof queueMails>[0]
    const link = { kind: 'manage-link', subject: 'Link', booking: second.id } as const
    await queueMails(req, [
      { ...link, to: ['a@example.com'] },
      { ...link, to: ['b@example.com'] },
    ])
    await queueMails(req, [{ ...link, to: ['b@example.com'] }])
    const links = (await outbox()).filter(({ kind }) => kind === 'manage-link')
    expect(links.map(({ to }) => to).sort()).toEqual(['a@example.com', 'b@example.com'])
  })
})
