import { describe, expect, it, vi } from 'vitest'
import { startShutdown } from '#app/http/event-stream.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { recordBackup } from '#platform/monitoring/backups.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as health from './health.ts'

const payload = await testPayload()

describe('GET /healthz', () => {
  const getHealth = async () => {
    const { status, headers, text } = await get(health, '/healthz')
    return { status, cacheControl: headers.get('Cache-Control'), body: JSON.parse(text) as unknown }
  }

  it('returns 200 while the database answers, 503 while it does not, and 200 again', async () => {
    const healthy = {
      status: 200,
      cacheControl: 'no-store',
      body: { status: 'ok', lastBackup: null },
    }
    expect(await getHealth()).toEqual(healthy)
    const unhealthy = { status: 503, cacheControl: 'no-store', body: { status: 'unavailable' } }
    expect(await withDatabaseOffline(getHealth)).toEqual(unhealthy)
    expect(await getHealth()).toEqual(healthy)
  })

  it('reports the age of the last backup', async () => {
    const madeAt = new Date(Date.now() - 26.5 * 60 * 60 * 1000)
    await getPostgres(payload)
      .pool.connect()
      .then(async (client) => {
        await recordBackup(client, madeAt)
        client.release()
      })
    const lastBackup = { madeAt: madeAt.toISOString(), ageHours: 26 }
    expect((await getHealth()).body).toEqual({ status: 'ok', lastBackup })
  })
})

describe('GET /readyz', () => {
  const getReadiness = async () => {
    const { status, headers, text } = await get(health, '/readyz')
    expect(headers.get('Cache-Control')).toBe('no-store')
    return [status, JSON.parse(text) as unknown]
  }
  const unready = (reason: string) => [503, { status: 'unavailable', reason }]
  const ready = [200, { status: 'ok' }]

  it('returns 503 until the content is loaded, then 200', async () => {
    expect(await getReadiness()).toEqual(unready('content'))
    await siteContent('en')
    expect(await getReadiness()).toEqual(ready)
  })

  it('returns 503 while the database is down, then 200', async () => {
    expect(await withDatabaseOffline(getReadiness)).toEqual(unready('database'))
    await vi.waitFor(async () => expect(await getReadiness()).toEqual(ready), waitOptions)
  })

  it('returns 503 while a migration is missing, but not for one of a newer version', async () => {
    const { pool } = getPostgres(payload)
    await pool.query(
      `INSERT INTO payload_migrations (name, batch) VALUES ('29991231_235959_newer', 99)`,
    )
    expect(await getReadiness()).toEqual(ready)
    const lastMigration = `name = (SELECT max(name) FROM payload_migrations WHERE batch < 99)`
    await pool.query(`UPDATE payload_migrations SET name = 'x' || name WHERE ${lastMigration}`)
    expect(await getReadiness()).toEqual(unready('schema'))
    await pool.query(`UPDATE payload_migrations SET name = substr(name, 2) WHERE name LIKE 'x%'`)
    expect(await getReadiness()).toEqual(ready)
  })

  it('returns 503 once the process shuts down', async () => {
    startShutdown()
    expect(await getReadiness()).toEqual(unready('ending'))
  })
})
