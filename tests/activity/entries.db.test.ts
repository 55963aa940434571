import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { eraseOldRecords } from '#collections/customers/erase-old-records.ts'
import { recordBookingEvents } from '#platform/activity/record-booking-events.ts'
import { apiNames } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { createSample } from '#tests/access/samples.ts'
import { createBooking } from '#tests/helpers/bookings/outbox.ts'
import {
  admin,
  drizzle,
  findEntries,
  findLoggedEvents,
  overrideAccess,
  payload,
  people,
  resetBeforeEach,
} from './activity-log.ts'

resetBeforeEach()

describe.each(apiNames)('activity log over %s', (apiName) => {
  it('shows each role only the entries it may read', async () => {
    await createSample(payload, 'activities', admin)
    await payload.db.create({
      collection: 'activities',
      data: { at: '2026-11-20T06:30:00.000Z', by: 'B', door: 'cms', act: 'published', label: 'C' },
    })
    const read = async (who: Requester) => {
      const docs = await people[who].clients[apiName].find('activities', {}).catch(() => [])
      return docs.map(({ act }) => act).toSorted()
    }
    expect(await read('visitor')).toEqual([])
    expect(await read('editor')).toEqual([])
    expect(await read('staff')).toEqual(['message-answered'])
    expect(await read('admin')).toEqual(['message-answered', 'published'])
  })
})

describe('retention of activity entries', () => {
  const createEntry = (at: Date) =>
    payload.db.create({
      collection: 'activities',
      data: { at: at.toISOString(), by: 'A', door: 'cms', act: 'published' },
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
        { booking: id, type: 'collected', createdAt },
        { booking: randomUUID(), type: 'deleted', createdAt },
      ])
    await recordBoth('2024-11-22T18:29:59.999Z')
    await recordBoth('2024-11-22T18:30:00.000Z')
    await eraseOldRecords(payload, new Date('2026-11-23T06:30:00.000Z'))
    const remaining = (await findLoggedEvents()).map(
      ({ type, createdAt }) => `${type} ${createdAt}`,
    )
    expect(remaining).toEqual([
      'collected 2024-11-22T18:29:59.999Z',
      'collected 2024-11-22T18:30:00.000Z',
      'deleted 2024-11-22T18:30:00.000Z',
    ])
  })
})
