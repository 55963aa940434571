import { expect, it } from 'vitest'
import { testPayload } from '#tests/setup/database.ts'
import { whileDatabaseIsAway } from '#tests/setup/database-away.ts'
import { get } from '#tests/setup/route-request.ts'
import * as healthz from './healthz.ts'

await testPayload()
const ask = async () => {
  const { status, headers, text } = await get(healthz, '/healthz')
  return { status, kept: headers.get('Cache-Control'), said: JSON.parse(text) as unknown }
}

it('says 200 while the database answers, 503 while it does not, and 200 again', async () => {
  const well = { status: 200, kept: 'no-store', said: { status: 'ok' } }
  expect(await ask()).toEqual(well)
  const unwell = { status: 503, kept: 'no-store', said: { status: 'unavailable' } }
  expect(await whileDatabaseIsAway(ask)).toEqual(unwell)
  expect(await ask()).toEqual(well)
})
