import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { branchFilterFor } from '#business/bookings/lists/branch-filter.ts'
import { periodBetween } from '#business/insights/periods.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import type { User } from '#payload-types.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { loadMoneyInsights } from './insights-money.server.ts'

const payload = await samplePayload()
const october = periodBetween('2026-10-01', '2026-10-31')!
const unbilled = { billed: 0, paid: 0, open: 0 }
let staff: User

beforeAll(async () => {
  staff = await createUserWithRole(payload, 'staff')
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
  await payload.db.deleteMany({ collection: 'bills', where: {} })
})

/** Without rules, with any `createdAt`. The booking is older than its bill. */
async function storeBill(
  day: string,
  totalPaise: number,
  {
    isPaid = false,
    at = '12:00',
    ...booking
  }: Partial<Booking> & { isPaid?: boolean; at?: string } = {},
) {
  const id = randomUUID()
  const data = {
    ...{ id, reference: id.slice(0, 8).toUpperCase(), name: 'Asha', address: 'Hill Road' },
    ...{ phone: '9876543210', date: '2026-12-01', time: '11AM-1PM', serviceType: 'laundry' },
    ...{ status: 'completed', createdAt: '2026-01-01T06:30:00.000Z' },
    ...booking,
  }
  await payload.db.create({ collection: 'bookings', data })
  const createdAt = instantAt(day, at).toISOString()
  const amounts = { piecesPaise: totalPaise, surchargePaise: 0, discountPaise: 0, totalPaise }
  const bill = {
    ...{ booking: id, lines: [], ...amounts, createdAt },
    // Paid long after the period.
    ...(isPaid && { paidAt: '2027-01-01T00:00:00.000Z', paymentMethod: 'upi' }),
  }
  await payload.db.create({ collection: 'bills', data: bill })
  return id
}

const load = (branch: Parameters<typeof loadMoneyInsights>[1]['branch'] = null, user = staff) =>
  loadMoneyInsights(user, { period: october, branch })

it('counts a bill on its day in Mumbai, paid whenever', async () => {
  await storeBill('2026-08-31', 1, { at: '23:59' })
  await storeBill('2026-09-01', 20, { at: '00:00', isPaid: true })
  await storeBill('2026-09-30', 300, { at: '23:59' })
  await storeBill('2026-10-01', 4_000, { at: '00:00', isPaid: true })
  await storeBill('2026-10-31', 50_005, { at: '23:59' })
  await storeBill('2026-11-01', 600_000, { at: '00:00' })
  const { total, buckets } = await load()
  expect(total).toEqual({
    now: { billed: 54_005, paid: 4_000, open: 50_005 },
    before: { billed: 320, paid: 20, open: 300 },
  })
  const days = buckets.map(({ now, before }) => [now.billed, before.billed])
  expect([days.length, days[0], days[29], days[30]]).toEqual([
    31,
    [4_000, 20],
    [0, 300],
    [50_005, 0],
  ])
})

it('adds up by service', async () => {
  await storeBill('2026-10-02', 10_000, { serviceType: 'shoes', isPaid: true })
  await storeBill('2026-10-03', 5_050, { serviceType: 'shoes' })
  await storeBill('2026-09-03', 700, { serviceType: 'both' })
  const { services, deleted } = await load()
  expect(services.filter(({ now, before }) => now.billed + before.billed > 0)).toEqual([
    { service: 'shoes', now: { billed: 15_050, paid: 10_000, open: 5_050 }, before: unbilled },
    { service: 'both', now: unbilled, before: { billed: 700, paid: 0, open: 700 } },
  ])
  expect(deleted).toBeNull()
})

it('adds up all branches or one, and unassigned bookings for the main branch', async () => {
  const { branches } = await siteContent('en')
  const [main, second] = branches
  await storeBill('2026-10-02', 100)
  await storeBill('2026-10-02', 2_000, { branch: main!.id })
  await storeBill('2026-10-02', 30_000, { branch: second!.id })
  const all = await load()
  expect(
    all
      .branches!.filter(({ now }) => now.billed > 0)
      .map((each) => [each.branch.id, each.now.billed]),
  ).toEqual([
    [main!.id, 2_100],
    [second!.id, 30_000],
  ])
  const loadFor = (branch: typeof main) =>
    load({ ...branch!, filter: branchFilterFor(branch!.id, branches) })
  expect(await loadFor(main)).toMatchObject({ total: { now: { billed: 2_100 } }, branches: null })
  expect(await loadFor(second)).toMatchObject({ total: { now: { billed: 30_000 } } })
})

it('counts bills of deleted bookings, but for no service or branch', async () => {
  const id = await storeBill('2026-10-02', 900)
  await payload.db.deleteMany({ collection: 'bookings', where: { id: { equals: id } } })
  const { total, services, branches, deleted } = await load()
  expect(total.now).toEqual({ billed: 900, paid: 0, open: 900 })
  expect(deleted).toEqual(total)
  expect([...services, ...branches!].filter(({ now }) => now.billed > 0)).toEqual([])
  const all = (await siteContent('en')).branches
  const main = { ...all[0]!, filter: branchFilterFor(all[0]!.id, all) }
  expect((await load(main)).total.now).toEqual(unbilled)
})

it('leaves out samples, and cancelled bookings that did not pay', async () => {
  await storeBill('2026-10-02', 1, { sample: true, isPaid: true })
  await storeBill('2026-10-02', 20, { status: 'cancelled' })
  await storeBill('2026-10-02', 300, { status: 'cancelled', isPaid: true })
  expect((await load()).total.now).toEqual({ billed: 300, paid: 300, open: 0 })
})

it('is refused to editors', async () => {
  const editor = await createUserWithRole(payload, 'editor')
  await expect(load(null, editor)).rejects.toMatchObject({ status: 403 })
})
