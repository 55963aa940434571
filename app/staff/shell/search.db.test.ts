import { beforeAll, expect, it } from 'vitest'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import type { SearchResults } from './search.ts'
import * as search from './search.ts'

const payload = await testPayload()
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  people = await createEveryPerson(payload)
})

const read = (q: string, as = people.staff) =>
  get(search, `/admin/search?${new URLSearchParams({ q })}`, { as })

it('finds bookings, and each customer once, by name or phone', async () => {
  const asha = { name: 'Asha Rao', phone: '9876543210' }
  const [first, second] = [await createBooking(payload, asha), await createBooking(payload, asha)]
  await createBooking(payload, { name: 'Om Patil', phone: '9876500000' })
  for (const q of ['rao', '98765 43210']) {
    const { bookings, customers } = JSON.parse((await read(q)).text) as SearchResults
    expect(bookings.map(({ reference }) => reference)).toEqual([second.reference, first.reference])
    expect(customers).toEqual([asha])
  }
  for (const q of ['', ' , ', 'nobody']) {
    expect(JSON.parse((await read(q)).text)).toEqual({ bookings: [], customers: [] })
  }
})

it('refuses editors', async () => {
  expect((await read('rao', people.editor)).status).toBe(403)
})
