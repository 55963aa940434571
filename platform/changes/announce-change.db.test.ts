import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { samplePayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { contentChannel } from './announce-change.ts'

const payload = await samplePayload()
const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
const heard: string[] = []

beforeAll(async () => {
  await listener.connect()
  await listener.query(`LISTEN ${contentChannel}`)
  listener.on('notification', ({ payload: what }) => heard.push(what?.split(' ')[0] ?? ''))
})

afterAll(() => listener.end())

beforeEach(() => void (heard.length = 0))

/** What was said so far, in order: what is said now comes after it. */
async function said(): Promise<string[]> {
  await listener.query(`NOTIFY ${contentChannel}, 'now'`)
  await vi.waitUntil(() => heard.includes('now'), patience)
  return heard.splice(0).slice(0, -1)
}

const overrideAccess = true

it('an entry is told of when it is published, changed, taken back and deleted, and not while it is typed', async () => {
  const data = {
    name: 'Asha',
    location: 'Dadar',
    text: 'Lovely.',
    order: 1,
    _status: 'draft' as const,
  }
  const { id } = await payload.create({
    collection: 'testimonials',
    data,
    draft: true,
    overrideAccess,
  })
  const entry = { collection: 'testimonials' as const, id, overrideAccess }
  const type = (text: string) => payload.update({ ...entry, data: { text }, draft: true })
  await type('Lovely')
  expect(await said()).toEqual([])

  await payload.update({ ...entry, data: { _status: 'published' } })
  expect(await said()).toEqual(['testimonials'])
  await type('Lovely, and')
  await type('Lovely, and quick.')
  expect(await said()).toEqual([])
  await payload.update({ ...entry, data: { _status: 'published' } })
  expect(await said()).toEqual(['testimonials'])
  await payload.update({ ...entry, data: { _status: 'draft' } })
  expect(await said()).toEqual(['testimonials'])
  await payload.delete(entry)
  expect(await said()).toEqual(['testimonials'])
})

it('a page is told of when it is published, and not while it is typed', async () => {
  const page = { slug: 'booking-page' as const, overrideAccess }
  for (const termsNote of ['W', 'We', 'We wash.']) {
    await payload.updateGlobal({ ...page, data: { termsNote }, draft: true })
  }
  expect(await said()).toEqual([])
  await payload.updateGlobal({ ...page, data: { _status: 'published' } })
  expect(await said()).toEqual(['booking-page'])
  await payload.updateGlobal({ ...page, data: { _status: 'draft' } })
  expect(await said()).toEqual(['booking-page'])
})
