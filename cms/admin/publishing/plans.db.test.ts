import { createLocalReq } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#business/accounts/roles.ts'
import { formatMoment } from '#business/pickups/local-time.ts'
import { bookingPage } from '#cms/content/samples/booking-page.ts'
import { keepHouse } from '#cms/worker/keep-house.ts'
import type { User } from '#payload-types.ts'
import { emptyDatabase, testPayload, userWithRole } from '#tests/setup/database.ts'
import { failedPlans, upcomingPlans } from './plans.ts'
import { schedulePublish } from './schedule-publish.ts'

const payload = await testPayload()
const overrideAccess = true
const global = 'booking-page'
const home = { global, type: 'publish' } as const
const hour = 60 * 60_000
const day = 24 * hour
let editor: User

beforeEach(async () => {
  await emptyDatabase(payload)
  editor = await userWithRole(payload, 'editor')
  const data = { ...bookingPage, _status: 'published' } as const
  await payload.updateGlobal({ slug: global, data, overrideAccess })
})
afterEach(() => vi.useRealTimers())

const moveClockTo = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at })

async function plan(user: User | null, args: object) {
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  return (await schedulePublish({ req, ...args } as never)) as {
    error?: string
  }
}

const plans = () => upcomingPlans(payload, new Date())
const inAnHour = () => new Date(Date.now() + hour)

describe('who may plan', () => {
  const asRole = async (role: Role) =>
    plan(await userWithRole(payload, role), { ...home, date: inAnHour() })

  it.each(['editor', 'admin'] as const)('lets an %s plan a publication', async (role) => {
    expect((await asRole(role)).error).toBeUndefined()
    expect(await plans()).toMatchObject([{ name: 'Schedule Pickup page', input: { global } }])
  })

  it('refuses staff and people without an account, who may not publish', async () => {
    expect((await asRole('staff')).error).toBeTruthy()
    expect((await plan(null, { ...home, date: inAnHour() })).error).toBeTruthy()
    expect(await plans()).toEqual([])
  })

  it.each([
    {},
    { doc: { relationTo: 'bookings', value: '1' } },
    { doc: { relationTo: 'testimonials' } },
    { ...home, doc: { relationTo: 'testimonials', value: '1' } },
  ])('refuses a plan of nothing that is published: %o', async (target) => {
    expect((await plan(editor, { date: inAnHour(), ...target })).error).toBeTruthy()
    expect((await payload.count({ collection: 'payload-jobs', overrideAccess })).totalDocs).toBe(0)
  })

  it('lets editors call a plan off, and not staff', async () => {
    await plan(editor, { ...home, date: inAnHour() })
    const deleteID = (await plans())[0]!.id
    const staff = await userWithRole(payload, 'staff')
    expect((await plan(staff, { deleteID })).error).toBeTruthy()
    expect((await plan(staff, { ...home, deleteID })).error).toBeTruthy()
    expect(await plans()).toHaveLength(1)
    expect((await plan(editor, { deleteID })).error).toBeUndefined()
    expect(await plans()).toEqual([])
  })

  it('lists no plan without a document after one was called off', async () => {
    await plan(editor, { ...home, date: inAnHour() })
    const deleteID = (await plans())[0]!.id
    await plan(editor, { deleteID, date: inAnHour() })
    await keepHouse(payload)
    expect(await upcomingPlans(payload, new Date())).toEqual([])
    expect(await failedPlans(payload)).toEqual([])
  })
})

describe('a plan that fails', () => {
  let at: Date

  const failBecause = async (change: () => Promise<unknown>, args: object = home) => {
    at = inAnHour()
    await plan(editor, { ...args, date: at })
    await change()
    moveClockTo(Date.now() + hour + 1000)
    await keepHouse(payload)
  }
  const leave = () =>
    payload.db.deleteOne({ collection: 'users', where: { id: { equals: editor.id } } })
  const sentences = async () => (await failedPlans(payload)).map(({ sentence }) => sentence)

  it('says that the account which planned it no longer exists', async () => {
    await failBecause(leave)
    expect(await failedPlans(payload)).toMatchObject([
      {
        name: 'Schedule Pickup page',
        path: 'globals/booking-page',
        sentence: `The planned publication of Schedule Pickup page on ${formatMoment(at)} failed: the account that planned it no longer exists. Publish it yourself or plan it again.`,
      },
    ])
    expect(await plans()).toEqual([])
  })

  it('says that the account which planned it may no longer publish', async () => {
    await failBecause(() =>
      payload.db.updateOne({ collection: 'users', id: editor.id, data: { role: 'staff' } }),
    )
    expect(await sentences()).toEqual([expect.stringContaining('may no longer publish')])
  })

  it('says what is missing in an entry that cannot be published', async () => {
    const { id } = await payload.create({
      collection: 'testimonials',
      data: { name: 'Later', location: 'Dadar', _status: 'draft' } as never,
      draft: true,
      overrideAccess,
    })
    const doc = { relationTo: 'testimonials', value: id }
    await failBecause(() => Promise.resolve(), { doc, type: 'publish' })
    expect(await failedPlans(payload)).toMatchObject([
      { name: 'Testimonial: Later', path: `collections/testimonials/${id}` },
    ])
    expect((await sentences())[0]).toMatch(/failed: .*Text\. Publish/)
  })

  it('says so of a page that was never published', async () => {
    await failBecause(leave, { ...home, global: 'site-layout' })
    expect(await failedPlans(payload)).toMatchObject([{ path: 'globals/site-layout' }])
  })

  it('is not shown for an entry that was deleted', async () => {
    const words = { name: 'A', location: 'Dadar', text: 'Clean.', order: 1 }
    const data = { ...words, _status: 'published' } as const
    const { id } = await payload.create({ collection: 'testimonials', data, overrideAccess })
    const doc = { relationTo: 'testimonials', value: id }
    await failBecause(leave, { doc, type: 'publish' })
    expect(await sentences()).toHaveLength(1)
    await payload.db.deleteOne({ collection: 'testimonials', where: { id: { equals: id } } })
    expect(await sentences()).toEqual([])
  })

  it('says so of what was to be taken off the site', async () => {
    await failBecause(leave, { ...home, type: 'unpublish' })
    expect(await sentences()).toEqual([expect.stringContaining('taken off the site')])
  })

  it('is no longer shown once somebody has published it', async () => {
    await failBecause(leave)
    expect(await sentences()).toHaveLength(1)
    await payload.updateGlobal({ slug: global, data: {}, draft: true, overrideAccess })
    expect(await sentences()).toHaveLength(1)
    moveClockTo(Date.now() + 1000)
    await payload.updateGlobal({ slug: global, data: { _status: 'published' }, overrideAccess })
    expect(await sentences()).toEqual([])
  })

  it('is removed after 30 days', async () => {
    await failBecause(leave)
    const failedAt = Date.now()
    moveClockTo(failedAt + 30 * day - 1000)
    await keepHouse(payload)
    expect(await sentences()).toHaveLength(1)
    moveClockTo(failedAt + 30 * day + 1000)
    await keepHouse(payload)
    expect((await payload.count({ collection: 'payload-jobs', overrideAccess })).totalDocs).toBe(0)
  })
})
