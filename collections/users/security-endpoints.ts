import type { Endpoint, PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import type { ActivityEventType } from '#business/accounts/activity-log.ts'
import {
  inGroupsOfFour,
  parseTwoFactorCode,
  setupCodeLimit,
} from '#business/accounts/two-factor.ts'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import type { User } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { getLoggedActor, recordActivity } from '#platform/activity/record-activity.ts'
import { admins } from '#platform/api/access.ts'
import { errorResponse } from '#platform/api/error-response.ts'
import { getTransaction, inTransaction } from '#platform/database/transaction.ts'
import { consumeRateLimits, refundRateLimitCounts } from '#platform/limits/rate-limits.ts'
import {
  confirmTwoFactorSetup,
  createTotpUri,
  disableTwoFactor,
  getTwoFactorStatus,
  startTwoFactorSetup,
} from '#platform/two-factor/two-factor.ts'
import { checkIdentity, parseIdentityBody } from './check-identity.ts'
import { assertOwnPassword } from './passwords.ts'
import { endSessions } from './session-rows.ts'

const texts = staffWords.twoFactor

/** `picture`: the QR code as a data URL. `key`: for typing. */
export interface TwoFactorSetup {
  picture: string
  key: string
}

type AccountHandler = (req: PayloadRequest, account: User) => Promise<Response>

function ownAccountEndpoint(path: string, handle: AccountHandler): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: (req) => (req.user ? handle(req, req.user) : errorResponse(texts.signedInOnly, 401)),
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
const begin = ownAccountEndpoint('/two-factor/begin', async (req, user) => {
  if ((await getTwoFactorStatus(req, user.id)).isOn) return errorResponse(texts.alreadyOn, 409)
  const refusal = await checkIdentity(req, user)
  if (refusal) return refusal
  const key = await startTwoFactorSetup(req, user.id, new Date())
  if (!key) return errorResponse(texts.alreadyOn, 409)
  const svg = renderSVG(createTotpUri(key, new URL(environment.siteUrl).hostname, user.email))
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return uncachedJson({ picture, key: inGroupsOfFour(key) } satisfies TwoFactorSetup)
})

const confirm = ownAccountEndpoint('/two-factor/confirm', async (req, user) => {
  const { code } = await parseIdentityBody(req)
  const limit = { kind: 'first code', sender: user.id, ...setupCodeLimit }
  const { counts, exceeded } = await consumeRateLimits(req.payload, [limit])
  if (exceeded) return errorResponse(texts.tooOftenFirst, 429)
  const typed = parseTwoFactorCode(code)
  const codes =
    typed &&
    (await inTransaction(req.payload, async (transactionReq) => {
      const confirmed = await confirmTwoFactorSetup(transactionReq, user.id, typed, new Date())
      if (confirmed) await record(req, transactionReq, 'two-factor-on', user)
      return confirmed
    }))
  if (!codes) return errorResponse(texts.wrongFirstCode, 400)
  await refundRateLimitCounts(req.payload, counts)
  return uncachedJson({ recoveryCodes: codes.map(inGroupsOfFour) })
})

const turnOff = ownAccountEndpoint('/two-factor/off', async (req, user) => {
  if (!(await getTwoFactorStatus(req, user.id)).isOn) return errorResponse(texts.alreadyOff, 409)
  return (await checkIdentity(req, user)) ?? turnOffFor(req, user)
})

/** For a lost phone. Takes the admin's own password and code. */
const turnOffForOther = adminEndpoint('/two-factor/off', async (req, account) => {
  // Admins turn their own off with a code, or a stolen session would suffice.
  if (account.id === req.user?.id) return errorResponse(texts.needed, 403)
  return (await checkIdentity(req, req.user!)) ?? turnOffFor(req, account)
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
  const { ownPassword } = await parseIdentityBody(req)
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
    const removed = await disableTwoFactor(transactionReq, account.id)
    if (removed) await record(req, transactionReq, 'two-factor-off', account)
    return removed
  })
  return wasOn ? uncachedJson({}) : errorResponse(texts.alreadyOff, 409)
}

async function findAccount(req: PayloadRequest): Promise<User | Response> {
  if (!(await admins({ req }))) return errorResponse(texts.adminsOnly, 403)
  const account = await req.payload.findByID({
    collection: 'users',
    id: String(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  return account ?? errorResponse(texts.accountGone, 404)
}

async function record(
  req: PayloadRequest,
  transactionReq: PayloadRequest,
  type: ActivityEventType,
  account: User,
): Promise<void> {
  await recordActivity(req.payload, await getTransaction(transactionReq), getLoggedActor(req)!, [
    { type, label: displayNameFor(account) },
  ])
}

function uncachedJson(answer: object): Response {
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
