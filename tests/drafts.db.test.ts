import { handleEndpoints } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftContent,
  getPreviewExpiry,
  onContentLoaded,
  type SiteContent,
  siteContent,
} from '#app/models/content/content.server.ts'
import { formatInstantDate } from '#business/pickups/english-dates.ts'
import { toInstant } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { runMaintenance } from '#cms/worker/run-maintenance.ts'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { discardEmptyDrafts } from '#platform/publishing/discard-empty-drafts.ts'
import { createPreviewToken } from '#platform/publishing/preview.ts'
import { callRestApi, createPerson } from '#tests/access/api-clients.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { secret } from '#tests/helpers/secret.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

const payload = await samplePayload()
const unpublishedText = 'Not for visitors yet'
const overrideAccess = true

let draftBranch: string
let changedService: string
let staff: User

beforeAll(async () => {
  staff = await createUserWithRole(payload, 'staff')
  const branch = await payload.create({
    collection: 'branches',
    data: { name: unpublishedText },
    draft: true,
    overrideAccess,
  })
  draftBranch = branch.id
  const { docs } = await payload.find({ collection: 'services', limit: 1, overrideAccess })
  changedService = docs[0]!.id
  await payload.update({
    collection: 'services',
    id: changedService,
    data: { title: unpublishedText },
    draft: true,
    overrideAccess,
  })
  const home = await payload.findGlobal({ slug: 'home-page', depth: 0, overrideAccess })
  await payload.updateGlobal({
    slug: 'home-page',
    data: { hero: { ...home.hero, heading: unpublishedText } },
    draft: true,
    overrideAccess,
  })
})

async function restAsVisitor(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; body: string }> {
  const request = new Request(`http://localhost:3001/api/${path}`, init)
  const response = await handleEndpoints({ config, request })
  return { status: response.status, body: await response.text() }
}

describe('unpublished content', () => {
  it('stays out of the content for visitors', async () => {
    expect(JSON.stringify(await siteContent('en'))).not.toContain(unpublishedText)
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
  ])('stays hidden from visitors over REST: %s', async (path) => {
    const { body } = await restAsVisitor(typeof path === 'string' ? path : path())
    expect(body).not.toContain(unpublishedText)
  })

  it('is not counted for visitors', async () => {
    const { body } = await restAsVisitor(`branches/count?where[name][equals]=${unpublishedText}`)
    expect(JSON.parse(body)).toMatchObject({ totalDocs: 0 })
  })

  it('is not available over GraphQL', async () => {
    const query = JSON.stringify({ query: '{ Branches(draft: true) { docs { name } } }' })
    const { status, body } = await restAsVisitor('graphql', {
      method: 'POST',
      body: query,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(status).toBe(404)
    expect(body).not.toContain(unpublishedText)
  })

  it('appears for signed-in users and in previews', async () => {
    const { docs } = await payload.find({
      collection: 'branches',
      draft: true,
      where: { name: { equals: unpublishedText } },
      user: staff,
      overrideAccess: false,
    })
    expect(docs).toHaveLength(1)

    const content = await draftContent('en')
    expect(content.branches.map(({ name }) => name)).toContain(unpublishedText)
    expect(content.services.map(({ title }) => title)).toContain(unpublishedText)
    expect(content.pages.home.hero.heading).toBe(unpublishedText)
  })

  it('disappears from the site when it is unpublished', async () => {
    const service = { collection: 'services', id: changedService, overrideAccess } as const
    await payload.update({ ...service, data: { _status: 'published' } })
    await vi.waitFor(
      async () =>
        expect(JSON.stringify((await siteContent('en')).services)).toContain(unpublishedText),
      waitOptions,
    )
    await payload.update({ ...service, data: { _status: 'draft' } })
    await vi.waitFor(
      async () =>
        expect(JSON.stringify((await siteContent('en')).services)).not.toContain(unpublishedText),
      waitOptions,
    )
  })
})

it('restores an earlier version of a global', async () => {
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

describe('scheduled publishing', () => {
  it('publishes at the scheduled time with the rights of the scheduling user', async () => {
    const admin = await createUserWithRole(payload, 'admin')
    const { id } = await payload.create({
      collection: 'testimonials',
      data: { name: 'Later', location: 'Dadar', text: 'Soon.', _status: 'draft' },
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
    await runMaintenance(payload)
    expect(await status()).toBe('draft')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
    await runMaintenance(payload)
    vi.useRealTimers()
    expect(await status()).toBe('published')
  })

  const inAnHour = () => new Date(Date.now() + 3_600_000)
  const schedule = (type: 'publish' | 'unpublish', target: object, waitUntil = inAnHour()) =>
    payload.jobs.queue({ task: 'schedulePublish', input: { type, ...target }, waitUntil })
  const expectRefusal = (publishing: Promise<unknown>, at: Date) =>
    expect(publishing).rejects.toThrow(staffWords.content.scheduledForLater(formatInstantDate(at)))

  it('refuses to publish a page before its time, until the schedule is deleted', async () => {
    const { REST } = (await createPerson(payload, 'editor')).clients
    const at = inAnHour()
    const { id } = await schedule('publish', { global: 'about-page' }, at)
    await expectRefusal(REST.updateGlobal('about-page', { _status: 'published' }), at)
    await REST.updateGlobal('about-page', { _status: 'draft' }, true)
    await REST.updateGlobal('contact-page', { _status: 'published' })
    await payload.delete({ collection: 'payload-jobs', id, overrideAccess })
    await REST.updateGlobal('about-page', { _status: 'published' })
  })

  it('refuses to publish an entry before its time, also among others', async () => {
    const { REST } = (await createPerson(payload, 'editor')).clients
    const fields = { name: 'Early', location: 'Dadar', text: 'Soon.', _status: 'draft' }
    const [{ id }, other] = [
      await REST.create('testimonials', fields, true),
      await REST.create('testimonials', fields, true),
    ]
    const at = inAnHour()
    const doc = { relationTo: 'testimonials', value: id }
    await schedule('publish', { doc }, at)
    await expectRefusal(REST.update('testimonials', id, { _status: 'published' }), at)
    const early = { name: { equals: 'Early' } }
    await REST.updateWhere('testimonials', early, { _status: 'published' }).catch(() => {})
    expect(await REST.read('testimonials', id)).toMatchObject({ _status: 'draft' })
    expect(await REST.read('testimonials', other.id)).toMatchObject({ _status: 'published' })
  })

  it('lets editors publish before a scheduled unpublishing', async () => {
    const { REST } = (await createPerson(payload, 'editor')).clients
    await schedule('unpublish', { global: 'services-page' })
    await REST.updateGlobal('services-page', { _status: 'published' })
  })
})

it('answers a change in another language without the English texts', async () => {
  const { token, clients } = await createPerson(payload, 'editor')
  const fields = { name: 'Asha', location: 'Juhu', text: 'Clean.', _status: 'draft' }
  const { id } = await clients.REST.create('testimonials', fields, true)
  const body = JSON.stringify({ _status: 'published', location: 'जुहू' })
  const { doc } = await callRestApi<{ doc: object }>(
    token,
    'PATCH',
    `testimonials/${id}?locale=hi&depth=0`,
    body,
  )
  expect(doc).toMatchObject({ location: 'जुहू' })
  expect(doc).not.toMatchObject({ text: 'Clean.' })
})

it('rejects a preview token that was signed with another secret', () => {
  const now = new Date()
  expect(getPreviewExpiry(createPreviewToken(secret, now), now)).not.toBeNull()
  expect(getPreviewExpiry(createPreviewToken('another secret', now), now)).toBeNull()
})

describe('an abandoned new entry', () => {
  const tenHoursLater = () => new Date(Date.now() + 10 * 60 * 60_000 + 1_000)
  const exists = async (id: string) =>
    (await payload.count({ collection: 'branches', where: { id: { equals: id } }, overrideAccess }))
      .totalDocs === 1
  const createDraft = async (data: object = {}) =>
    (await payload.create({ collection: 'branches', data, draft: true, overrideAccess })).id

  it.each(['editor', 'staff', 'admin'] as const)(
    'is discarded if empty and a %s may delete it',
    async (role) => {
      const { token } = await createPerson(payload, role)
      const id = await createDraft()
      const leaveEditor = (id: string) =>
        callRestApi(token, 'POST', `branches/${id}/discard-empty-draft`)
      await leaveEditor(id).catch(() => {})
      expect(await exists(id)).toBe(role === 'staff')
      const withText = await createDraft({ phone: '022 4000 1991' })
      await leaveEditor(withText).catch(() => {})
      expect(await exists(withText)).toBe(true)
    },
  )

  it('is discarded if empty in every collection', async () => {
    const { token } = await createPerson(payload, 'editor')
    for (const { config } of Object.values(payload.collections)) {
      if (!config.versions?.drafts) continue
      const collection = config.slug as 'offers'
      const { id } = await payload.create({ collection, data: {}, draft: true, overrideAccess })
      const left = await callRestApi(token, 'POST', `${collection}/${id}/discard-empty-draft`)
      expect(left, collection).toEqual({ discarded: true })
    }
  })

  it('remains if it was published, even with an empty draft', async () => {
    const collection = 'testimonials'
    const published = { name: 'Asha', location: 'Juhu', text: 'Clean.' }
    const { id } = await payload.create({
      collection,
      data: { ...published, _status: 'published' },
      overrideAccess,
    })
    const data = { name: null, location: null, text: null } as never
    await payload.update({ collection, id, data, draft: true, overrideAccess })
    await discardEmptyDrafts(payload, tenHoursLater())
    const where = { id: { equals: id } }
    expect(await payload.count({ collection, where, overrideAccess })).toEqual({ totalDocs: 1 })
  })

  it('is discarded after ten hours if it is still empty', async () => {
    const [untouched, withText] = [await createDraft(), await createDraft({ phone: '1' })]
    const translated = (
      await payload.create({
        collection: 'branches',
        data: { address: { street: 'जुहू रोड' } } as never,
        locale: 'hi',
        draft: true,
        overrideAccess,
      })
    ).id
    await discardEmptyDrafts(payload, new Date())
    expect(await exists(untouched)).toBe(true)
    await discardEmptyDrafts(payload, tenHoursLater())
    expect(await exists(untouched)).toBe(false)
    expect(await exists(withText)).toBe(true)
    expect(await exists(translated)).toBe(true)
  })
})

it('rejects a holiday without a date among others', async () => {
  const { holidays, ...business } = await payload.findGlobal({
    slug: 'business-info',
    depth: 0,
    overrideAccess,
  })
  const withoutDate = { label: 'Without a date' } as never
  const published = payload.updateGlobal({
    slug: 'business-info',
    data: { ...business, holidays: [...holidays!, withoutDate], _status: 'published' },
    overrideAccess,
  })
  await expect(published).rejects.toMatchObject({
    data: { errors: [{ message: staffWords.hours.holidayDateInvalid }] },
  })
})

describe('offers', () => {
  const [begins, ends] = ['2030-11-04T09:00', '2030-11-11T09:00']

  const loadedContents: SiteContent[] = []

  beforeAll(() => onContentLoaded(({ en }) => loadedContents.push(en)))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('starts and ends an offer on time without a request, then shows the next one', async () => {
    const hourMs = 60 * 60_000
    vi.setSystemTime(+toInstant(begins) - hourMs)
    const offer = { words: 'Diwali week', from: begins, until: ends }
    await payload.create({
      collection: 'offers',
      // Before the offer of the sample content.
      data: { ...offer, _order: '9z', _status: 'published' },
      overrideAccess,
    })
    const otherOffer = (await siteContent('en')).runningOffers.topOfHome?.words
    expect(otherOffer).toBe('10% off your first order')
    const latest = () => loadedContents.at(-1)
    await vi.waitFor(() => expect(latest()?.offers).toMatchObject([offer, {}]), waitOptions)
    expect(latest()!.runningOffers.topOfHome?.words).toBe(otherOffer)
    expect((await draftContent('en')).runningOffers.topOfHome?.words).toBe(offer.words)

    const shown = () => latest()!.runningOffers.topOfHome?.words
    vi.advanceTimersByTime(hourMs)
    await vi.waitFor(() => expect(shown()).toBe(offer.words), waitOptions)
    vi.advanceTimersByTime(7 * 24 * hourMs)
    await vi.waitFor(() => expect(shown()).toBe(otherOffer), waitOptions)
  })

  it.each([
    [{ from: ends, until: begins }, staffWords.content.offerEndsBeforeItBegins],
    [{ from: begins, until: begins }, staffWords.content.offerEndsBeforeItBegins],
    [{ from: '2030-02-30T09:00' }, staffWords.content.dateTimeInvalid],
    [{ until: 'next week' }, staffWords.content.dateTimeInvalid],
  ])('rejects an offer with %j', async (times, message) => {
    const data = { words: 'Never', ...times, _status: 'published' as const }
    const created = payload.create({ collection: 'offers', data, draft: false, overrideAccess })
    await expect(created).rejects.toMatchObject({ data: { errors: [{ message }] } })
  })
})
