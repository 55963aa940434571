import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '#app/models/callers.server.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { testPayload } from '#tests/setup/database.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { openBusiness } from '#tests/setup/open-business.ts'
import { book } from '#tests/setup/outbox.ts'
import { get } from '#tests/setup/route-request.ts'
import * as caller from './caller.ts'

const payload = await testPayload()
let people: Record<Who, Person>

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'business-info', data: openBusiness, overrideAccess: true })
  people = await everyPerson(payload)
  await book(payload, { date: openDayFromNow(3) })
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
