import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  APIError,
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { signInLimits, signInLimitSeconds } from '#business/accounts/sign-in-limits.ts'
import { clientAddress } from '#cms/limits/client-address.ts'
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
  const account = email.toLowerCase().trim()
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
  if (totalDocs === 0) await hashPassword(password, randomBytes(32).toString('hex'))
}

/** A right password is not counted, and makes the device known. */
export const welcomeDevice: CollectionAfterLoginHook<User> = ({ req, user }) => {
  // Not waited for: sign-in holds a connection at this point, and this takes another.
  void refundCounted(req.payload, countedOf.get(req) ?? [])
  req.responseHeaders ??= new Headers()
  const { secret } = req.payload
  req.responseHeaders.append('Set-Cookie', knownDeviceCookie(req.headers, user.email, secret))
}

function limitsOf(account: string, { headers, payload }: PayloadRequest): RateLimit[] {
  const limit = (scope: keyof typeof signInLimits, sender: string): RateLimit => ({
    kind: `signIn ${scope}`,
    sender,
    most: signInLimits[scope],
    seconds: signInLimitSeconds,
  })
  const device = knownDevice(headers, account, payload.secret)
  if (device) return [limit('knownDevice', device)]
  const ofAccount = limit('account', account)
  const address = clientAddress(headers)
  if (!address) return [ofAccount]
  const ofBoth = limit('addressAndAccount', `${address} ${account}`)
  return [ofBoth, limit('address', address), ofAccount]
}

/** As Payload does it. */
async function hashPassword(password: string, salt: string): Promise<Buffer> {
  return promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256')
}
