import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import { presetAt } from '#business/insights/periods.ts'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as insights from './insights.tsx'

const payload = await samplePayload()
const path = '/admin/insights'
const date = openDayFromNow(3)
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

const loadPage = (query = '', as = people.staff) => get(insights, path + query, { as })
const loadData = async (query?: string) => (await loadPage(query)).data!

/** May change at midnight during a test. */
const last30Days = () => presetAt('last-30-days', new Date())

it('is only for users with access to bookings', async () => {
  const answer = await loadPage()
  expect(answer.status).toBe(200)
  expect(await loadPage('', people.editor)).toMatchObject({
    ...{ status: 403, text: staffWords.requestErrors.staffOnly },
  })
  expect((await loadPage('?period=last-7-days', people.visitor)).location).toBe(
    `/admin/login?${new URLSearchParams({ next: `${path}?period=last-7-days` })}`,
  )
})

it('ships no script, so that the chart library stays on the server', () => {
  expect(insights.handle.static).toBe(true)
})

it('counts bookings made today', async () => {
  await createBooking(payload, { date, phone: '9811111111', address: 'Hill Road, Mumbai 400050' })
  await createBooking(payload, { date, phone: '9811111111', serviceType: 'shoes' })
  const { insights: shown, isInvalid } = await loadData('?period=last-7-days')
  expect(isInvalid).toBe(false)
  expect(shown).toMatchObject({
    period: { bookings: 2, cancelled: 0, repeat: 1, withPhone: 2, medianMsToConfirm: null },
    before: { bookings: 0 },
  })
  expect(shown.buckets).toHaveLength(7)
  expect(shown.branches?.filter(({ now }) => now > 0).map(({ branch }) => branch.slug)).toEqual([
    ...['andheri-west', 'bandra-west'],
  ])
})

describe('query of the insights', () => {
  it.each([
    '?from=2026-10-31&to=2026-10-01',
    '?from=2026-10-01',
    '?to=2026-10-31',
    '?from=1126-10-01&to=2026-10-01',
    '?from=2026-02-30&to=2026-03-02',
    '?from=9999-12-01&to=9999-12-31',
    '?from=0000-01-01&to=0000-01-31',
    `?from=${'9'.repeat(10_000)}&to=2026-10-31`,
    `?period=${'x'.repeat(10_000)}`,
    '?period=constructor',
    '?branch=nowhere',
    '?period=last-month&branch=%00',
  ])('falls back to the last 30 days with a note if invalid (%#)', async (query) => {
    const before = last30Days()
    const { period, preset, branch, isInvalid } = await loadData(query)
    expect([before, last30Days()]).toContainEqual(period)
    expect({ preset, branch, isInvalid }).toEqual({
      ...{ preset: 'last-30-days', branch: null, isInvalid: true },
    })
  })

  it.each(['', '?period=', '?from=&to='])(
    'defaults to the last 30 days without a note (%s)',
    async (query) => {
      expect(await loadData(query)).toMatchObject({ preset: 'last-30-days', isInvalid: false })
    },
  )

  it('takes two days and recognises a preset', async () => {
    expect(await loadData('?from=2024-02-01&to=2024-02-29')).toMatchObject({
      ...{ period: { from: '2024-02-01', until: '2024-03-01' }, preset: null, isInvalid: false },
    })
    const today = localDateAt(new Date())
    const { preset } = await loadData(`?from=${addDays(today, -6)}&to=${today}`)
    expect(preset).toBe('last-7-days')
  })

  it('takes a branch and defaults to the branch of the account', async () => {
    const colaba = (await siteContent('en')).branches.find(({ slug }) => slug === 'colaba')!.id
    const { id } = people.staff.user!
    const setBranch = (branch: string | null) =>
      payload.update({ collection: 'users', id, data: { branch }, overrideAccess: true })
    await setBranch(colaba)
    expect(await loadData()).toMatchObject({
      branch: { slug: 'colaba' },
      insights: { branches: null },
    })
    expect((await loadData('?branch=all')).branch).toBeNull()
    expect((await loadData('?branch=juhu')).branch?.slug).toBe('juhu')
    await setBranch(null)
  })
})
