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

const texts = staffMessages.secondStep

/** `picture`: the QR code as a data URL. `key`: for typing. */
export interface BegunSecondStep {
  picture: string
  key: string
}

type AccountHandler = (req: PayloadRequest, account: User) => Promise<Response>

function ownAccountEndpoint(path: string, handle: AccountHandler): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: (req) => (req.user ? handle(req, req.user) : refused(texts.signedInOnly, 401)),
  }
}

function adminEndpoint(path: string, handle: AccountHandler): Omit<Endpoint, 'root'> {
  return {
    path: `/:id${path}`,
    method: 'post',
    handler: async (req) => {
      const account = await findAccount(req)
      return account instanceof Response ? account : handle(req, account)
    },
  }
}

/** Takes the password. Two-factor stays off until `confirm`. */
const begin = ownAccountEndpoint('/second-step/begin', async (req, user) => {
  if ((await secondStepOf(req, user.id)).isOn) return refused(texts.isOn, 409)
  const refusal = await refusalOfIdentity(req, user)
  if (refusal) return refusal
  const key = await beginSecondStep(req, user.id, new Date())
  if (!key) return refused(texts.isOn, 409)
  const svg = renderSVG(totpUri(key, new URL(environment.siteUrl).hostname, user.email))
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return uncachedJson({ picture, key: inGroupsOfFour(key) } satisfies BegunSecondStep)
})

/** Returns the recovery codes once. */
const confirm = ownAccountEndpoint('/second-step/confirm', async (req, user) => {
  const { code } = await sentIdentity(req)
  const limit = { kind: 'first code', sender: user.id, ...firstCodeLimit }
  const { counted, exceeded } = await consumeRateLimits(req.payload, [limit])
  if (exceeded) return refused(texts.tooOftenFirst, 429)
  const typed = readCode(code)
  const codes =
    typed &&
    (await inTransaction(req.payload, async (transactionReq) => {
      const confirmed = await confirmSecondStep(transactionReq, user.id, typed, new Date())
      if (confirmed) await record(req, transactionReq, 'second-step-on', user)
      return confirmed
    }))
  if (!codes) return refused(texts.wrongFirstCode, 400)
  await refundCounted(req.payload, counted)
  return uncachedJson({ recoveryCodes: codes.map(inGroupsOfFour) })
})

/** Takes the password and a code. */
const turnOff = ownAccountEndpoint('/second-step/off', async (req, user) => {
  if (!(await secondStepOf(req, user.id)).isOn) return refused(texts.isOff, 409)
  return (await refusalOfIdentity(req, user)) ?? turnOffFor(req, user)
})

/** For a lost phone. Takes the admin's own password and code. */
const turnOffForOther = adminEndpoint('/second-step/off', async (req, account) => {
  // Admins turn their own off with a code, or a stolen session would suffice.
  if (account.id === req.user?.id) return refused(texts.needed, 403)
  return (await refusalOfIdentity(req, req.user!)) ?? turnOffFor(req, account)
})

/** Users end their own with Payload's `logout?allSessions=true`. */
const signOutOther = adminEndpoint('/sign-out-everywhere', async (req, account) => {
  await inTransaction(req.payload, async (transactionReq) => {
    await endSessions(transactionReq, account.id)
    await record(req, transactionReq, 'sessions-ended', account)
  })
  return uncachedJson({})
})

/** Takes `ownPassword`. A POST, because Payload reads no body of DELETE requests. */
const deleteAccount = adminEndpoint('/delete', async (req, account) => {
  const { ownPassword } = await sentIdentity(req)
  await assertOwnPassword(ownPassword, req.user!, req)
  await req.payload.delete({
    collection: 'users',
    id: account.id,
    user: req.user,
    overrideAccess: true,
  })
  return uncachedJson({})
})

export const securityEndpoints = [
  begin,
  confirm,
  turnOff,
  turnOffForOther,
  signOutOther,
  deleteAccount,
]

async function turnOffFor(req: PayloadRequest, account: User): Promise<Response> {
  const wasOn = await inTransaction(req.payload, async (transactionReq) => {
    const removed = await removeSecondStep(transactionReq, account.id)
    if (removed) await record(req, transactionReq, 'second-step-off', account)
    return removed
  })
  return wasOn ? uncachedJson({}) : refused(texts.isOff, 409)
}

async function findAccount(req: PayloadRequest): Promise<User | Response> {
  if (!(await admins({ req }))) return refused(texts.adminsOnly, 403)
  const account = await req.payload.findByID({
    collection: 'users',
    id: String(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  return account ?? refused(texts.accountGone, 404)
}

async function record(
  req: PayloadRequest,
  transactionReq: PayloadRequest,
  act: Act,
  account: User,
): Promise<void> {
  await recordActivity(req.payload, await transactionOf(transactionReq), doerOf(req)!, [
    { act, label: nameOf(account) },
  ])
}

function uncachedJson(answer: object): Response {
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
