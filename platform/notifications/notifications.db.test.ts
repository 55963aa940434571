import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '#environment.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { contentChannel } from './notify-content-change.ts'
import { subscribe } from './subscribe.ts'

const payload = await samplePayload()

describe('content change', () => {
  const listener = new pg.Client({ connectionString: environment.databaseUrl })
  const received: string[] = []

  beforeAll(async () => {
    await listener.connect()
    await listener.query(`LISTEN ${contentChannel}`)
    listener.on('notification', ({ payload: notification }) => received.push(notification ?? ''))
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
})

describe('subscribe', () => {
  async function connections(): Promise<number> {
    const { rows } = await getPostgres(payload).drizzle.execute<{ count: number }>(
      sql`SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()`,
    )
    return rows[0]!.count
  }

  it('closes its connection when LISTEN fails', async () => {
    const before = await connections()
    const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
    let tries = 0
    const failing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      if (!String(args[0]).startsWith('LISTEN')) return query.apply(this, args) as never
      tries += 1
      return Promise.reject(new Error('Query read timeout')) as never
    })
    let calls = 0
    void subscribe(
      () => Promise.resolve(payload),
      'some_channel',
      () => (calls += 1),
    )
    await vi.waitUntil(() => tries >= 3, waitOptions)
    await vi.waitFor(
      async () => expect(await connections()).toBeLessThanOrEqual(before),
      waitOptions,
    )
    expect(calls).toBe(0)

    failing.mockRestore()
    await vi.waitUntil(() => calls > 0, waitOptions)
    expect(await connections()).toBeLessThanOrEqual(before + 1)
  })
})
