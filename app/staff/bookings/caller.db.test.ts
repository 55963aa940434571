import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '#app/models/callers.server.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { openBusiness } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as caller from './caller.ts'

const payload = await testPayload()
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await createEveryPerson(payload)
  await createBooking(payload, { date: openDayFromNow(3) })
})

const lookUp = (phone: string, as = people.staff) =>
  get(caller, `/admin/bookings/caller?${new URLSearchParams({ phone })}`, { as })

it('finds the customer of a phone, only for users with access to bookings', async () => {
  const answer = await lookUp('+91 98765-43210')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(JSON.parse(answer.text) as Caller).toMatchObject({ name: 'Asha Kulkarni', bookings: 1 })
  expect(JSON.parse((await lookUp('9876543211')).text)).toMatchObject({ name: null, bookings: 0 })
  expect((await lookUp('98765')).status).toBe(400)
  expect((await lookUp('9876543210', people.editor)).status).toBe(403)
  expect((await lookUp('9876543210', people.visitor)).status).toBe(302)
})
