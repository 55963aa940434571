import { expect, it } from 'vitest'
import { postgresOf } from '#platform/database/adapter.ts'
import { recordBackup } from '#platform/database/health/last-backup.ts'
import { testPayload } from '#tests/setup/database.ts'
import { whileDatabaseIsAway } from '#tests/setup/database-away.ts'
import { get } from '#tests/setup/route-request.ts'
import * as healthz from './healthz.ts'

const payload = await testPayload()
const ask = async () => {
  const { status, headers, text } = await get(healthz, '/healthz')
  return { status, kept: headers.get('Cache-Control'), said: JSON.parse(text) as unknown }
}

it('says 200 while the database answers, 503 while it does not, and 200 again', async () => {
  const well = { status: 200, kept: 'no-store', said: { status: 'ok', lastBackup: null } }
  expect(await ask()).toEqual(well)
  const unwell = { status: 503, kept: 'no-store', said: { status: 'unavailable' } }
  expect(await whileDatabaseIsAway(ask)).toEqual(unwell)
  expect(await ask()).toEqual(well)
})

it('says how old the last backup is', async () => {
  const madeAt = new Date(Date.now() - 26.5 * 60 * 60 * 1000)
  await postgresOf(payload)
    .pool.connect()
    .then(async (client) => {
      await recordBackup(client, madeAt)
      client.release()
    })
  const lastBackup = { madeAt: madeAt.toISOString(), ageHours: 26 }
  expect((await ask()).said).toEqual({ status: 'ok', lastBackup })
})
