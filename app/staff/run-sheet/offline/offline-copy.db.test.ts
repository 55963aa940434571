import { expect, it } from 'vitest'
import * as runSheet from '#app/staff/run-sheet/run-sheet.tsx'
import { createEveryPerson } from '#tests/access/api-clients.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { get } from '#tests/helpers/http/route-request.ts'

it('marks only a run sheet that is requested as an offline copy', async () => {
  const { staff } = await createEveryPerson(await testPayload())
  const readCopiedAt = async (headers?: Record<string, string>) =>
    (await get(runSheet, '/admin/run-sheet', { as: staff, headers })).data?.copiedAt
  const copiedAt = await readCopiedAt({ 'X-Offline-Copy': '1' })
  expect(Math.abs(Date.now() - Date.parse(copiedAt!))).toBeLessThan(60_000)
  expect(await readCopiedAt()).toBeNull()
})
