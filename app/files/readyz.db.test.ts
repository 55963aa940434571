import { expect, it, vi } from 'vitest'
import { beginToEnd } from '#app/http/ending.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { testPayload } from '#tests/setup/database.ts'
import { whileDatabaseIsAway } from '#tests/setup/database-away.ts'
import { patience } from '#tests/setup/patience.ts'
import { get } from '#tests/setup/route-request.ts'
import * as readyz from './readyz.ts'

const payload = await testPayload()

const ask = async () => {
  const { status, headers, text } = await get(readyz, '/readyz')
  expect(headers.get('Cache-Control')).toBe('no-store')
  return [status, JSON.parse(text) as unknown]
}
const unready = (reason: string) => [503, { status: 'unavailable', reason }]
const ready = [200, { status: 'ok' }]

it('says 503 until it knows what to show, then 200', async () => {
  expect(await ask()).toEqual(unready('content'))
  await siteContent()
  expect(await ask()).toEqual(ready)
})

it('says 503 while the database is away, and 200 again', async () => {
  expect(await whileDatabaseIsAway(ask)).toEqual(unready('database'))
  await vi.waitFor(async () => expect(await ask()).toEqual(ready), patience)
})

it('says 503 while the database lacks a migration, not where it has one of a newer version', async () => {
  const { pool } = postgresOf(payload)
  await pool.query(
    `INSERT INTO payload_migrations (name, batch) VALUES ('29991231_235959_newer', 99)`,
  )
  expect(await ask()).toEqual(ready)
  const one = `name = (SELECT max(name) FROM payload_migrations WHERE batch < 99)`
  await pool.query(`UPDATE payload_migrations SET name = 'x' || name WHERE ${one}`)
  expect(await ask()).toEqual(unready('schema'))
  await pool.query(`UPDATE payload_migrations SET name = substr(name, 2) WHERE name LIKE 'x%'`)
  expect(await ask()).toEqual(ready)
})

it('says 503 once the process is to end', async () => {
  beginToEnd()
  expect(await ask()).toEqual(unready('ending'))
})
