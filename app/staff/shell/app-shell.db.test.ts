import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as shell from './app-shell.tsx'

const payload = await testPayload()
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  people = await createEveryPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const loadShell = (as: TestPerson) => get(shell, '/admin/dashboard', { as })

it('names the user and the pages they can open, and counts unanswered messages', async () => {
  const { data: before } = await loadShell(people.staff)
  const { id, email } = people.staff.user!
  expect(before).toMatchObject({ userId: id, userName: email, canSeeCustomers: false })
  expect((await loadShell(people.admin)).data).toMatchObject({ canSeeCustomers: true })
  for (const handled of [false, true]) {
    const message = { name: 'Meera', email: 'meera@example.com', subject: 'A sari', message: 'Hi' }
    const data = { ...message, handled }
    await payload.create({ collection: 'contact-messages', data, overrideAccess: true })
  }
  const { data: after } = await loadShell(people.staff)
  expect(after?.openMessages).toBe(before!.openMessages + 1)
})

it('leaves refusals to the page', async () => {
  expect((await loadShell(people.visitor)).data).toBeNull()
  expect((await loadShell(people.editor)).data).toBeNull()
  vi.spyOn(log, 'error').mockImplementation(() => {})
  expect((await withDatabaseOffline(() => loadShell(people.staff))).data).toBeNull()
})

it('reads the session once with the page', async () => {
  const auth = vi.spyOn(payload, 'auth')
  await Promise.all([
    loadShell(people.staff),
    get(dashboard, '/admin/dashboard', { as: people.staff }),
  ])
  expect(auth).toHaveBeenCalledTimes(1)
  await loadShell(people.staff)
  expect(auth).toHaveBeenCalledTimes(2)
})

it('reloads with each page and after an answer, not after other actions', () => {
  const reloads = (submission: { formAction?: string; actionStatus?: number }) =>
    shell.shouldRevalidate(submission as Parameters<typeof shell.shouldRevalidate>[0])
  expect(reloads({})).toBe(true)
  expect(reloads({ formAction: '/admin/messages/1', actionStatus: 200 })).toBe(true)
  expect(reloads({ formAction: '/admin/dashboard', actionStatus: 200 })).toBe(false)
})
