import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { getPostgres } from '#platform/database/adapter.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { subscribe } from './subscribe.ts'

const payload = await testPayload()

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
  await vi.waitFor(async () => expect(await connections()).toBeLessThanOrEqual(before), waitOptions)
  expect(calls).toBe(0)

  failing.mockRestore()
  await vi.waitUntil(() => calls > 0, waitOptions)
  expect(await connections()).toBeLessThanOrEqual(before + 1)
})
