import { createLocalReq } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#business/accounts/roles.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { schedulePublish } from '#cms/admin/server-functions.ts'
import { bookingPage } from '#cms/content/samples/en.ts'
import { runMaintenance } from '#cms/worker/run-maintenance.ts'
import type { User } from '#payload-types.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { findFailedChanges, findUpcomingChanges } from './find-scheduled-changes.ts'

const payload = await testPayload()
const overrideAccess = true
const global = 'booking-page'
const homeTarget = { global, type: 'publish' } as const
const hour = 60 * 60_000
const day = 24 * hour
let editor: User

beforeEach(async () => {
  await emptyDatabase(payload)
  editor = await createUserWithRole(payload, 'editor')
  const data = { ...bookingPage, _status: 'published' } as const
  await payload.updateGlobal({ slug: global, data, overrideAccess })
})
afterEach(() => vi.useRealTimers())

const setClock = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at })

async function schedule(user: User | null, args: object) {
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  return (await schedulePublish({ req, ...args } as never)) as {
    error?: string
  }
}

const listUpcoming = () => findUpcomingChanges(payload, new Date())
const inAnHour = () => new Date(Date.now() + hour)

describe('access to scheduled publishing', () => {
  const scheduleAs = async (role: Role) =>
    schedule(await createUserWithRole(payload, role), { ...homeTarget, date: inAnHour() })

  it.each(['editor', 'admin'] as const)('lets role %s schedule a publish', async (role) => {
    expect((await scheduleAs(role)).error).toBeUndefined()
    expect(await listUpcoming()).toMatchObject([
      { name: 'Schedule Pickup page', input: { global } },
    ])
  })

  it('refuses staff and visitors', async () => {
    expect((await scheduleAs('staff')).error).toBeTruthy()
    expect((await schedule(null, { ...homeTarget, date: inAnHour() })).error).toBeTruthy()
    expect(await listUpcoming()).toEqual([])
  })

  it.each([
    {},
    { doc: { relationTo: 'bookings', value: '1' } },
    { doc: { relationTo: 'testimonials' } },
    { ...homeTarget, doc: { relationTo: 'testimonials', value: '1' } },
  ])('refuses the invalid target %o', async (target) => {
    expect((await schedule(editor, { date: inAnHour(), ...target })).error).toBeTruthy()
    expect((await payload.count({ collection: 'payload-jobs', overrideAccess })).totalDocs).toBe(0)
  })

  it('lets editors, but not staff, cancel a scheduled publish', async () => {
    await schedule(editor, { ...homeTarget, date: inAnHour() })
    const deleteID = (await listUpcoming())[0]!.id
    const staff = await createUserWithRole(payload, 'staff')
    expect((await schedule(staff, { deleteID })).error).toBeTruthy()
    expect((await schedule(staff, { ...homeTarget, deleteID })).error).toBeTruthy()
    expect(await listUpcoming()).toHaveLength(1)
    expect((await schedule(editor, { deleteID })).error).toBeUndefined()
    expect(await listUpcoming()).toEqual([])
  })

  it('lists no job without a document after a cancellation', async () => {
    await schedule(editor, { ...homeTarget, date: inAnHour() })
    const deleteID = (await listUpcoming())[0]!.id
    await schedule(editor, { deleteID, date: inAnHour() })
    await runMaintenance(payload)
    expect(await findUpcomingChanges(payload, new Date())).toEqual([])
    expect(await findFailedChanges(payload)).toEqual([])
  })
})

describe('failed scheduled publish', () => {
  let at: Date

  const failAfter = async (change: () => Promise<unknown>, args: object = homeTarget) => {
    at = inAnHour()
    await schedule(editor, { ...args, date: at })
    await change()
    setClock(Date.now() + hour + 1000)
    await runMaintenance(payload)
  }
  const deleteEditor = () =>
    payload.db.deleteOne({ collection: 'users', where: { id: { equals: editor.id } } })
  const sentences = async () => (await findFailedChanges(payload)).map(({ sentence }) => sentence)

  it('reports that the account that scheduled it no longer exists', async () => {
    await failAfter(deleteEditor)
    expect(await findFailedChanges(payload)).toMatchObject([
      {
        name: 'Schedule Pickup page',
        path: 'globals/booking-page',
        sentence: `Schedule Pickup page was scheduled to be published on ${formatInstant(at)}. That failed: the account that scheduled it no longer exists. Publish it yourself or schedule it again.`,
      },
    ])
    expect(await listUpcoming()).toEqual([])
  })

  it('reports that the account may no longer publish', async () => {
    await failAfter(() =>
      payload.db.updateOne({ collection: 'users', id: editor.id, data: { role: 'staff' } }),
    )
    expect(await sentences()).toEqual([expect.stringContaining('can no longer publish')])
  })

  it('names the missing fields', async () => {
    const { id } = await payload.create({
      collection: 'testimonials',
      data: { name: 'Later', location: 'Dadar', _status: 'draft' } as never,
      draft: true,
      overrideAccess,
    })
    const doc = { relationTo: 'testimonials', value: id }
    await failAfter(() => Promise.resolve(), { doc, type: 'publish' })
    expect(await findFailedChanges(payload)).toMatchObject([
      { name: 'Testimonial: Later', path: `collections/testimonials/${id}` },
    ])
    expect((await sentences())[0]).toMatch(/failed: .*Text\. Publish/)
  })

  it('reports a page that was never published', async () => {
    await failAfter(deleteEditor, { ...homeTarget, global: 'site-layout' })
    expect(await findFailedChanges(payload)).toMatchObject([{ path: 'globals/site-layout' }])
  })

  it('is hidden after the document is deleted', async () => {
    const words = { name: 'A', location: 'Dadar', text: 'Clean.' }
    const data = { ...words, _status: 'published' } as const
    const { id } = await payload.create({ collection: 'testimonials', data, overrideAccess })
    const doc = { relationTo: 'testimonials', value: id }
    await failAfter(deleteEditor, { doc, type: 'publish' })
    expect(await sentences()).toHaveLength(1)
    await payload.db.deleteOne({ collection: 'testimonials', where: { id: { equals: id } } })
    expect(await sentences()).toEqual([])
  })

  it('reports a failed unpublish', async () => {
    await failAfter(deleteEditor, { ...homeTarget, type: 'unpublish' })
    expect(await sentences()).toEqual([expect.stringContaining('scheduled to be unpublished')])
  })

  it('is hidden after the document is published', async () => {
    await failAfter(deleteEditor)
    expect(await sentences()).toHaveLength(1)
    await payload.updateGlobal({ slug: global, data: {}, draft: true, overrideAccess })
    expect(await sentences()).toHaveLength(1)
    setClock(Date.now() + 1000)
    await payload.updateGlobal({ slug: global, data: { _status: 'published' }, overrideAccess })
    expect(await sentences()).toEqual([])
  })

  it('is removed after 30 days', async () => {
    await failAfter(deleteEditor)
    const failedAt = Date.now()
    setClock(failedAt + 30 * day - 1000)
    await runMaintenance(payload)
    expect(await sentences()).toHaveLength(1)
    setClock(failedAt + 30 * day + 1000)
    await runMaintenance(payload)
    expect((await payload.count({ collection: 'payload-jobs', overrideAccess })).totalDocs).toBe(0)
  })
})
