import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  APIError,
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import {
  newPasswordLimits,
  signInLimits,
  signInLimitSeconds,
} from '#business/accounts/sign-in-limits.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { senderAddress } from '#cms/limits/client-address.ts'
import { knownDevice, knownDeviceCookie } from '#cms/limits/known-devices.ts'
import {
  consumeRateLimits,
  type Counted,
  type RateLimit,
  refundCounted,
} from '#cms/limits/rate-limits.ts'
import type { User } from '#payload-types.ts'

/** What a sign-in was counted as, until it turns out right. */
const countedOf = new WeakMap<PayloadRequest, Counted[]>()

/** Too many wrong passwords: says the same as a wrong one does, so that nobody learns which accounts there are. */
export class SignInLimited extends APIError {
  constructor(
    { t }: PayloadRequest,
    readonly waitSeconds: number,
  ) {
    super(new AuthenticationError(t).message, 429)
  }
}

/**
 * Counts a sign-in before its password is looked at, so that any number at the same moment cannot pass together. Throws
 * `SignInLimited`. An account that there is not takes as long as one that there is.
 */
export const guardSignIn: CollectionBeforeOperationHook<'users'> = async ({
  operation,
  args,
  req,
}) => {
  if (operation !== 'login') return
  const { email, password } = args.data as Record<string, unknown>
  if (typeof email !== 'string' || typeof password !== 'string') return
  const account = accountOf(email)
  const { counted, exceeded } = await consumeRateLimits(req.payload, limitsOf(account, req))
  if (exceeded) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(exceeded.waitSeconds))
    throw new SignInLimited(req, exceeded.waitSeconds)
  }
  countedOf.set(req, counted)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: account } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) await hashForNobody(password)
}

/**
 * Counts who asks for a link to a new password, since each link ends the one before: a stranger could let none last. Whether
 * there is such an account makes no difference.
 */
export const guardNewPassword: CollectionBeforeOperationHook<'users'> = async ({
  operation,
  args,
  req,
}) => {
  if (operation !== 'forgotPassword') return
  const { email } = args.data as Record<string, unknown>
  if (typeof email !== 'string') return
  const address = senderAddress(req.headers)
  const limit = limiter('newPassword', newPasswordLimits)
  const limits = [
    ...(address ? [limit('address', address)] : []),
    limit('account', accountOf(email)),
  ]
  const { exceeded } = await consumeRateLimits(req.payload, limits)
  if (exceeded) throw new APIError(staffMessages.signIn.linksAsked, 429)
}

/** Whether it is a password that somebody signs in with in this request: nothing else comes with a code. */
export function isSignIn(req: PayloadRequest): boolean {
  return countedOf.has(req)
}

/** A right password is not counted. */
export function refundSignIn(req: PayloadRequest): void {
  // Not waited for: sign-in holds a connection at this point, and this takes another.
  void refundCounted(req.payload, countedOf.get(req) ?? [])
}

/** Who has signed in makes the device known. */
export const welcomeDevice: CollectionAfterLoginHook<User> = ({ req, user }) => {
  refundSignIn(req)
  req.responseHeaders ??= new Headers()
  const { secret } = req.payload
  req.responseHeaders.append('Set-Cookie', knownDeviceCookie(req.headers, user.email, secret))
}

function limitsOf(account: string, { headers, payload }: PayloadRequest): RateLimit[] {
  const limit = limiter('signIn', signInLimits)
  const device = knownDevice(headers, account, payload.secret)
  if (device) return [limit('knownDevice', device)]
  const ofAccount = limit('account', account)
  const address = senderAddress(headers)
  if (!address) return [ofAccount]
  const ofBoth = limit('addressAndAccount', `${address} ${account}`)
  return [ofBoth, limit('address', address), ofAccount]
}

function limiter<Scope extends string>(act: string, most: Record<Scope, number>) {
  return (scope: Scope, sender: string): RateLimit => ({
    kind: `${act} ${scope}`,
    sender,
    most: most[scope],
    seconds: signInLimitSeconds,
  })
}

/** As Payload looks an account up. */
function accountOf(email: string): string {
  return email.toLowerCase().trim()
}

let hashing = Promise.resolve()

/** Takes the time that Payload takes for an account. One after the other: made-up ones take no more than one core. */
function hashForNobody(password: string): Promise<void> {
  hashing = hashing.then(async () => {
    await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
  })
  return hashing
}
