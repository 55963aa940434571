import type { Endpoint, PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { firstCodeLimit, inGroupsOfFour, readCode } from '#business/accounts/second-step.ts'
import type { Act } from '#business/activity/acts.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { environment } from '#environment.ts'
import type { User } from '#payload-types.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { doerOf } from '#platform/activity/records-activity.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { transactionOf } from '#platform/database/transaction.ts'
import { consumeRateLimits, refundCounted } from '#platform/limits/rate-limits.ts'
import { admins } from '#platform/payload/by-role.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  secondStepOf,
} from '#platform/two-factor/second-step.ts'
import { totpUri } from '#platform/two-factor/totp.ts'
import { refusalOfIdentity, refused, sentIdentity } from './confirm-identity.ts'
import { endSessions } from './end-sessions.ts'
import { assertOwnPassword } from './require-own-password.ts'

const say = staffMessages.secondStep

/** What an app is given: in `picture`, an address of a picture, for its camera, and in `key` to be typed. */
export interface BegunSecondStep {
  picture: string
  key: string
}

type AccountHandler = (req: PayloadRequest, account: User) => Promise<Response>

/** A POST by a signed-in person about their own account. */
function forOwner(path: string, handle: AccountHandler): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: (req) => (req.user ? handle(req, req.user) : refused(say.signedInOnly, 401)),
  }
}

/** A POST by an admin about the account `:id`. */
function forAdmins(path: string, handle: AccountHandler): Omit<Endpoint, 'root'> {
  return {
    path: `/:id${path}`,
    method: 'post',
    handler: async (req) => {
      const account = await accountOf(req)
      return account instanceof Response ? account : handle(req, account)
    },
  }
}

/** POST of the own password: what to tell the app. Nothing is on yet. */
const begin = forOwner('/second-step/begin', async (req, user) => {
  if ((await secondStepOf(req, user.id)).isOn) return refused(say.isOn, 409)
  const refusal = await refusalOfIdentity(req, user)
  if (refusal) return refusal
  const key = await beginSecondStep(req, user.id, new Date())
  if (!key) return refused(say.isOn, 409)
  const svg = renderSVG(totpUri(key, new URL(environment.siteUrl).hostname, user.email))
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return unkept({ picture, key: inGroupsOfFour(key) } satisfies BegunSecondStep)
})

/** POST of the first code that the app shows: turns it on, and answers with the recovery codes, this once. */
const confirm = forOwner('/second-step/confirm', async (req, user) => {
  const { code } = await sentIdentity(req)
  const limit = { kind: 'first code', sender: user.id, ...firstCodeLimit }
  const { counted, exceeded } = await consumeRateLimits(req.payload, [limit])
  if (exceeded) return refused(say.tooOftenFirst, 429)
  const typed = readCode(code)
  const codes =
    typed &&
    (await inTransaction(req.payload, async (asked) => {
      const confirmed = await confirmSecondStep(asked, user.id, typed, new Date())
      if (confirmed) await record(req, asked, 'second-step-on', user)
      return confirmed
    }))
  if (!codes) return refused(say.wrongFirstCode, 400)
  await refundCounted(req.payload, counted)
  return unkept({ recoveryCodes: codes.map(inGroupsOfFour) })
})

/** POST of the own password and a code: turns the own one off. */
const turnOff = forOwner('/second-step/off', async (req, user) => {
  if (!(await secondStepOf(req, user.id)).isOn) return refused(say.isOff, 409)
  return (await refusalOfIdentity(req, user)) ?? remove(req, user)
})

/** POST by an admin, of their own password and code: turns that of somebody off who has lost phone and codes. */
const turnOffOfAnother = forAdmins('/second-step/off', async (req, account) => {
  // The own one is turned off with a code: otherwise a session that somebody has got hold of would do.
  if (account.id === req.user?.id) return refused(say.needed, 403)
  return (await refusalOfIdentity(req, req.user!)) ?? remove(req, account)
})

/** POST by an admin: ends all sessions of somebody. Everybody ends their own by Payload's `logout?allSessions=true`. */
const signOutAnother = forAdmins('/sign-out-everywhere', async (req, account) => {
  await inTransaction(req.payload, async (asked) => {
    await endSessions(asked, account.id)
    await record(req, asked, 'sessions-ended', account)
  })
  return unkept({})
})

/**
 * Deletes an account. An admin sends their own password as `ownPassword`. Payload reads no body of a DELETE request, so DELETE
 * is refused for accounts.
 */
const deleteAccount = forAdmins('/delete', async (req, account) => {
  const { ownPassword } = await sentIdentity(req)
  await assertOwnPassword(ownPassword, req.user!, req)
  await req.payload.delete({
    collection: 'users',
    id: account.id,
    user: req.user,
    overrideAccess: true,
  })
  return unkept({})
})

export const securityEndpoints = [
  begin,
  confirm,
  turnOff,
  turnOffOfAnother,
  signOutAnother,
  deleteAccount,
]

async function remove(req: PayloadRequest, account: User): Promise<Response> {
  const wasOn = await inTransaction(req.payload, async (asked) => {
    const removed = await removeSecondStep(asked, account.id)
    if (removed) await record(req, asked, 'second-step-off', account)
    return removed
  })
  return wasOn ? unkept({}) : refused(say.isOff, 409)
}

async function accountOf(req: PayloadRequest): Promise<User | Response> {
  if (!(await admins({ req }))) return refused(say.adminsOnly, 403)
  const account = await req.payload.findByID({
    collection: 'users',
    id: String(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  return account ?? refused(say.accountGone, 404)
}

async function record(
  req: PayloadRequest,
  asked: PayloadRequest,
  act: Act,
  account: User,
): Promise<void> {
  await recordActivity(req.payload, await transactionOf(asked), doerOf(req)!, [
    { act, label: nameOf(account) },
  ])
}

/** Of which no cache keeps anything. */
function unkept(answer: object): Response {
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
