import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { findUserByCookies } from '#app/models/sessions.server.ts'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import * as bookingEvents from '#app/staff/dashboard/update-stream.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  callRestApi,
  createPerson,
  openSession,
  type TestPerson,
} from '#tests/access/api-clients.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { endSessions, lockUserRow } from './session-rows.ts'

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))

type Session = Pick<TestPerson, 'token'>

const send = <Answer>({ token }: Session, path: string, body: object = {}) =>
  callRestApi<Answer>(token, 'POST', `users/${path}`, JSON.stringify(body))

const signInElsewhere = ({ user }: TestPerson) =>
  send<{ token: string }>({ token: null }, 'login', { email: user!.email, password })

const openElsewhere = async ({ user }: TestPerson): Promise<Session> => ({
  token: await openSession(payload, user!),
})

const signOutEverywhere = (session: Session) => send(session, 'logout?allSessions=true')

async function expectSignedIn(session: Session, isSignedIn: boolean) {
  const { user } = await callRestApi<{ user: User | null }>(session.token, 'GET', 'users/me')
  expect(user !== null, 'signed in to the CMS').toBe(isSignedIn)
  const siteUser = await findUserByCookies(`payload-token=${session.token}`)
  expect(siteUser !== null, 'signed in on the site').toBe(isSignedIn)
}

describe('signing out everywhere', () => {
  it('ends every session of the own account only', async () => {
    const owner = await createPerson(payload, 'staff')
    const [other, stranger] = [await openElsewhere(owner), await createPerson(payload, 'staff')]
    await signOutEverywhere(owner)
    for (const session of [owner, other]) await expectSignedIn(session, false)
    await expectSignedIn(stranger, true)
  })

  it('lets only admins sign others out, and logs it', async () => {
    const owner = await createPerson(payload, 'staff')
    const other = await openElsewhere(owner)
    const path = `${owner.user!.id}/sign-out-everywhere`
    for (const who of ['visitor', 'editor', 'staff'] as const) {
      await expect(send(await createPerson(payload, who), path)).rejects.toMatchObject({
        status: 403,
      })
    }
    await expectSignedIn(owner, true)
    const admin = await createPerson(payload, 'admin')
    await send(admin, path)
    for (const session of [owner, other]) await expectSignedIn(session, false)
    await expectSignedIn(admin, true)
    const { docs } = await payload.find({ collection: 'activities', overrideAccess: true })
    expect(docs).toMatchObject([
      {
        type: 'sessions-ended',
        actor: admin.user!.email,
        label: owner.user!.email,
        channel: 'cms',
      },
    ])
  })

  it('closes the dashboard and its update stream', async () => {
    const owner = await createPerson(payload, 'staff')
    const other = await openElsewhere(owner)
    const stream = { as: other, headers: { Accept: 'text/event-stream' } }
    const events = '/admin/bookings/events'
    await signOutEverywhere(owner)
    for (const answer of [
      await get(bookingEvents, events, stream),
      await get(dashboard, '/admin/dashboard', { as: other }),
    ]) {
      expect(answer).toMatchObject({ status: 302 })
      expect(answer.location).toMatch(/^\/admin\/login\?/)
    }
  })
})

describe('an ended session', () => {
  it('cannot be refreshed', async () => {
    const owner = await createPerson(payload, 'staff')
    const other = await openElsewhere(owner)
    await send(other, 'refresh-token')
    await signOutEverywhere(owner)
    await expect(send(other, 'refresh-token')).rejects.toMatchObject({ status: 403 })
  })

  it('stays ended when other sessions refresh or sign out simultaneously', async () => {
    const admin = await createPerson(payload, 'admin')
    const owner = await createPerson(payload, 'staff')
    for (let round = 0; round < 6; round += 1) {
      const sessions = await Promise.all([owner, owner, owner].map(openElsewhere))
      await Promise.allSettled([
        ...sessions.flatMap((session) => [
          send(session, 'refresh-token'),
          send(session, 'refresh-token'),
        ]),
        send(sessions[0]!, 'logout'),
        send(admin, `${owner.user!.id}/sign-out-everywhere`),
        ...sessions.map((session) => send(session, 'refresh-token')),
      ])
      for (const session of sessions) await expectSignedIn(session, false)
    }
  })
})

/** `late` reads the account before `change` commits, waits for the lock, and then writes. */
async function raceWithChange(
  change: (req: PayloadRequest) => Promise<unknown>,
  late: () => Promise<unknown>,
) {
  const { drizzle } = getPostgres(payload)
  const waiting = sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  let lateResult: Promise<unknown> = Promise.resolve()
  await inTransaction(payload, async (req) => {
    await change(req)
    lateResult = late()
    lateResult.catch(() => {})
    await expect.poll(async () => (await drizzle.execute(waiting)).rows.length, waitOptions).toBe(1)
  })
  await lateResult
}

describe('concurrent account changes', () => {
  const strong = 'marigold awning ink'
  const changes = {
    'a name change': ({ user, token }: TestPerson) =>
      callRestApi(token, 'PATCH', `users/${user!.id}`, JSON.stringify({ name: 'Asha' })),
    'a bulk change': async () =>
      callRestApi(
        (await createPerson(payload, 'admin')).token,
        'PATCH',
        'users?where[name][exists]=false',
        JSON.stringify({ name: 'Asha' }),
      ),
    'a password reset request': ({ user }: TestPerson) =>
      payload.forgotPassword({
        collection: 'users',
        data: { email: user!.email },
        disableEmail: true,
      }),
    'a sign-in': signInElsewhere,
  }

  it.each(Object.entries(changes))('keeps sessions ended despite %s', async (_, late) => {
    const owner = await createPerson(payload, 'staff')
    const { id } = owner.user!
    await raceWithChange(
      (req) => endSessions(req, id),
      () => late(owner),
    )
    await expectSignedIn(owner, false)
  })

  it('keeps sessions that open simultaneously', async () => {
    const owner = await createPerson(payload, 'staff')
    const sessions = await Promise.all([owner, owner, owner].map(signInElsewhere))
    for (const session of [owner, ...sessions]) await expectSignedIn(session, true)
  })

  it.each(['password', 'link'])('keeps a demotion despite a sign-in by %s', async (by) => {
    const { user } = await createPerson(payload, 'admin')
    await createPerson(payload, 'admin')
    const { id, email } = user!
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    await raceWithChange(
      (req) =>
        payload.update({
          collection: 'users',
          id,
          data: { role: 'editor' },
          overrideAccess: true,
          req,
        }),
      () =>
        by === 'link'
          ? send({ token: null }, 'reset-password', { token, password: strong })
          : send({ token: null }, 'login', { email, password }),
    )
    expect(await payload.findByID({ collection: 'users', id, overrideAccess: true })).toMatchObject(
      { role: 'editor' },
    )
  })

  it('rejects a sign-in with the old password during the change', async () => {
    const owner = await createPerson(payload, 'staff')
    const { id, email } = owner.user!
    const signingIn = () => expect(signInElsewhere(owner)).rejects.toMatchObject({ status: 401 })
    await raceWithChange(
      (req) =>
        payload.update({
          collection: 'users',
          id,
          data: { password: strong },
          overrideAccess: true,
          req,
        }),
      signingIn,
    )
    await signingIn()
    await expectSignedIn(await send(owner, 'login', { email, password: strong }), true)
  })
})

it.each(['visitor', 'editor'] as const)('refuses %s without waiting for a lock', async (who) => {
  const { token } = await createPerson(payload, who)
  const { user } = await createPerson(payload, 'admin')
  await inTransaction(payload, async (req) => {
    await lockUserRow(req, user!.id)
    const change = JSON.stringify({ name: 'Asha' })
    await expect(callRestApi(token, 'PATCH', `users/${user!.id}`, change)).rejects.toMatchObject({
      status: 403,
    })
  })
})
