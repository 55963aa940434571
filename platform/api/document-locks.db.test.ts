import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'

const payload = await testPayload()
const everything = { collection: 'payload-locked-documents', overrideAccess: true } as const
const autosave = 'draft=true&autosave=true'

let first: TestPerson
let second: TestPerson
let id: string

beforeEach(async () => {
  await emptyDatabase(payload)
  first = await createPerson(payload, 'editor')
  second = await createPerson(payload, 'editor')
  await payload.update({
    collection: 'users',
    id: second.user!.id,
    data: { name: 'Meera' },
    overrideAccess: true,
  })
  const service = await payload.create({
    collection: 'services',
    data: { title: 'Ironing' },
    draft: true,
    overrideAccess: true,
  })
  id = service.id
})

async function send(person: TestPerson, method: string, path: string, body?: object) {
  const request = new Request(`${environment.cmsUrl}/api/${path}`, {
    method,
    headers: { Authorization: `JWT ${person.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await handleEndpoints({ config, request })
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return { status: response.status, message: errors?.[0]?.message }
}

const save = (person: TestPerson, title: string, query = autosave) =>
  send(person, 'PATCH', `services/${id}?${query}`, { title })

/** As the admin does. */
async function takeOver(person: TestPerson) {
  const { docs } = await payload.find({ ...everything, depth: 0 })
  const user = { relationTo: 'users', value: person.user!.id }
  return send(person, 'PATCH', `payload-locked-documents/${docs[0]!.id}`, { user })
}

async function readTitle(): Promise<string> {
  const options = { collection: 'services', draft: true, overrideAccess: true } as const
  return (await payload.findByID({ ...options, id })).title
}

const refusal = { status: 423, message: staffWords.content.editedBy('Meera') }

it('refuses every write of the first editor after a take-over', async () => {
  expect((await save(first, 'By the first')).status).toBe(200)
  expect((await takeOver(second)).status).toBe(200)
  const locked = { status: 'published', title: 'Lost' }
  for (const [method, path] of [
    ['PATCH', `services/${id}?${autosave}`],
    ['PATCH', `services/${id}?draft=true`],
    ['PATCH', `services/${id}`],
    ['PATCH', `services/${id}?overrideLock=true`],
    ['DELETE', `services/${id}`],
  ] as const) {
    expect(await send(first, method, path, locked), `${method} ${path}`).toEqual(refusal)
  }
  const bulk = await send(first, 'PATCH', `services?where[id][equals]=${id}`, { title: 'Lost' })
  expect(bulk.message).toBe(refusal.message)
  expect((await save(second, 'By Meera')).status).toBe(200)
  expect(await readTitle()).toBe('By Meera')
})

it('refuses the first editor of a page, too', async () => {
  const path = `globals/home-page?${autosave}`
  expect((await send(first, 'POST', path, { title: 'By the first' })).status).toBe(200)
  await takeOver(second)
  expect(await send(first, 'POST', path, { title: 'Lost' })).toEqual(refusal)
  expect(await send(first, 'POST', 'globals/home-page', { title: 'Lost' })).toEqual(refusal)
  expect((await send(second, 'POST', path, { title: 'By Meera' })).status).toBe(200)
})

it('lets either the take-over or the autosave come first when both are simultaneous', async () => {
  for (let round = 0; round < 4; round += 1) {
    await payload.delete({ ...everything, where: {} })
    await save(first, 'Before')
    const [autosaved] = await Promise.all([save(first, 'Typed'), takeOver(second)])
    expect([200, 423]).toContain(autosaved.status)
    expect(await readTitle()).toBe(autosaved.status === 200 ? 'Typed' : 'Before')
    expect(await save(first, 'Lost')).toEqual(refusal)
    expect((await save(second, 'By Meera')).status).toBe(200)
  }
})

it('has one lock while a document is edited, and none once it is published', async () => {
  await save(first, 'A')
  await save(first, 'B')
  expect((await payload.count(everything)).totalDocs).toBe(1)
  await save(first, 'C', 'draft=true')
  expect((await payload.count(everything)).totalDocs).toBe(0)
  expect((await save(second, 'D')).status).toBe(200)
})

it('ends a lock after five minutes without a change', async () => {
  await save(second, 'By Meera')
  const age = (minutes: number) =>
    getPostgres(payload).drizzle.execute(
      sql`UPDATE payload_locked_documents SET updated_at = now() - make_interval(mins => ${minutes})`,
    )
  await age(4)
  expect(await save(first, 'Lost')).toEqual(refusal)
  await age(6)
  expect((await save(first, 'By the first')).status).toBe(200)
})

it('does not stop programs, such as a scheduled publication', async () => {
  await save(second, 'By Meera')
  await payload.update({
    collection: 'services',
    id,
    data: { title: 'By a program' },
    draft: true,
    user: first.user,
    overrideAccess: false,
  })
  expect(await readTitle()).toBe('By a program')
})
