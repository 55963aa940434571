import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { redirectWithToast } from '#app/http/toast.server.ts'
import * as admin from '#app/staff/shell/dashboard-redirect.ts'
import * as signInPage from '#app/staff/sign-in/sign-in.tsx'
import type { Booking } from '#business/bookings/booking.ts'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { businessInfo } from '#cms/content/samples/en.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { createBranch } from '#tests/helpers/bookings/open-business.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { get, readCookie } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import * as dashboard from './dashboard.tsx'
import * as workCounts from './work-counts.ts'

const payload = await testPayload()
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  const data = { ...businessInfo, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'business-info', data, overrideAccess: true })
  people = await createEveryPerson(payload)
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})
afterEach(() => vi.restoreAllMocks())

const loadPage = (query = '', as = people.staff, headers?: Record<string, string>) =>
  get(dashboard, `/admin/dashboard${query}`, { as, headers })

/** Skips the hooks, which set references and queue mails. */
async function createBookings(count: number, status: Booking['status']) {
  const pickup = { date: '2026-11-27', time: '9AM-11AM', serviceType: 'laundry', status } as const
  const person = { name: 'Asha', phone: '9876543210', address: 'Hill Road' }
  for (let index = 0; index < count; index += 1) {
    const reference = `${status}-${index}`
    await payload.db.create({ collection: 'bookings', data: { ...pickup, ...person, reference } })
  }
}

it('redirects /admin to the dashboard', async () => {
  expect(await get(admin, '/admin')).toMatchObject({ status: 302, location: '/admin/dashboard' })
})

describe('dashboard', () => {
  it('returns the fields needed to collect an order, and no secrets', async () => {
    const { id, reference } = await createBooking(payload, {
      items: '2 sheets',
      date: openDayFromNow(2),
    })
    const { data } = await loadPage()
    expect(data?.list?.items).toMatchObject([
      {
        ...{ id, reference, status: 'pending', phone: '9876543210', firstOrder: true },
        ...{ address: 'Flat 3, Sea Breeze\nHill Road, Bandra West', hasNote: true },
        ...{ hasMailProblem: false, erasedAt: null, pickedUpAt: null },
      },
    ])
    for (const secret of [
      createManageKey(payload.secret, id),
      hashManageKey(createManageKey(payload.secret, id)),
      'html',
      'requestKey',
    ]) {
      expect(JSON.stringify(data)).not.toContain(secret)
    }
  })

  it('returns whether a booking has been picked up', async () => {
    const { id } = await createBooking(payload, { date: openDayFromNow(2) })
    const changes = { pickedUpAt: new Date().toISOString() }
    await payload.db.updateOne({ collection: 'bookings', id, data: changes })
    const { data } = await loadPage()
    expect(data?.list?.items).toMatchObject([changes])
  })

  it('counts all bookings regardless of the filter', async () => {
    await createBookings(2, 'pending')
    await createBookings(1, 'completed')
    const counts = { pending: 2, confirmed: 0, completed: 1, cancelled: 0 }
    for (const [query, shown] of [
      ['', 3],
      ['?status=pending', 2],
      ['?status=confirmed', 0],
      ['?status=lost', 3],
      ['?status=completed&view=all', 1],
    ] as const) {
      const { data } = await loadPage(query)
      expect(data?.counts, query).toEqual(counts)
      expect(data?.list?.items, query).toHaveLength(shown)
    }
  })

  it('lists 50 bookings a page, newest first', async () => {
    await createBookings(51, 'confirmed')
    const last = '3F9A1C07'
    const where = { reference: { equals: 'confirmed-1' } }
    await payload.db.updateOne({ collection: 'bookings', where, data: { reference: last } })
    const first = (await loadPage()).data!.list!
    expect(first).toMatchObject({ items: { length: 50, 0: { reference: 'confirmed-50' } } })
    expect(first.next).toBe(last)
    const rest = (await loadPage(`?after=${last}`)).data!.list!
    expect(rest).toMatchObject({ items: [{ reference: 'confirmed-0' }], next: null })
  })

  const nextAfterSignIn = async (requested: string, view: string) => {
    const path = `/admin/login?${new URLSearchParams({ next: requested })}`
    return (await get(signInPage, path, { headers: { Cookie: `view=${view}` } })).data?.next
  }

  it('lists a view and reopens it on this device after sign-in', async () => {
    await createBookings(2, 'pending')
    const answer = await loadPage('?view=to-confirm')
    expect(answer.data).toMatchObject({ counts: null, note: null })
    expect(answer.data?.list?.items).toHaveLength(2)
    expect(answer.data?.work?.['to-confirm']).toBe(2)
    const { value } = readCookie(answer, 'view')!
    expect(await nextAfterSignIn('', value)).toBe('/admin/dashboard?view=to-confirm')
    expect(await nextAfterSignIn('/admin/dashboard', value)).toBe(
      '/admin/dashboard?view=to-confirm',
    )
    expect(await nextAfterSignIn('/admin/dashboard?status=pending', value)).toBe(
      '/admin/dashboard?status=pending',
    )
    expect(await nextAfterSignIn('', 'x')).toBe('/admin/dashboard')
    for (const query of ['', '?view=all'])
      expect(readCookie(await loadPage(query), 'view')).toBeNull()
  })

  it('opens Today and filters views by the branch of the account, or of the query', async () => {
    await createBranch(payload, 'andheri')
    const bandra = await createBranch(payload, 'bandra')
    await vi.waitFor(async () => {
      expect((await loadPage()).data?.branches).toMatchObject([
        { slug: 'andheri' },
        { slug: 'bandra' },
      ])
    }, waitOptions)
    await createBookings(2, 'pending')
    await createBookings(1, 'confirmed')
    const where = { status: { equals: 'confirmed' } }
    await payload.db.updateMany({ collection: 'bookings', where, data: { branch: bandra } })
    const { id } = people.staff.user!
    const setBranch = (branch: string | null) =>
      payload.update({ collection: 'users', id, data: { branch }, overrideAccess: true })
    const signedIn = () => get(signInPage, '/admin/login', { as: people.staff })
    const loadSummary = async (query: string) => {
      const { data } = await loadPage(query)
      return [data?.branch?.slug, data?.list?.items.length, data?.work?.all]
    }
    expect(await loadSummary('?view=to-confirm')).toEqual([undefined, 2, 3])
    expect(await loadSummary('?branch=andheri')).toEqual(['andheri', 2, 2])
    expect(await signedIn()).toMatchObject({ location: '/admin/dashboard' })
    await setBranch(bandra)
    expect(await signedIn()).toMatchObject({ location: '/admin/dashboard?view=today' })
    expect(await loadSummary('?view=to-confirm')).toEqual(['bandra', 0, 1])
    expect(await loadSummary('?view=to-confirm&branch=all')).toEqual([undefined, 2, 3])
    const { value: allBranches } = readCookie(await loadPage('?view=overdue&branch=all'), 'view')!
    expect(await nextAfterSignIn('', allBranches)).toBe('/admin/dashboard?view=overdue&branch=all')
    // Without a query all branches are listed and counted, and links keep them.
    expect(await loadSummary('')).toEqual([undefined, 3, 3])
    expect((await loadPage()).data?.query.branch).toBe('all')
    expect((await loadPage('?view=today')).data?.query.branch).toBe('bandra')
    expect((await loadPage('?branch=dadar')).data).toMatchObject({
      list: { items: { length: 3 } },
      note: staffWords.status.invalidLink,
    })
    await setBranch(null)
  })

  it('returns the counts alone, for staff only', async () => {
    await createBookings(2, 'pending')
    const read = (as: TestPerson) => get(workCounts, '/admin/dashboard/counts?view=today', { as })
    const { text } = await read(people.staff)
    expect(JSON.parse(text)).toMatchObject({ work: { 'to-confirm': 2 } })
    expect((await read(people.editor)).status).toBe(403)
  })

  it('lists any day, and opens Today for today and for an invalid one', async () => {
    await createBookings(2, 'confirmed')
    const { data } = await loadPage('?view=day&date=2026-11-27')
    expect(data).toMatchObject({
      note: null,
      list: { items: { length: 2 }, totals: [{ group: '9AM-11AM', count: 2 }] },
    })
    const today = localDateAt(new Date())
    for (const query of [today, '2026-02-30', '9999-12-31', '0000-01-01', '12026-11-27', ''].map(
      (date) => `?view=day&date=${date}`,
    )) {
      const answer = await loadPage(query)
      expect(answer.data).toMatchObject({ note: null, query: { view: 'today' } })
      expect(answer.data?.query).not.toHaveProperty('date')
    }
    const tomorrow = addDays(today, 1)
    expect((await loadPage(`?view=day&date=${tomorrow}`)).data?.query.view).toBe('tomorrow')
  })

  it.each([
    ...['?view=yesterday', '?view=__proto__', '?status=lost', '?view=all&service=ironing'],
    ...['?view=all&date=2026-02-30', '?view=all&after=x', `?view=all&q=${'x'.repeat(10_000)}`],
  ])('falls back to all bookings with a note for %.20s', async (query) => {
    await createBookings(1, 'pending')
    const answer = await loadPage(query)
    expect(answer.data).toMatchObject({
      query: { view: 'all' },
      note: staffWords.status.invalidLink,
    })
    expect(answer.data?.list?.items).toHaveLength(1)
    expect(readCookie(answer, 'view')).toBeNull()
  })

  it('shows the toast of the previous response once', async () => {
    const toast = { kind: 'success', title: staffWords.signIn.succeeded } as const
    const { value } = readCookie(await redirectWithToast('/', toast), 'toast')!
    const Cookie = `payload-token=${people.staff.token}; toast=${value}`
    const answer = await loadPage('', undefined, { Cookie })
    expect(answer.data?.toast).toEqual(toast)
    expect(readCookie(answer, 'toast')).toMatchObject({ attributes: { 'max-age': '0' } })
    expect((await loadPage()).data?.toast).toBeNull()
  })

  it('answers 503 with a message without a database', async () => {
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    const databaseError = new Error('The database is away')
    vi.spyOn(getPostgres(payload).drizzle, 'execute').mockRejectedValue(databaseError)
    expect(await loadPage('?status=pending')).toMatchObject({
      status: 503,
      data: {
        query: { status: 'pending' },
        list: null,
        counts: null,
        work: null,
        toast: {
          kind: 'error',
          title: staffWords.status.fetchFailed,
          description: staffWords.requestErrors.unavailable,
        },
      },
    })
    expect(logError).toHaveBeenCalledOnce()
  })
})
