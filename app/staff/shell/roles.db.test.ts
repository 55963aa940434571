import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as customers from '#app/staff/customers/customers.tsx'
import * as download from '#app/staff/customers/customers-download.ts'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { log } from '#platform/logs/log.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import { everyone, type Who } from '#tests/access/rights.ts'
import { testPayload } from '#tests/setup/database.ts'
import { whileDatabaseIsAway } from '#tests/setup/database-away.ts'
import { get, post } from '#tests/setup/route-request.ts'

const payload = await testPayload()
let people: Record<Who, Person>

beforeAll(async () => {
  people = await everyPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

type Asking = (as?: { token: string | null }) => Promise<{ status: number }>

const nobodysPhone = { phone: '9000000000' }
/** What may be asked, and by whom it is answered with which status; others are refused. */
const questions: [path: string, answers: Partial<Record<Who, number>>, ask: Asking][] = [
  [
    '/admin/dashboard?status=pending&page=2',
    { staff: 200, admin: 200 },
    (as) => get(dashboard, '/admin/dashboard?status=pending&page=2', { as }),
  ],
  [
    '/admin/dashboard',
    // Who may ask is told what is wrong with the form.
    { staff: 400, admin: 400 },
    (as) => post(dashboard, '/admin/dashboard', {}, { as }),
  ],
  ['/admin/customers', { admin: 200 }, (as) => get(customers, '/admin/customers', { as })],
  [
    '/admin/customers',
    { admin: 200 },
    (as) => post(customers, '/admin/customers', nobodysPhone, { as }),
  ],
  [
    '/admin/customers/download',
    { admin: 200 },
    (as) => post(download, '/admin/customers/download', nobodysPhone, { as }),
  ],
]

describe.each(questions)('%s', (path, answers, ask) => {
  it.each(everyone)('is answered to a %s as the table of roles says', async (who) => {
    const { staffOnly } = messages.refusal
    const { adminsOnly } = staffMessages.customers
    const signIn = `/admin/login?${new URLSearchParams({ next: path })}`
    const refusal = {
      visitor: { status: 302, location: signIn },
      editor: { status: 403, text: staffOnly },
      staff: { status: 403, text: adminsOnly },
      admin: undefined,
    }[who]
    const status = answers[who]
    expect(await ask(people[who])).toMatchObject(status ? { status } : refusal!)
  })

  it('is not answered to a session that was made up', async () => {
    const [head, body] = people.admin.token!.split('.')
    for (const token of ['x', `${head}.${body}.`, `${head}.${body}.${'A'.repeat(43)}`]) {
      expect(await ask({ token })).toMatchObject({ status: 302 })
    }
  })

  it('says that it cannot be known who asks, and signs nobody out', async () => {
    const said = vi.spyOn(log, 'error').mockImplementation(() => {})
    const refusal = { status: 503, text: messages.request.unavailable }
    expect(await whileDatabaseIsAway(() => ask(people.admin))).toMatchObject(refusal)
    expect(said).toHaveBeenCalledOnce()
    expect(await ask(people.admin)).toMatchObject({ status: answers.admin })
  })
})
