import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { contentChannel } from './notify-content-change.ts'

const payload = await samplePayload()
const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
const received: string[] = []

beforeAll(async () => {
  await listener.connect()
  await listener.query(`LISTEN ${contentChannel}`)
  listener.on('notification', ({ payload: notification }) =>
    received.push(notification?.split(' ')[0] ?? ''),
  )
})

afterAll(() => listener.end())

beforeEach(() => void (received.length = 0))

/** NOTIFY keeps the order: the marker arrives last. */
async function takeNotifications(): Promise<string[]> {
  await listener.query(`NOTIFY ${contentChannel}, 'now'`)
  await vi.waitUntil(() => received.includes('now'), waitOptions)
  return received.splice(0).slice(0, -1)
}

const overrideAccess = true

it('notifies when an entry is published, changed, unpublished or deleted, not on autosave', async () => {
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
  const autosave = (text: string) => payload.update({ ...entry, data: { text }, draft: true })
  await autosave('Lovely')
  expect(await takeNotifications()).toEqual([])

  await payload.update({ ...entry, data: { _status: 'published' } })
  expect(await takeNotifications()).toEqual(['testimonials'])
  await autosave('Lovely, and')
  await autosave('Lovely, and quick.')
  expect(await takeNotifications()).toEqual([])
  await payload.update({ ...entry, data: { _status: 'published' } })
  expect(await takeNotifications()).toEqual(['testimonials'])
  await payload.update({ ...entry, data: { _status: 'draft' } })
  expect(await takeNotifications()).toEqual(['testimonials'])
  await payload.delete(entry)
  expect(await takeNotifications()).toEqual(['testimonials'])
})

it('notifies when a page is published or unpublished, not on autosave', async () => {
  const page = { slug: 'booking-page' as const, overrideAccess }
  for (const termsNote of ['W', 'We', 'We wash.']) {
    await payload.updateGlobal({ ...page, data: { termsNote }, draft: true })
  }
  expect(await takeNotifications()).toEqual([])
  await payload.updateGlobal({ ...page, data: { _status: 'published' } })
  expect(await takeNotifications()).toEqual(['booking-page'])
  await payload.updateGlobal({ ...page, data: { _status: 'draft' } })
  expect(await takeNotifications()).toEqual(['booking-page'])
})
