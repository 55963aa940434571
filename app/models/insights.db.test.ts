import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { branchFilterFor } from '#business/bookings/lists/branch-filter.ts'
import { type Period, periodBetween } from '#business/insights/periods.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { loadInsights } from './insights.server.ts'

const payload = await samplePayload()
const { pool } = getPostgres(payload)
const october = periodBetween('2026-10-01', '2026-10-31')!
let staff: User
let storedCount = 0

beforeAll(async () => {
  staff = await createUserWithRole(payload, 'staff')
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

/** Without rules, with any `createdAt`. */
async function store(day: string, changes: Partial<Booking> = {}, timeOfDay = '12:00') {
  const id = randomUUID()
  storedCount += 1
  const data = {
    ...{ id, reference: id.slice(0, 8).toUpperCase(), name: 'Asha', address: 'Hill Road' },
    phone: `98${String(storedCount).padStart(8, '0')}`,
    ...{ date: '2026-12-01', time: '11AM-1PM', serviceType: 'laundry', status: 'pending' },
    createdAt: instantAt(day, timeOfDay).toISOString(),
    ...changes,
  }
  await payload.db.create({ collection: 'bookings', data })
  return id
}

async function recordStatusChange(
  id: string,
  from: string | null,
  to: string,
  minutesLater: number,
) {
  await pool.query(
    `INSERT INTO booking_events (booking, created_at, type, "from", "to", channel, actor)
     SELECT id, created_at + make_interval(mins => $2), 'status-changed', $3, $4, 'dashboard', 'Asha'
     FROM bookings WHERE id = $1`,
    [id, minutesLater, from, to],
  )
}

const insights = (
  period: Period = october,
  branch: Parameters<typeof loadInsights>[1]['branch'] = null,
) => loadInsights(staff, { period, branch })

/** Formats non-zero counts as `name now/before`. */
const nonZero = <Each extends { now: number; before: number }>(
  all: Each[],
  nameOf: (each: Each) => string | undefined,
) =>
  all
    .filter(({ now, before }) => now + before > 0)
    .map((each) => `${nameOf(each)} ${each.now}/${each.before}`)

describe('insights', () => {
  it('counts a booking on its day in Mumbai', async () => {
    await store('2026-08-31', {}, '23:59')
    await store('2026-09-01', {}, '00:00')
    await store('2026-09-30', {}, '23:59')
    await store('2026-10-01', {}, '00:00')
    await store('2026-10-31', {}, '23:59')
    await store('2026-11-01', {}, '00:00')
    const { period, before, buckets } = await insights()
    expect([period.bookings, before.bookings]).toEqual([2, 2])
    expect(
      nonZero(buckets, ({ current, previous }) => `${current?.from} ${previous?.from}`),
    ).toEqual([
      '2026-10-01 2026-09-01 1/1',
      '2026-10-30 2026-09-30 0/1',
      '2026-10-31 undefined 1/0',
    ])
  })

  it('compares a period with the same number of days before it', async () => {
    await store('2026-10-05')
    for (const day of ['2026-10-08', '2026-10-10', '2026-10-12']) await store(day)
    await store('2026-10-04')
    const { period, before, buckets } = await insights(periodBetween('2026-10-08', '2026-10-10')!)
    expect([period.bookings, before.bookings]).toEqual([2, 1])
    expect(buckets.map(({ now, before: earlier }) => [now, earlier])).toEqual([
      [1, 1],
      [0, 0],
      [1, 0],
    ])
  })

  it('counts cancellations, services and slots', async () => {
    await store('2026-10-02', { status: 'cancelled', serviceType: 'shoes' })
    await store('2026-10-02', { status: 'completed', time: '9AM-11AM' })
    await store('2026-09-02', { status: 'cancelled', serviceType: 'both' })
    const { period, before, services, slots } = await insights()
    expect([period.cancelled, before.cancelled]).toEqual([1, 1])
    expect(nonZero(services, ({ service }) => service)).toEqual([
      ...['laundry 1/0', 'shoes 1/0', 'both 0/1'],
    ])
    expect(nonZero(slots, ({ slot }) => slot)).toEqual(['9AM-11AM 1/0', '11AM-1PM 1/1'])
  })

  it('returns the median time to the first confirmation of the confirmed bookings', async () => {
    const [a, b, c, d] = [
      await store('2026-10-02'),
      await store('2026-10-03'),
      await store('2026-10-04'),
      await store('2026-09-04'),
    ]
    await recordStatusChange(a, null, 'pending', 0)
    await recordStatusChange(a, 'pending', 'confirmed', 10)
    // Rescheduled before and after the confirmation.
    await recordStatusChange(a, 'pending', 'pending', 4)
    await recordStatusChange(a, 'confirmed', 'confirmed', 500)
    await recordStatusChange(b, 'pending', 'confirmed', 30)
    await recordStatusChange(c, 'pending', 'cancelled', 90)
    await recordStatusChange(d, 'pending', 'pending', 5)
    // Imported as confirmed.
    await recordStatusChange(d, null, 'confirmed', 6)
    const { period, before } = await insights()
    expect([period.medianMsToConfirm, before.medianMsToConfirm]).toEqual([20 * 60_000, null])
  })

  it('ignores a confirmation that was undone', async () => {
    const id = await store('2026-10-02')
    await recordStatusChange(id, 'pending', 'confirmed', 10)
    await recordStatusChange(id, 'confirmed', 'pending', 11)
    await pool.query(`UPDATE booking_events SET type = 'undone' WHERE "to" = 'pending'`)
    expect((await insights()).period.medianMsToConfirm).toBeNull()
    await recordStatusChange(id, 'pending', 'confirmed', 30)
    expect((await insights()).period.medianMsToConfirm).toBe(30 * 60_000)
  })

  it('counts repeat customers from any date and branch, but no erased ones', async () => {
    const erased = { phone: 'Erased', name: 'Erased', erasedAt: new Date().toISOString() }
    const colaba = (await siteContent('en')).branches.find(({ slug }) => slug === 'colaba')!
    await store('2020-01-01', { phone: '9811111111', branch: colaba.id })
    await store('2026-09-10', { phone: '9822222222' })
    await store('2026-10-01', { phone: '9811111111' })
    await store('2026-10-02', { phone: '9822222222' })
    await store('2026-10-02', { phone: '9833333333' })
    await store('2026-10-03', { phone: '9833333333' })
    // A later booking does not count.
    await store('2026-10-04', { phone: '9844444444' })
    await store('2026-11-04', { phone: '9844444444' })
    await store('2026-10-05', erased)
    await store('2026-10-06', erased)
    const { period, before } = await insights()
    expect(period).toMatchObject({ bookings: 7, repeat: 3, withPhone: 5 })
    expect(before).toMatchObject({ bookings: 1, repeat: 0, withPhone: 1 })
  })

  it('uses the stored first-order flag, also after an earlier booking is erased', async () => {
    await store('2026-10-02', { firstOrder: true })
    await store('2026-10-02', { firstOrder: false })
    await store('2026-10-03', { firstOrder: false, erasedAt: new Date().toISOString() })
    expect(await insights()).toMatchObject({ period: { bookings: 3, repeat: 1, withPhone: 2 } })
  })

  it('counts all branches or one, and unassigned bookings for the main branch', async () => {
    const { branches } = await siteContent('en')
    const [main, second] = branches
    await store('2026-10-02')
    await store('2026-10-02', { branch: main!.id })
    await store('2026-10-02', { branch: second!.id, status: 'cancelled' })
    await store('2026-09-02', { branch: second!.id })
    const all = await insights()
    expect(nonZero(all.branches!, ({ branch }) => branch.name)).toEqual([
      `${main!.name} 2/0`,
      `${second!.name} 1/1`,
    ])
    const insightsFor = (branch: typeof main) =>
      insights(october, { ...branch!, filter: branchFilterFor(branch!.id, branches) })
    const own = await insightsFor(main)
    expect(own).toMatchObject({ period: { bookings: 2, cancelled: 0 }, before: { bookings: 0 } })
    expect(own.branches).toBeNull()
    expect(nonZero(own.services, ({ service }) => service)).toEqual(['laundry 2/0'])
    expect(await insightsFor(second)).toMatchObject({
      period: { bookings: 1 },
      before: { bookings: 1 },
    })
  })

  it('returns zeros when there are no bookings', async () => {
    const zeros = {
      ...{ bookings: 0, cancelled: 0, medianMsToConfirm: null, repeat: 0, withPhone: 0 },
    }
    expect(await insights()).toMatchObject({ period: zeros, before: zeros })
  })

  it('rejects an editor', async () => {
    const editor = await createUserWithRole(payload, 'editor')
    await expect(loadInsights(editor, { period: october, branch: null })).rejects.toMatchObject({
      status: 403,
    })
  })
})
