import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findUserByCookies } from '#app/models/sessions.server.ts'
import * as staffWords from '#business/words/staff.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { type Requester, signedIn } from '#tests/access/rights.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { withDatabaseOffline } from '#tests/helpers/database/database-offline.ts'
import { get, post, readCookie, readToast } from '#tests/helpers/http/route-request.ts'
import * as signOutRoute from './sign-out.ts'

const payload = await testPayload()
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  people = await createEveryPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const signOut = (as?: TestPerson) => post(signOutRoute, '/admin/sign-out', {}, { as })
const isSignedIn = async ({ token }: TestPerson) =>
  (await findUserByCookies(`payload-token=${token}`)) !== null
describe('sign-out', () => {
  it.each(signedIn)(
    'ends the session of role %s on the server and in the browser',
    async (role) => {
      const somebody = await createPerson(payload, role)
      const answer = await signOut(somebody)
      expect(answer).toMatchObject({ status: 302, location: '/admin/login' })
      expect(await readToast(answer)).toEqual({
        kind: 'success',
        title: staffWords.signIn.signedOut,
      })
      expect(await isSignedIn(somebody)).toBe(false)
      expect(await isSignedIn(people[role])).toBe(true)

      const { value, attributes } = readCookie(answer, 'payload-token')!
      expect(value).toBe('')
      expect(Date.parse(attributes.expires!)).toBeLessThan(Date.now())
      expect(attributes).toMatchObject({ path: '/', samesite: 'Lax' })
      expect(attributes).toHaveProperty('httponly')
    },
  )

  it('succeeds without a valid session and keeps other sessions', async () => {
    for (const as of [undefined, { ...people.staff, token: 'made.up.token' }]) {
      expect(await signOut(as)).toMatchObject({ status: 302, location: '/admin/login' })
    }
    expect(await isSignedIn(people.staff)).toBe(true)
  })

  it('reports a failure and keeps the session without a database', async () => {
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    const answer = await withDatabaseOffline(() => signOut(people.admin))
    expect(answer).toMatchObject({ status: 302, location: '/admin/dashboard' })
    expect(await readToast(answer)).toEqual({
      kind: 'error',
      title: staffWords.signIn.signOutFailed,
    })
    expect(readCookie(answer, 'payload-token')).toBeNull()
    expect(logError).toHaveBeenCalledOnce()
    expect(await isSignedIn(people.admin)).toBe(true)
  })

  it('does nothing on GET', async () => {
    const answer = await get(signOutRoute, '/admin/sign-out', { as: people.staff })
    expect(answer).toMatchObject({ status: 302, location: '/admin/dashboard' })
    expect(await isSignedIn(people.staff)).toBe(true)
  })

  describe('in the browser', () => {
    const items = new Map<string, string>()
    const deleteCache = vi.fn()
    const send = (answer: Error) => {
      vi.stubGlobal('sessionStorage', {
        getItem: (key: string) => items.get(key) ?? null,
        removeItem: (key: string) => items.delete(key),
      })
      vi.stubGlobal('caches', { delete: deleteCache })
      items.set('staff-drafts', '{}')
      const request = new Request('https://shop.test/admin/sign-out', {
        method: 'POST',
        body: new FormData(),
      })
      const serverAction = () => Promise.reject(answer)
      return signOutRoute.clientAction({ request, serverAction } as never)
    }
    afterEach(() => vi.unstubAllGlobals())

    it('keeps the page and its drafts while offline', async () => {
      const reply = await send(new TypeError('Failed to fetch'))
      expect(reply).toMatchObject({ toast: { kind: 'error', ...staffWords.unsent.offline } })
      expect(items.has('staff-drafts')).toBe(true)
      expect(deleteCache).not.toHaveBeenCalled()
    })

    it('deletes drafts and the copy of the run sheet', async () => {
      const answer = new Response(null, { status: 302, headers: { Location: '/admin/login' } })
      await expect(send(answer as unknown as Error)).rejects.toBe(answer)
      expect(items.has('staff-drafts')).toBe(false)
      expect(deleteCache).toHaveBeenCalledWith('run-sheet')
    })
  })
})
