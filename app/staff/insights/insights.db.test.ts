import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import { presetAt } from '#business/insights/periods.ts'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { samplePayload } from '#tests/setup/database.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { openBusiness } from '#tests/setup/open-business.ts'
import { book } from '#tests/setup/outbox.ts'
import { get } from '#tests/setup/route-request.ts'
import * as insights from './insights.tsx'

const payload = await samplePayload()
const path = '/admin/insights'
const date = openDayFromNow(3)
let people: Record<Who, Person>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await everyPerson(payload)
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

const ask = (query = '', as = people.staff) => get(insights, path + query, { as })
const read = async (query?: string) => (await ask(query)).data!

/** At this moment, of which the midnight may be past when it is asked about. */
const last30Days = () => presetAt('last-30-days', new Date())

it('are for who works bookings, and kept by nobody', async () => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await ask('', people.editor)).toMatchObject({
    ...{ status: 403, text: messages.refusal.staffOnly },
  })
  expect((await ask('?period=last-7-days', people.visitor)).location).toBe(
    `/admin/login?${new URLSearchParams({ next: `${path}?period=last-7-days` })}`,
  )
})

it('ship no script, so that what draws stays on the server', () => {
  expect(insights.handle.static).toBe(true)
})

it('count what was booked today', async () => {
  await book(payload, { date, phone: '9811111111', address: 'Hill Road, Mumbai 400050' })
  await book(payload, { date, phone: '9811111111', serviceType: 'shoes' })
  const { insights: shown, isUnreadable } = await read('?period=last-7-days')
  expect(isUnreadable).toBe(false)
  expect(shown).toMatchObject({
    period: { bookings: 2, cancelled: 0, repeat: 1, withPhone: 2, medianMsToConfirm: null },
    before: { bookings: 0 },
  })
  expect(shown.buckets).toHaveLength(7)
  expect(shown.branches?.filter(({ now }) => now > 0).map(({ branch }) => branch.slug)).toEqual([
    ...['andheri-west', 'bandra-west'],
  ])
})

describe('an address', () => {
  it.each([
    '?from=2026-10-31&to=2026-10-01',
    '?from=2026-10-01',
    '?to=2026-10-31',
    '?from=1126-10-01&to=2026-10-01',
    '?from=2026-02-30&to=2026-03-02',
    `?from=${'9'.repeat(10_000)}&to=2026-10-31`,
    `?period=${'x'.repeat(10_000)}`,
    '?period=constructor',
    '?branch=nowhere',
    '?period=last-month&branch=%00',
  ])('that cannot be read is that of the last 30 days, and says so (%#)', async (query) => {
    const before = last30Days()
    const { period, preset, branch, isUnreadable } = await read(query)
    expect([before, last30Days()]).toContainEqual(period)
    expect({ preset, branch, isUnreadable }).toEqual({
      ...{ preset: 'last-30-days', branch: null, isUnreadable: true },
    })
  })

  it.each(['', '?period=', '?from=&to='])('that asks for no days is, too (%s)', async (query) => {
    expect(await read(query)).toMatchObject({ preset: 'last-30-days', isUnreadable: false })
  })

  it('names a period, or two days, and knows them again', async () => {
    expect(await read('?from=2024-02-01&to=2024-02-29')).toMatchObject({
      ...{ period: { from: '2024-02-01', until: '2024-03-01' }, preset: null, isUnreadable: false },
    })
    const today = localDateAt(new Date())
    const { preset } = await read(`?from=${addDays(today, -6)}&to=${today}`)
    expect(preset).toBe('last-7-days')
  })

  it('names a branch; otherwise it is that of the account', async () => {
    const colaba = (await siteContent()).branches.find(({ slug }) => slug === 'colaba')!.id
    const { id } = people.staff.user!
    const home = (branch: string | null) =>
      payload.update({ collection: 'users', id, data: { branch }, overrideAccess: true })
    await home(colaba)
    expect(await read()).toMatchObject({ branch: { slug: 'colaba' }, insights: { branches: null } })
    expect((await read('?branch=all')).branch).toBeNull()
    expect((await read('?branch=juhu')).branch?.slug).toBe('juhu')
    await home(null)
  })
})
