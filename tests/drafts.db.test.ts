import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { draftContent, siteContent } from '#app/models/content/content.server.ts'
import { previewOpenUntil } from '#app/models/content/preview.server.ts'
import * as messages from '#business/words/messages.ts'
import { keepHouse } from '#cms/worker/keep-house.ts'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { previewToken } from '#platform/publishing/preview-token.ts'
import { dropAllUntouched } from '#platform/publishing/untouched.ts'
import { person, rest } from '#tests/access/doors.ts'
import { samplePayload, userWithRole } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { secret } from '#tests/setup/secret.ts'

const payload = await samplePayload()
const secretWords = 'Not for visitors yet'
const overrideAccess = true

let draftBranch: string
let changedService: string
let staff: User

/** Words that nobody has published stand in a new branch, in a changed service and in a page. */
beforeAll(async () => {
  staff = await userWithRole(payload, 'staff')
  const branch = await payload.create({
    collection: 'branches',
    data: { name: secretWords },
    draft: true,
    overrideAccess,
  })
  draftBranch = branch.id
  const { docs } = await payload.find({ collection: 'services', limit: 1, overrideAccess })
  changedService = docs[0]!.id
  await payload.update({
    collection: 'services',
    id: changedService,
    data: { title: secretWords },
    draft: true,
    overrideAccess,
  })
  const home = await payload.findGlobal({ slug: 'home-page', depth: 0, overrideAccess })
  await payload.updateGlobal({
    slug: 'home-page',
    data: { hero: { ...home.hero, heading: secretWords } },
    draft: true,
    overrideAccess,
  })
})

async function restAsVisitor(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; body: string }> {
  const request = new Request(`http://localhost:3001/api/${path}`, init)
  const answer = await handleEndpoints({ config, request })
  return { status: answer.status, body: await answer.text() }
}

describe('what is not published', () => {
  it('is not part of what visitors read', async () => {
    expect(JSON.stringify(await siteContent())).not.toContain(secretWords)
  })

  it.each([
    'branches?limit=0',
    'branches?limit=0&draft=true',
    'branches?where[name][like]=Not',
    'branches?where[_status][equals]=draft&draft=true',
    () => `branches/${draftBranch}`,
    () => `branches/${draftBranch}?draft=true`,
    'branches/versions?limit=0',
    'services?limit=0&draft=true',
    () => `services/${changedService}?draft=true`,
    'services/versions?limit=0',
    'globals/home-page?draft=true',
    'globals/home-page/versions',
  ])('is not told over REST by %s', async (path) => {
    const { body } = await restAsVisitor(typeof path === 'string' ? path : path())
    expect(body).not.toContain(secretWords)
  })

  it('cannot be counted or guessed at by visitors', async () => {
    const { body } = await restAsVisitor(`branches/count?where[name][equals]=${secretWords}`)
    expect(JSON.parse(body)).toMatchObject({ totalDocs: 0 })
  })

  it('is not told by a query language that nobody asked for', async () => {
    const query = JSON.stringify({ query: '{ Branches(draft: true) { docs { name } } }' })
    const { status, body } = await restAsVisitor('graphql', {
      method: 'POST',
      body: query,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(status).toBe(404)
    expect(body).not.toContain(secretWords)
  })

  it('is read by whoever is signed in, and stands in previews', async () => {
    const { docs } = await payload.find({
      collection: 'branches',
      draft: true,
      where: { name: { equals: secretWords } },
      user: staff,
      overrideAccess: false,
    })
    expect(docs).toHaveLength(1)

    const content = await draftContent()
    expect(content.branches.map(({ name }) => name)).toContain(secretWords)
    expect(content.services.map(({ title }) => title)).toContain(secretWords)
    expect(content.pages.home.hero.heading).toBe(secretWords)
  })

  it('stays unread when it is withdrawn again after it was published', async () => {
    const service = { collection: 'services', id: changedService, overrideAccess } as const
    await payload.update({ ...service, data: { _status: 'published' } })
    await vi.waitFor(
      async () => expect(JSON.stringify((await siteContent()).services)).toContain(secretWords),
      patience,
    )
    await payload.update({ ...service, data: { _status: 'draft' } })
    await vi.waitFor(
      async () => expect(JSON.stringify((await siteContent()).services)).not.toContain(secretWords),
      patience,
    )
  })
})

describe('an earlier version', () => {
  it('is restored', async () => {
    const global = { slug: 'booking-page', overrideAccess } as const
    const before = await payload.findGlobal(global)
    await payload.updateGlobal({
      ...global,
      data: { termsNote: 'A mistake.', _status: 'published' },
    })
    const { docs } = await payload.findGlobalVersions({
      ...global,
      where: { 'version.termsNote': { equals: before.termsNote } },
    })
    await payload.restoreGlobalVersion({ ...global, id: docs[0]!.id })
    expect(await payload.findGlobal(global)).toMatchObject({ termsNote: before.termsNote })
  })
})

describe('what is to be published at a time', () => {
  it('is published by the worker once the time has come, with the rights of who asked', async () => {
    const admin = await userWithRole(payload, 'admin')
    const { id } = await payload.create({
      collection: 'testimonials',
      data: { name: 'Later', location: 'Dadar', text: 'Soon.', order: 1, _status: 'draft' },
      draft: true,
      overrideAccess,
    })
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'testimonials', value: id },
        user: { relationTo: 'users', value: admin.id },
      },
      waitUntil: new Date(Date.now() + 60_000),
    })
    const status = async () =>
      (await payload.findByID({ collection: 'testimonials', id, overrideAccess }))._status
    await keepHouse(payload)
    expect(await status()).toBe('draft')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
    await keepHouse(payload)
    vi.useRealTimers()
    expect(await status()).toBe('published')
  })
})

it('a preview link made with another secret opens nothing', () => {
  const now = new Date()
  expect(previewOpenUntil(previewToken(secret, now), now)).not.toBeNull()
  expect(previewOpenUntil(previewToken('another', now), now)).toBeNull()
})

describe('a form that was opened and left', () => {
  const inTenHours = () => new Date(Date.now() + 10 * 60 * 60_000 + 1_000)
  const isKept = async (id: string) =>
    (await payload.count({ collection: 'branches', where: { id: { equals: id } }, overrideAccess }))
      .totalDocs === 1
  const open = async (data: object = {}) =>
    (await payload.create({ collection: 'branches', data, draft: true, overrideAccess })).id

  it.each(['editor', 'staff', 'admin'] as const)(
    'without a word in it leaves nothing, where a %s may delete',
    async (role) => {
      const { token } = await person(payload, role)
      const id = await open()
      const leave = (id: string) => rest(token, 'POST', `branches/${id}/drop-untouched`)
      await leave(id).catch(() => {})
      expect(await isKept(id)).toBe(role === 'staff')
      const begun = await open({ phone: '022 4000 1991' })
      await leave(begun).catch(() => {})
      expect(await isKept(begun)).toBe(true)
    },
  )

  it('stays where it was published, however empty the draft is', async () => {
    const collection = 'testimonials'
    const published = { name: 'Asha', location: 'Juhu', text: 'Clean.', order: 1 }
    const { id } = await payload.create({
      collection,
      data: { ...published, _status: 'published' },
      overrideAccess,
    })
    const data = { name: null, location: null, text: null, order: 100 } as never
    await payload.update({ collection, id, data, draft: true, overrideAccess })
    await dropAllUntouched(payload, inTenHours())
    const where = { id: { equals: id } }
    expect(await payload.count({ collection, where, overrideAccess })).toEqual({ totalDocs: 1 })
  })

  it('leaves nothing either where the browser was closed, once nobody can still be at it', async () => {
    const [untouched, begun] = [await open(), await open({ phone: '1' })]
    await dropAllUntouched(payload, new Date())
    expect(await isKept(untouched)).toBe(true)
    await dropAllUntouched(payload, inTenHours())
    expect(await isKept(untouched)).toBe(false)
    expect(await isKept(begun)).toBe(true)
  })
})

it('a holiday that lacks its date is refused as such, before and after others are put in order', async () => {
  const { holidays, ...business } = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    overrideAccess,
  })
  const withoutDate = { label: 'Some day' } as never
  const published = payload.updateGlobal({
    slug: 'business-info',
    data: { ...business, holidays: [...holidays!, withoutDate], _status: 'published' },
    overrideAccess,
  })
  await expect(published).rejects.toMatchObject({
    data: { errors: [{ message: messages.hours.holidayDateInvalid }] },
  })
})
