import {
  AuthenticationError,
  createLocalReq,
  type Endpoint,
  logoutOperation,
  type PayloadRequest,
} from 'payload'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { inGroupsOfFour, readCode } from '#business/accounts/second-step.ts'
import type { Act } from '#business/activity/acts.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { textLimits } from '#business/words/text-limits.ts'
import { admins } from '#cms/access/by-role.ts'
import { recordActivity } from '#cms/activity/record-activity.ts'
import { doerOf } from '#cms/activity/records-activity.ts'
import { inTransaction } from '#cms/database/in-transaction.ts'
import { transactionOf } from '#cms/database/transaction.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  secondStepOf,
} from '#cms/second-step/second-step.ts'
import { totpUri } from '#cms/second-step/totp.ts'
import { environment } from '#environment.ts'
import type { User } from '#payload-types.ts'
import { labelOf } from './account-activity.ts'
import { endSessions } from './end-sessions.ts'
import { SignInLimited } from './guard-sign-in.ts'
import { SecondStepRefused } from './require-second-step.ts'

const say = staffMessages.secondStep

const identitySchema = z.object({
  password: z.string().max(textLimits.password),
  code: z.string().max(textLimits.code).optional(),
})

/** What an app is given: in `picture`, an address of a picture, for its camera, and in `key` to be typed. */
export interface BegunSecondStep {
  picture: string
  key: string
}

/** POST of the own password: what to tell the app. Nothing is on yet. */
const begin: Omit<Endpoint, 'root'> = {
  path: '/second-step/begin',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user) return refused(say.signedInOnly, 401)
    if ((await secondStepOf(req, user.id)).isOn) return refused(say.isOn, 409)
    const refusal = await refusalOfIdentity(req, user)
    if (refusal) return refusal
    const key = await beginSecondStep(req, user.id)
    if (!key) return refused(say.isOn, 409)
    const svg = renderSVG(totpUri(key, new URL(environment.siteUrl).hostname, user.email))
    const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
    return unkept({ picture, key: inGroupsOfFour(key) } satisfies BegunSecondStep)
  },
}

/** POST of the first code that the app shows: turns it on, and answers with the recovery codes, this once. */
const confirm: Omit<Endpoint, 'root'> = {
  path: '/second-step/confirm',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user) return refused(say.signedInOnly, 401)
    const { code } = await sent(req)
    const typed = readCode(code)
    const codes =
      typed &&
      (await inTransaction(req.payload, async (asked) => {
        const confirmed = await confirmSecondStep(asked, user.id, typed, new Date())
        if (confirmed) await record(req, asked, 'second-step-on', user)
        return confirmed
      }))
    if (!codes) return refused(say.wrongFirstCode, 400)
    return unkept({ recoveryCodes: codes.map(inGroupsOfFour) })
  },
}

/** POST of the own password and a code: turns the own one off. */
const turnOff: Omit<Endpoint, 'root'> = {
  path: '/second-step/off',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user) return refused(say.signedInOnly, 401)
    if (!(await secondStepOf(req, user.id)).isOn) return refused(say.isOff, 409)
    return (await refusalOfIdentity(req, user)) ?? remove(req, user)
  },
}

/** POST by an admin: turns that of somebody off who has lost phone and codes. */
const turnOffOfAnother: Omit<Endpoint, 'root'> = {
  path: '/:id/second-step/off',
  method: 'post',
  handler: async (req) => {
    const account = await accountOf(req)
    if (account instanceof Response) return account
    // The own one is turned off with a code: otherwise a session that somebody has got hold of would do.
    if (account.id === req.user?.id) return refused(say.needed, 403)
    return remove(req, account)
  },
}

/** POST by an admin: ends all sessions of somebody. Everybody ends their own by Payload's `logout?allSessions=true`. */
const signOutAnother: Omit<Endpoint, 'root'> = {
  path: '/:id/sign-out-everywhere',
  method: 'post',
  handler: async (req) => {
    const account = await accountOf(req)
    if (account instanceof Response) return account
    await inTransaction(req.payload, async (asked) => {
      await endSessions(asked, account.id)
      await record(req, asked, 'sessions-ended', account)
    })
    return unkept({})
  },
}

export const secondStepEndpoints = [begin, confirm, turnOff, turnOffOfAnother, signOutAnother]

async function remove(req: PayloadRequest, account: User): Promise<Response> {
  const wasOn = await inTransaction(req.payload, async (asked) => {
    const removed = await removeSecondStep(asked, account.id)
    if (removed) await record(req, asked, 'second-step-off', account)
    return removed
  })
  return wasOn ? unkept({}) : refused(say.isOff, 409)
}

/**
 * Why whoever is signed in is not taken for the owner of the account; null where they are. They sign in once more, and out
 * again: so what is asked for, and how often somebody may guess, is the same as there.
 */
async function refusalOfIdentity(req: PayloadRequest, { email }: User): Promise<Response | null> {
  const { payload, headers } = req
  const { password, code } = await sent(req)
  if (!password) return refused(say.wrongPassword, 401)
  try {
    const { token } = await payload.login({
      collection: 'users',
      data: { email, password },
      context: { code },
      overrideAccess: false,
      req: { headers },
    })
    const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
    await logoutOperation({
      collection: payload.collections.users,
      req: await createLocalReq({ user: user! }, payload),
    })
    return null
  } catch (error) {
    if (error instanceof SecondStepRefused) return refused(error.message, error.status)
    if (error instanceof SignInLimited) return refused(staffMessages.signIn.help, 429)
    if (error instanceof AuthenticationError) return refused(say.wrongPassword, 401)
    throw error
  }
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
    { act, label: labelOf(account) },
  ])
}

/** What was sent, as far as it is what it should be. */
async function sent(req: PayloadRequest): Promise<Partial<z.output<typeof identitySchema>>> {
  const body: unknown = await req.json?.().catch(() => null)
  return identitySchema.partial().safeParse(body).data ?? {}
}

function refused(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** Of which no cache keeps anything. */
function unkept(answer: object): Response {
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
