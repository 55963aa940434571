import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { userOfCookies } from '#app/models/sessions.server.ts'
import * as dashboardPage from '#app/staff/dashboard/dashboard.tsx'
import * as newBooking from '#app/staff/new-booking/new-booking.tsx'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { User } from '#payload-types.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import { signedIn, type Who } from '#tests/access/rights.ts'
import { password } from '#tests/setup/accounts.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { whileDatabaseIsAway } from '#tests/setup/database-away.ts'
import { logLines } from '#tests/setup/log-lines.ts'
import { cookieIn, get, post, toastAfter } from '#tests/setup/route-request.ts'
import * as login from './sign-in.tsx'

const payload = await testPayload()
const dashboard = '/admin/dashboard'
let people: Record<Who, Person>
let staff: User

beforeAll(async () => {
  people = await everyPerson(payload)
  staff = await userWithRole(payload, 'staff')
})
afterEach(() => vi.restoreAllMocks())

const signIn = (fields: Record<string, string> = {}, next = '', address = {}) =>
  post(login, `/admin/login?${new URLSearchParams({ next, ...address })}`, {
    email: staff.email,
    password,
    ...fields,
  })
const elsewhere = [
  'https://evil.example/admin/dashboard',
  '//evil.example/admin/',
  '/\\evil.example/admin/',
  '\t//evil.example/admin/',
  'javascript:alert(1)',
  'http://[',
  '/about',
  '/admin',
  '/admin/../about',
]

describe('the page', () => {
  it('is kept by nobody, and remembers where to go', async () => {
    const next = `${dashboard}?status=confirmed`
    const answer = await get(login, `/admin/login?${new URLSearchParams({ next })}`)
    expect(answer).toMatchObject({ status: 200, data: { next, toast: null } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['', ...elsewhere])('leads to the dashboard instead of %j', async (next) => {
    const path = `/admin/login?${new URLSearchParams({ next })}`
    expect(await get(login, path)).toMatchObject({ data: { next: dashboard } })
    expect(await get(login, path, { as: people.staff })).toMatchObject({ location: dashboard })
  })

  it.each(signedIn)('sends a %s on who is signed in already', async (who) => {
    const path = '/admin/login?next=/admin/customers'
    const answer = await get(login, path, { as: people[who] })
    expect(answer).toMatchObject({ status: 302, location: '/admin/customers' })
  })
})

describe('signing in', () => {
  it('leads on with a session, and says so', async () => {
    const answer = await signIn({}, `${dashboard}?page=2`)
    expect(answer).toMatchObject({ status: 302, location: `${dashboard}?page=2` })
    expect(await toastAfter(answer)).toEqual({
      kind: 'success',
      title: staffMessages.signIn.succeeded,
    })
    const { value } = cookieIn(answer, 'payload-token')!
    expect(await userOfCookies(`payload-token=${value}`)).toMatchObject({ id: staff.id })
  })

  it('never leads to another site', async () => {
    for (const next of elsewhere.slice(0, 2)) {
      expect(await signIn({}, next)).toMatchObject({ status: 302, location: dashboard })
    }
  })

  it('leaves a cookie that scripts and other sites do not get, for ten hours', async () => {
    const answer = await signIn()
    const { value, attributes } = cookieIn(answer, 'payload-token')!
    const tenHoursFromNow = Date.now() + 10 * 60 * 60 * 1000
    expect(attributes).toMatchObject({ path: '/', samesite: 'Lax' })
    expect(attributes).toHaveProperty('httponly')
    // Over http, as on one's own machine, a browser would throw such a cookie away.
    expect(attributes).not.toHaveProperty('secure')
    expect(attributes).not.toHaveProperty('domain')
    expect(Date.parse(attributes.expires!)).toBeCloseTo(tenHoursFromNow, -5)

    const claims = JSON.parse(atob(value.split('.')[1]!)) as { exp: number }
    expect(claims.exp * 1000).toBeCloseTo(tenHoursFromNow, -5)
    const { sessions } = await payload.findByID({
      collection: 'users',
      id: staff.id,
      showHiddenFields: true,
      overrideAccess: true,
    })
    expect(Date.parse(sessions!.at(-1)!.expiresAt)).toBeCloseTo(tenHoursFromNow, -5)
  })

  it.each<Record<string, string>>([
    { email: '' },
    { email: '  ' },
    { password: '' },
    { email: '', password: '' },
  ])('with %j asks for both', async (missing) => {
    const answer = await signIn(missing)
    const { email, password } = { email: [], password: [], ...answer.data?.result?.error }
    expect(answer.status).toBe(400)
    expect([...email, ...password]).toContain(staffMessages.signIn.bothRequired)
    expect(cookieIn(answer, 'payload-token')).toBeNull()
  })

  it.each([
    ['another’s password', () => ({ password: 'horse battery correct' })],
    ['an unknown address', () => ({ email: 'nobody@saaf.example' })],
    ['a query for an address', () => ({ email: '%@saaf.example' })],
  ])('with %s is refused, and the password is not sent back', async (_, wrong) => {
    const answer = await signIn(wrong())
    const toast = { title: staffMessages.signIn.failed, description: staffMessages.signIn.wrong }
    expect(answer).toMatchObject({ status: 401, data: { toast: { kind: 'error', ...toast } } })
    expect(cookieIn(answer, 'payload-token')).toBeNull()
    const written = { email: staff.email, password, ...wrong() }
    expect(answer.data?.result?.initialValue).toMatchObject({ email: written.email })
    expect(JSON.stringify(answer.data)).not.toContain(written.password)
  })

  it('is not possible while the database is away: the page says so, and keeps the address', async () => {
    const lines = logLines()
    const answer = await whileDatabaseIsAway(() => signIn())
    expect(answer).toMatchObject({
      status: 503,
      data: {
        toast: { kind: 'error', description: messages.request.unavailable },
        result: { initialValue: { email: staff.email } },
      },
    })
    expect(JSON.stringify(answer.data)).not.toContain(password)
    expect(lines.join('')).toContain('Signing in failed')
    expect(lines.join('')).not.toContain(staff.email)
  })
})

describe('a form that is sent when the session has ended', () => {
  const path = '/admin/bookings/new'
  const typed = { name: 'आशा कुलकर्णी', address: 'Flat 3\nHill Road', email: 'asha@example.com' }
  const fields = Object.entries(typed)
  const kept = JSON.stringify(fields)
  const keep = { keep: '' }

  it('is handed to the sign-in page, as it is', async () => {
    const answer = await post(newBooking, path, typed)
    expect(answer.status).toBe(307)
    expect(answer.location).toBe(`/admin/login?${new URLSearchParams({ next: path })}&keep=`)
    expect(await post(login, answer.location!, typed)).toMatchObject({
      status: 401,
      data: { kept: fields, isSignedIn: false, toast: null },
    })
  })

  it.each([{ password: 'horse battery correct' }, { password: '' }])(
    'is kept while signing in fails with %j',
    async (wrong) => {
      const answer = await signIn({ kept, ...wrong }, path, keep)
      expect(answer.data).toMatchObject({ kept: fields, isSignedIn: false })
    },
  )

  it('is shown after signing in, which sends nothing by itself', async () => {
    const answer = await signIn({ kept }, path, keep)
    expect(answer).toMatchObject({ status: 200, data: { kept: fields, isSignedIn: true } })
    const { value } = cookieIn(answer, 'payload-token')!
    expect(await userOfCookies(`payload-token=${value}`)).toMatchObject({ id: staff.id })
  })

  it('is still shown to somebody who has signed in elsewhere meanwhile', async () => {
    const address = `/admin/login?${new URLSearchParams({ next: path, ...keep })}`
    expect(await get(login, address, { as: people.staff })).toMatchObject({ status: 200 })
  })

  it('is not kept where it only says which button was pressed', async () => {
    const answer = await post(dashboardPage, dashboard, { to: 'confirmed' })
    expect(answer).toMatchObject({
      status: 302,
      location: `/admin/login?${new URLSearchParams({ next: dashboard })}`,
    })
  })

  it.each(['', 'null', '[]', '{"name":"Asha"}', '[["name"]]', '[[1,2]]', '[["name","As'])(
    'is none where %j was made by hand',
    async (madeUp) => {
      expect(await signIn({ kept: madeUp }, path, keep)).toMatchObject({
        status: 302,
        location: path,
      })
    },
  )
})
