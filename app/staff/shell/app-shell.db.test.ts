import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as customers from '#app/staff/customers/customers.tsx'
import * as download from '#app/staff/customers/customers-download.ts'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import * as removeSamples from '#app/staff/dashboard/remove-samples.ts'
import * as staffWords from '#business/words/staff.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { everyone, type Requester } from '#tests/access/rights.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { get, post } from '#tests/helpers/http/route-request.ts'
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

describe('staff routes', () => {
  type SendRequest = (as?: { token: string | null }) => Promise<{ status: number }>

  const unknownPhone = { phone: '9000000000' }
  /** The status for each role with access; others are refused. */
  const requests: [
    path: string,
    statuses: Partial<Record<Requester, number>>,
    send: SendRequest,
  ][] = [
    [
      '/admin/dashboard?status=pending&page=2',
      { staff: 200, admin: 200 },
      (as) => get(dashboard, '/admin/dashboard?status=pending&page=2', { as }),
    ],
    [
      '/admin/dashboard',
      // 400: access is granted, the form is empty.
      { staff: 400, admin: 400 },
      (as) => post(dashboard, '/admin/dashboard', {}, { as }),
    ],
    ['/admin/customers', { admin: 200 }, (as) => get(customers, '/admin/customers', { as })],
    [
      '/admin/customers',
      { admin: 200 },
      (as) => post(customers, '/admin/customers', unknownPhone, { as }),
    ],
    [
      '/admin/customers/download',
      { admin: 200 },
      (as) => post(download, '/admin/customers/download', unknownPhone, { as }),
    ],
    [
      '/admin/remove-samples',
      { admin: 302 },
      (as) => post(removeSamples, '/admin/remove-samples', {}, { as }),
    ],
  ]

  describe.each(requests)('%s', (path, statuses, send) => {
    it.each(everyone)('answers role %s with the expected status', async (role) => {
      const { staffOnly } = staffWords.requestErrors
      const { adminsOnly } = staffWords.customers
      const signIn = `/admin/login?${new URLSearchParams({ next: path })}`
      const refusal = {
        visitor: { status: 302, location: signIn },
        editor: { status: 403, text: staffOnly },
        staff: { status: 403, text: adminsOnly },
        admin: undefined,
      }[role]
      const status = statuses[role]
      expect(await send(people[role])).toMatchObject(status ? { status } : refusal!)
    })

    it('redirects forged sessions to sign-in', async () => {
      const [head, body] = people.admin.token!.split('.')
      for (const token of ['x', `${head}.${body}.`, `${head}.${body}.${'A'.repeat(43)}`]) {
        expect(await send({ token })).toMatchObject({ status: 302 })
      }
    })

    it('answers 503 while sessions cannot be read, without ending any', async () => {
      const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
      const refusal = { status: 503, text: staffWords.requestErrors.unavailable }
      expect(await withDatabaseOffline(() => send(people.admin))).toMatchObject(refusal)
      expect(logError).toHaveBeenCalledOnce()
      expect(await send(people.admin)).toMatchObject({ status: statuses.admin })
    })
  })
})
