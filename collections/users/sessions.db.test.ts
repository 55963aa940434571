import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { userOfCookies } from '#app/models/sessions.server.ts'
import * as bookingEvents from '#app/staff/bookings/news-stream.ts'
import * as dashboard from '#app/staff/dashboard/dashboard.tsx'
import { endSessions } from '#collections/users/end-sessions.ts'
import { takeTurn } from '#collections/users/take-turns.ts'
import type { User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { type Person, person, rest } from '#tests/access/doors.ts'
import { password } from '#tests/setup/accounts.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { get } from '#tests/setup/route-request.ts'

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))

type Session = Pick<Person, 'token'>

const send = <Answer>({ token }: Session, path: string, body: object = {}) =>
  rest<Answer>(token, 'POST', `users/${path}`, JSON.stringify(body))

/** The same person on another device. */
const elsewhere = ({ user }: Person) =>
  send<{ token: string }>({ token: null }, 'login', { email: user!.email, password })

const signOutEverywhere = (session: Session) => send(session, 'logout?allSessions=true')

async function expectSignedIn(session: Session, isSignedIn: boolean) {
  const { user } = await rest<{ user: User | null }>(session.token, 'GET', 'users/me')
  expect(user !== null, 'in the CMS').toBe(isSignedIn)
  const ofSite = await userOfCookies(`payload-token=${session.token}`)
  expect(ofSite !== null, 'at the site').toBe(isSignedIn)
}

describe('signing out everywhere', () => {
  it('ends every session of the own account, and nobody else’s', async () => {
    const owner = await person(payload, 'staff')
    const [other, stranger] = [await elsewhere(owner), await person(payload, 'staff')]
    await signOutEverywhere(owner)
    for (const session of [owner, other]) await expectSignedIn(session, false)
    await expectSignedIn(stranger, true)
  })

  it('of somebody else is for admins, and leaves a line in the activity log', async () => {
    const owner = await person(payload, 'staff')
    const other = await elsewhere(owner)
    const path = `${owner.user!.id}/sign-out-everywhere`
    for (const who of ['visitor', 'editor', 'staff'] as const) {
      await expect(send(await person(payload, who), path)).rejects.toMatchObject({ status: 403 })
    }
    await expectSignedIn(owner, true)
    const admin = await person(payload, 'admin')
    await send(admin, path)
    for (const session of [owner, other]) await expectSignedIn(session, false)
    await expectSignedIn(admin, true)
    const { docs } = await payload.find({ collection: 'activities', overrideAccess: true })
    expect(docs).toMatchObject([
      { act: 'sessions-ended', by: admin.user!.email, label: owner.user!.email, door: 'cms' },
    ])
  })

  it('closes the dashboard, and what tells it of news when that is asked for again', async () => {
    const owner = await person(payload, 'staff')
    const other = await elsewhere(owner)
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

describe('a session that has ended', () => {
  it('is not prolonged', async () => {
    const owner = await person(payload, 'staff')
    const other = await elsewhere(owner)
    await send(other, 'refresh-token')
    await signOutEverywhere(owner)
    await expect(send(other, 'refresh-token')).rejects.toMatchObject({ status: 403 })
  })

  it('is not brought back by one that is prolonged or signed out at the same moment', async () => {
    const admin = await person(payload, 'admin')
    const owner = await person(payload, 'staff')
    for (let round = 0; round < 6; round += 1) {
      const sessions = await Promise.all([owner, owner, owner].map(elsewhere))
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

/** Lets `late` read an account before a change of it is stored, and write after: it waits for the lock by then. */
async function readBefore(
  change: (req: PayloadRequest) => Promise<unknown>,
  late: () => Promise<unknown>,
) {
  const { drizzle } = postgresOf(payload)
  const waiting = sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  let ending: Promise<unknown> = Promise.resolve()
  await inTransaction(payload, async (req) => {
    await change(req)
    ending = late()
    ending.catch(() => {})
    await expect.poll(async () => (await drizzle.execute(waiting)).rows.length, patience).toBe(1)
  })
  await ending
}

describe('what was changed of an account meanwhile is not undone', () => {
  const strong = 'marigold awning ink'
  const changes = {
    'a change of its name': ({ user, token }: Person) =>
      rest(token, 'PATCH', `users/${user!.id}`, JSON.stringify({ name: 'Asha' })),
    'a change of several accounts': async () =>
      rest(
        (await person(payload, 'admin')).token,
        'PATCH',
        'users?where[name][exists]=false',
        JSON.stringify({ name: 'Asha' }),
      ),
    'asking for a link to a new password': ({ user }: Person) =>
      payload.forgotPassword({
        collection: 'users',
        data: { email: user!.email },
        disableEmail: true,
      }),
    'signing in': elsewhere,
  }

  it.each(Object.entries(changes))('sessions that ended, by %s', async (_, late) => {
    const owner = await person(payload, 'staff')
    const { id } = owner.user!
    await readBefore(
      (req) => endSessions(req, id),
      () => late(owner),
    )
    await expectSignedIn(owner, false)
  })

  it('a session that was opened, by another that is', async () => {
    const owner = await person(payload, 'staff')
    const sessions = await Promise.all([owner, owner, owner].map(elsewhere))
    for (const session of [owner, ...sessions]) await expectSignedIn(session, true)
  })

  it.each(['password', 'link'])('a role that was taken, by %s', async (by) => {
    const { user } = await person(payload, 'admin')
    await person(payload, 'admin')
    const { id, email } = user!
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    await readBefore(
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

  it('a new password, by who signs in with the old one: they are refused', async () => {
    const owner = await person(payload, 'staff')
    const { id, email } = owner.user!
    const signingIn = () => expect(elsewhere(owner)).rejects.toMatchObject({ status: 401 })
    await readBefore(
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

it.each(['visitor', 'editor'] as const)(
  'whoever may change nobody else (%s) waits for nobody',
  async (who) => {
    const { token } = await person(payload, who)
    const { user } = await person(payload, 'admin')
    await inTransaction(payload, async (req) => {
      await takeTurn(req, user!.id)
      const change = JSON.stringify({ name: 'Asha' })
      await expect(rest(token, 'PATCH', `users/${user!.id}`, change)).rejects.toMatchObject({
        status: 403,
      })
    })
  },
)
