import { expect, it } from 'vitest'
import { getPostgres } from '#platform/database/adapter.ts'
import { recordBackup } from '#platform/database/health/last-backup.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as healthz from './healthz.ts'

const payload = await testPayload()
const getHealth = async () => {
  const { status, headers, text } = await get(healthz, '/healthz')
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
