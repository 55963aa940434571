import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findUserByCookies } from '#app/models/sessions.server.ts'
import * as booking from '#app/staff/booking/booking.tsx'
import * as changeBooking from '#app/staff/booking/change.tsx'
import * as dashboardPage from '#app/staff/dashboard/dashboard.tsx'
import * as message from '#app/staff/messages/message.tsx'
import * as newBooking from '#app/staff/new-booking/new-booking.tsx'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { type Requester, signedIn } from '#tests/access/rights.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { captureLogLines } from '#tests/helpers/capture-log-lines.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { get, post, readCookie, readToast } from '#tests/helpers/http/route-request.ts'
import * as login from './sign-in.tsx'

const payload = await testPayload()
const dashboard = '/admin/dashboard'
let people: Record<Requester, TestPerson>
let staff: User

beforeAll(async () => {
  people = await createEveryPerson(payload)
  staff = await createUserWithRole(payload, 'staff')
})
afterEach(() => vi.restoreAllMocks())

const signIn = (fields: Record<string, string> = {}, next = '', address = {}) =>
  post(login, `/admin/login?${new URLSearchParams({ next, ...address })}`, {
    email: staff.email,
    password,
    ...fields,
  })
const foreignUrls = [
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

describe('sign-in page', () => {
  it('is uncacheable and keeps the next page', async () => {
    const next = `${dashboard}?status=confirmed`
    const answer = await get(login, `/admin/login?${new URLSearchParams({ next })}`)
    expect(answer).toMatchObject({ status: 200, data: { next, toast: null } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['', ...foreignUrls])('leads to the dashboard instead of %j', async (next) => {
    const path = `/admin/login?${new URLSearchParams({ next })}`
    expect(await get(login, path)).toMatchObject({ data: { next: dashboard } })
    expect(await get(login, path, { as: people.staff })).toMatchObject({ location: dashboard })
  })

  it.each(signedIn)('redirects role %s that is already signed in', async (role) => {
    const path = '/admin/login?next=/admin/customers'
    const answer = await get(login, path, { as: people[role] })
    expect(answer).toMatchObject({ status: 302, location: '/admin/customers' })
  })
})

describe('sign-in', () => {
  it('creates a session and redirects to the next page with a toast', async () => {
    const answer = await signIn({}, `${dashboard}?page=2`)
    expect(answer).toMatchObject({ status: 302, location: `${dashboard}?page=2` })
    expect(await readToast(answer)).toEqual({
      kind: 'success',
      title: staffWords.signIn.succeeded,
    })
    const { value } = readCookie(answer, 'payload-token')!
    expect(await findUserByCookies(`payload-token=${value}`)).toMatchObject({ id: staff.id })
  })

  it('never redirects to another site', async () => {
    for (const next of foreignUrls.slice(0, 2)) {
      expect(await signIn({}, next)).toMatchObject({ status: 302, location: dashboard })
    }
  })

  it('sets an HttpOnly SameSite cookie for ten hours', async () => {
    const answer = await signIn()
    const { value, attributes } = readCookie(answer, 'payload-token')!
    const tenHoursFromNow = Date.now() + 10 * 60 * 60 * 1000
    expect(attributes).toMatchObject({ path: '/', samesite: 'Lax' })
    expect(attributes).toHaveProperty('httponly')
    // Browsers drop Secure cookies over plain http, as in development.
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
  ])('asks for email and password with %j', async (missing) => {
    const answer = await signIn(missing)
    const { email, password } = { email: [], password: [], ...answer.data?.result?.error }
    expect(answer.status).toBe(400)
    expect([...email, ...password]).toContain(staffWords.signIn.bothRequired)
    expect(readCookie(answer, 'payload-token')).toBeNull()
  })

  it.each([
    ['another’s password', () => ({ password: 'horse battery correct' })],
    ['an unknown address', () => ({ email: 'nobody@saaf.example' })],
    ['a query for an address', () => ({ email: '%@saaf.example' })],
  ])('rejects %s without sending the password back', async (_, wrong) => {
    const answer = await signIn(wrong())
    const toast = { title: staffWords.signIn.failed, description: staffWords.signIn.wrong }
    expect(answer).toMatchObject({ status: 401, data: { toast: { kind: 'error', ...toast } } })
    expect(readCookie(answer, 'payload-token')).toBeNull()
    const submitted = { email: staff.email, password, ...wrong() }
    expect(answer.data?.result?.initialValue).toMatchObject({ email: submitted.email })
    expect(JSON.stringify(answer.data)).not.toContain(submitted.password)
  })

  it('answers 503 without a database and keeps the email in the form', async () => {
    const lines = captureLogLines()
    const answer = await withDatabaseOffline(() => signIn())
    expect(answer).toMatchObject({
      status: 503,
      data: {
        toast: { kind: 'error', description: staffWords.requestErrors.unavailable },
        result: { initialValue: { email: staff.email } },
      },
    })
    expect(JSON.stringify(answer.data)).not.toContain(password)
    expect(lines.join('')).toContain('Signing in failed')
    expect(lines.join('')).not.toContain(staff.email)
  })
})

describe('form sent after the session ended', () => {
  const path = '/admin/bookings/new'
  const typed = { name: 'आशा कुलकर्णी', address: 'Flat 3\nHill Road', email: 'asha@example.com' }
  const fields = Object.entries(typed)
  const kept = JSON.stringify(fields)
  const keep = { keep: '' }

  it.each([
    ['a new booking', newBooking, path, typed],
    ['a note on a booking', booking, '/admin/bookings/400ADEFF', { note: 'Ring twice' }],
    ['a note on the dashboard', dashboardPage, dashboard, { note: 'Ring twice' }],
    ['a cancellation', dashboardPage, dashboard, { to: 'cancelled', reason: 'No lift' }],
    ['a correction', changeBooking, '/admin/bookings/400ADEFF/change', { address: 'Flat 3' }],
    ['an answer', message, '/admin/messages/1', { answer: 'By Friday.' }],
  ])('is forwarded unchanged to the sign-in page: %s', async (_, route, next, form) => {
    const answer = await post(route as typeof booking, next, form)
    expect(answer.status).toBe(307)
    expect(answer.location).toBe(`/admin/login?${new URLSearchParams({ next })}&keep=`)
    expect(await post(login, answer.location!, form)).toMatchObject({
      status: 401,
      data: { savedForm: Object.entries(form), isSignedIn: false, toast: null },
    })
  })

  it.each([{ password: 'horse battery correct' }, { password: '' }])(
    'survives a failed sign-in with %j',
    async (wrong) => {
      const answer = await signIn({ kept, ...wrong }, path, keep)
      expect(answer.data).toMatchObject({ savedForm: fields, isSignedIn: false })
    },
  )

  it('is shown for confirmation after sign-in', async () => {
    const answer = await signIn({ kept }, path, keep)
    expect(answer).toMatchObject({ status: 200, data: { savedForm: fields, isSignedIn: true } })
    const { value } = readCookie(answer, 'payload-token')!
    expect(await findUserByCookies(`payload-token=${value}`)).toMatchObject({ id: staff.id })
  })

  it('still loads the page for a user who signed in elsewhere', async () => {
    const address = `/admin/login?${new URLSearchParams({ next: path, ...keep })}`
    expect(await get(login, address, { as: people.staff })).toMatchObject({ status: 200 })
  })

  it('is dropped if it is only a button press', async () => {
    const answer = await post(dashboardPage, dashboard, { to: 'cancelled', reason: '' })
    expect(answer).toMatchObject({
      status: 302,
      location: `/admin/login?${new URLSearchParams({ next: dashboard })}`,
    })
  })

  it.each(['', 'null', '[]', '{"name":"Asha"}', '[["name"]]', '[[1,2]]', '[["name","As'])(
    'ignores the forged form %j',
    async (forged) => {
      expect(await signIn({ kept: forged }, path, keep)).toMatchObject({
        status: 302,
        location: path,
      })
    },
  )
})
