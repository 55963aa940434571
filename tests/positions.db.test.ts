import { beforeEach, expect, it } from 'vitest'
import { draftContent, siteContent } from '#app/models/content/content.server.ts'
import { callRestApi, createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

const payload = await testPayload()
const testimonials = { collection: 'testimonials', overrideAccess: true } as const
const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name)!
let editor: TestPerson

beforeEach(async () => {
  await emptyDatabase(payload)
  editor = await createPerson(payload, 'editor')
  for (const name of ['a', 'b', 'c']) ids.set(name, (await create(name)).id)
})

const create = (name: string) =>
  payload.create({
    ...testimonials,
    data: { name, location: 'Juhu', text: 'Clean.', _status: 'published' },
  })

/** As the list does. */
async function moveBefore(name: string, next: string, { token } = editor) {
  const { _order: key } = await payload.findByID({ ...testimonials, id: idOf(next), draft: true })
  return move(token, { docsToMove: [idOf(name)], target: { id: idOf(next), key } })
}

function move(token: string | null, fields: object) {
  const collectionSlug = 'testimonials'
  const body = { collectionSlug, newKeyWillBe: 'less', orderableFieldName: '_order', ...fields }
  return callRestApi(token, 'POST', 'reorder', JSON.stringify(body))
}

const names = (entries: { name: string }[]) => entries.map(({ name }) => name).join('')

async function namesInList(): Promise<string> {
  const { docs } = await payload.find({ ...testimonials, draft: true, sort: '_order' })
  return names(docs)
}

async function expectOnSite(order: string) {
  await expect
    .poll(async () => names((await siteContent('en')).testimonials), waitOptions)
    .toBe(order)
}

const saveDraft = (name: string, data: object) =>
  payload.update({ ...testimonials, id: idOf(name), data, draft: true })

it('adds entries at the end, and moves them on the site', async () => {
  await expectOnSite('abc')
  await moveBefore('c', 'a')
  await expectOnSite('cab')
  expect(await namesInList()).toBe('cab')
})

it('moves an entry with a pending draft, and keeps the draft a draft', async () => {
  await saveDraft('c', { text: 'Not yet.' })
  await moveBefore('c', 'a')
  await expectOnSite('cab')
  expect(JSON.stringify(await siteContent('en'))).not.toContain('Not yet.')
  expect(JSON.stringify((await draftContent('en')).testimonials)).toContain('Not yet.')
  await moveBefore('b', 'a')
  expect(await namesInList()).toBe('cba')
  await expectOnSite('cba')
})

it('moves an entry that is scheduled for publishing', async () => {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'testimonials', value: idOf('c') } },
    waitUntil: new Date(Date.now() + 3_600_000),
  })
  await moveBefore('c', 'a')
  await expectOnSite('cab')
})

it('keeps the place when an old version is restored or an old form is saved', async () => {
  const { docs } = await payload.findVersions({
    ...testimonials,
    where: { parent: { equals: idOf('c') } },
  })
  const stale = await payload.findByID({ ...testimonials, id: idOf('c') })
  await moveBefore('c', 'a')
  await payload.restoreVersion({ ...testimonials, id: docs[0]!.id })
  await saveDraft('c', { text: 'Better.', _order: stale._order })
  await payload.update({ ...testimonials, id: idOf('c'), data: { _status: 'published' } })
  await expectOnSite('cab')
})

it.each(['staff', 'visitor'] as const)('refuses %s', async (role) => {
  const person = await createPerson(payload, role)
  await expect(moveBefore('c', 'a', person)).rejects.toMatchObject({ status: 403 })
  expect(await namesInList()).toBe('abc')
})

it.each([
  [{}, 400],
  [{ docsToMove: [] }, 400],
  [{ docsToMove: ['x'] }, 400],
  [{ docsToMove: ['x'], target: 'x' }, 400],
  [{ docsToMove: [{}], target: { id: 'x', key: 'a0' } }, 400],
  [{ docsToMove: ['x'], target: { id: 'x', key: '!' } }, 400],
  [{ docsToMove: ['x'], target: { id: 'x', key: 'a0' } }, 404],
])('refuses the malformed move %j with %i', async (fields, status) => {
  await expect(move(editor.token, fields)).rejects.toMatchObject({ status })
})

it('gives each collection its own positions', async () => {
  const data = { item: 'Sari', service: 'laundry', fromPaise: 100 } as const
  const access = { collection: 'prices', overrideAccess: true } as const
  const positions = []
  for (let count = 0; count < 3; count += 1) {
    const price = await payload.create({ ...access, data: { ...data, _status: 'published' } })
    positions.push(price._order)
  }
  expect(positions).toEqual(['a0', 'a1', 'a2'])
})
