import { handleEndpoints } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { bookingColumns, requiredColumns } from '#business/bookings/csv/booking-columns.ts'
import { bookingImport } from '#business/words/staff.ts'
import config from '#payload.config.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { testPayload } from '#tests/helpers/database/database.ts'

const payload = await testPayload()
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  people = await createEveryPerson(payload)
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

const line =
  '0b5c0f6e-1b7a-4b7e-9f43-2c6d5a1e8f90,Asha,9876543210,,Hill Road,2019-02-28,11AM-1PM,laundry,,,completed,2019-02-27T04:05:06Z'
const file = `${bookingColumns.join()}\n${line}\n`

async function send(
  body: string,
  { as = 'admin', query = '' }: { as?: Requester; query?: string } = {},
) {
  const { token } = people[as]
  const request = new Request(`http://localhost:3001/api/bookings/import${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv', ...(token && { Authorization: `JWT ${token}` }) },
    body,
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, body: (await response.json()) as unknown }
}

const count = async () =>
  (await payload.count({ collection: 'bookings', overrideAccess: true })).totalDocs

it('stores an admin’s file, or only reports the result in a trial', async () => {
  const body = { stored: 1, known: 0, unreadable: 0, problems: [] }
  expect(await send(file, { query: '?trial=true' })).toEqual({ status: 200, body })
  expect(await count()).toBe(0)
  expect(await send(file)).toEqual({ status: 200, body })
  expect(await send(file)).toEqual({ status: 200, body: { ...body, stored: 0, known: 1 } })
  expect(await count()).toBe(1)
})

it('logs who imported how many bookings, and nothing if none was stored', async () => {
  await payload.db.deleteMany({ collection: 'activities', where: {} })
  await send(file, { query: '?trial=true' })
  await send(file)
  await send(file)
  const { docs } = await payload.find({ collection: 'activities', overrideAccess: true })
  const line = {
    type: 'bookings-imported',
    what: '1 booking',
    actor: people.admin.user!.email,
    channel: 'cms',
  }
  expect(docs).toMatchObject([line])
})

it('explains why a file is invalid', async () => {
  const badRequest = (message: string) => ({ status: 400, body: { errors: [{ message }] } })
  expect(await send('')).toEqual(badRequest(bookingImport.empty))
  expect(await send('id\n1\n')).toMatchObject(
    badRequest(bookingImport.missingColumns(requiredColumns.filter((column) => column !== 'id'))),
  )
})

it.each(['visitor', 'editor', 'staff'] as const)('rejects the role %s', async (as) => {
  expect((await send(file, { as })).status).toBe(403)
  expect(await count()).toBe(0)
})
