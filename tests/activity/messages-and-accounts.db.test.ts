import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { answerMessage, markAnswered } from '#app/models/messages.server.ts'
import { eraseOldRecords } from '#collections/customers/erase-old-records.ts'
import { recordBookingEvents } from '#platform/activity/booking-events.ts'
import { deleteAccount } from '#tests/access/api-clients.ts'
import { apiNames, type Requester } from '#tests/access/rights.ts'
import { createSample } from '#tests/access/samples.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { customerActions } from '#tests/helpers/bookings/customer.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import {
  admin,
  drizzle,
  findEntries,
  findLoggedEvents,
  overrideAccess,
  payload,
  people,
  readLogTexts,
  resetBeforeEach,
  staff,
} from './activity-log.ts'

resetBeforeEach()

describe('activity log of messages', () => {
  it('records an answer, each mark and the deletion, and ignores repeats', async () => {
    const { id } = await customerActions(payload).sendMessage()
    await answerMessage(staff, id, { answer: 'It is.', expectedAnswerCount: 0 })
    await answerMessage(staff, id, { answer: 'It was.', expectedAnswerCount: 0 })
    await markAnswered(staff, id, false)
    await markAnswered(staff, id, true)
    await markAnswered(staff, id, true)
    await people.admin.clients.REST.delete('contact-messages', id)
    expect(await findEntries()).toMatchObject([
      { type: 'message-answered', actor: staff.email, channel: 'dashboard', message: id },
      { type: 'message-unmarked', message: id },
      { type: 'message-marked', message: id },
      { type: 'message-deleted', message: id, actor: admin.email, channel: 'cms' },
    ])
    expect(await readLogTexts()).toEqual([
      'deleted a message',
      'marked a message as answered',
      'marked a message as unanswered',
      'answered a message',
    ])
  })
})

describe('activity log of accounts', () => {
  const strongPassword = 'marigold awning ink'

  it('names the changed fields, and never stores a password', async () => {
    const { REST } = people.admin.clients
    const email = `${randomUUID()}@saaf.example`
    const fields = { email, name: 'Farida', role: 'staff', password: strongPassword }
    const { id } = await REST.create('users', fields)
    await REST.update('users', id, { role: 'admin', name: 'Farida Khan' })
    await REST.update('users', id, { password: 'another awning ink' })
    await REST.update('users', id, {})
    await deleteAccount(people.admin, id, password)
    expect(await readLogTexts()).toEqual([
      'deleted the account of Farida Khan',
      'changed password for Farida Khan',
      'changed name and role for Farida from Staff to Admin',
      'created an account for Farida as Staff',
    ])
    const { rows } = await drizzle.execute(sql`SELECT * FROM activities`)
    expect(JSON.stringify(rows)).not.toMatch(/awning|hash|salt/)
    expect(await findEntries()).toHaveLength(4)
  })

  it('records a password that its owner resets by email', async () => {
    const { email } = staff
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const data = { token, password: strongPassword }
    await payload.resetPassword({ collection: 'users', data, overrideAccess })
    await payload.login({ collection: 'users', data: { email, password: strongPassword } })
    expect(await findEntries()).toMatchObject([
      { type: 'account-changed', actor: email, label: email, what: 'password' },
    ])
  })

  it('records nothing when a change to an account is refused', async () => {
    const { REST } = people.admin.clients
    await REST.update('users', staff.id, { password: 'password' }).catch(() => {})
    await people.staff.clients.REST.update('users', admin.id, { name: 'X' }).catch(() => {})
    await payload.login({ collection: 'users', data: { email: staff.email, password } })
    expect(await findEntries()).toEqual([])
  })
})

describe.each(apiNames)('activity log over %s', (apiName) => {
  it('shows each role only the entries it may read', async () => {
    await createSample(payload, 'activities', admin)
    await payload.db.create({
      collection: 'activities',
      data: {
        at: '2026-11-20T06:30:00.000Z',
        actor: 'B',
        channel: 'cms',
        type: 'account-deleted',
        label: 'C',
      },
    })
    const read = async (who: Requester) => {
      const docs = await people[who].clients[apiName].find('activities', {}).catch(() => [])
      return docs.map(({ type }) => type).toSorted()
    }
    expect(await read('visitor')).toEqual([])
    expect(await read('editor')).toEqual([])
    expect(await read('staff')).toEqual(['message-answered'])
    expect(await read('admin')).toEqual(['account-deleted', 'message-answered'])
  })
})

describe('retention of activity entries', () => {
  const createEntry = (at: Date) =>
    payload.db.create({
      collection: 'activities',
      data: { at: at.toISOString(), actor: 'A', channel: 'cms', type: 'account-deleted' },
    })
  const setRetention = async (retentionMonths: number | null) => {
    const data = { bookingPolicy: { retentionMonths: null } }
    await payload.updateGlobal({ slug: 'business-info', data, overrideAccess })
    // Earlier releases stored values below 12, which the field now rejects.
    await drizzle.execute(
      sql`UPDATE business_info SET booking_policy_retention_months = ${retentionMonths}`,
    )
  }

  it.each([
    ['deletes entries after the retention period', 13, '2025-10-22T18:30:00.000Z'],
    [
      'deletes entries after 12 months if the retention period is shorter',
      3,
      '2025-11-22T18:30:00.000Z',
    ],
    [
      'deletes entries after 24 months if there is no retention period',
      null,
      '2024-11-22T18:30:00.000Z',
    ],
  ])('%s', async (_, months, begin) => {
    await setRetention(months)
    await createEntry(new Date(Date.parse(begin) - 1))
    await createEntry(new Date(begin))
    await eraseOldRecords(payload, new Date('2026-11-23T06:30:00.000Z'))
    expect((await findEntries()).map(({ at }) => at)).toEqual([begin])
  })

  it('deletes old booking events only if the booking was deleted', async () => {
    await setRetention(null)
    const { id } = await createBooking(payload)
    const recordBoth = (createdAt: string) =>
      recordBookingEvents(payload, drizzle, { actor: 'A', channel: 'cms' }, [
        { booking: id, type: 'picked-up', createdAt },
        { booking: randomUUID(), type: 'deleted', createdAt },
      ])
    await recordBoth('2024-11-22T18:29:59.999Z')
    await recordBoth('2024-11-22T18:30:00.000Z')
    await eraseOldRecords(payload, new Date('2026-11-23T06:30:00.000Z'))
    const remaining = (await findLoggedEvents()).map(
      ({ type, createdAt }) => `${type} ${createdAt}`,
    )
    expect(remaining).toEqual([
      'picked-up 2024-11-22T18:29:59.999Z',
      'picked-up 2024-11-22T18:30:00.000Z',
      'deleted 2024-11-22T18:30:00.000Z',
    ])
  })
})
