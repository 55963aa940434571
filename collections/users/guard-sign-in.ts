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
import type { User } from '#payload-types.ts'
import { senderAddress } from '#platform/limits/client-address.ts'
import { knownDevice, knownDeviceCookie } from '#platform/limits/known-devices.ts'
import {
  consumeRateLimits,
  type Counted,
  type RateLimit,
  refundCounted,
} from '#platform/limits/rate-limits.ts'
import { HashQueueFull, isSamePassword, type StoredPassword } from './password-hash.ts'

/** What a sign-in was counted as, until it turns out right. */
const countedOf = new WeakMap<PayloadRequest, Counted[]>()

/** After how long to try again when too many passwords are being checked. */
const busySeconds = 10

/** Too many wrong passwords: says the same as a wrong one does, so that nobody learns which accounts there are. */
export class SignInLimited extends APIError {
  constructor(
    { t }: PayloadRequest,
    readonly waitSeconds: number,
  ) {
    super(new AuthenticationError(t).message, 429)
  }
}

/** Checks the password of a sign-in before Payload does. Throws what `verifyPassword` throws, the same for unknown accounts. */
export const guardSignIn: CollectionBeforeOperationHook<'users'> = async ({
  operation,
  args,
  req,
}) => {
  if (operation !== 'login') return
  const { email, password } = args.data as Record<string, unknown>
  if (typeof email !== 'string' || typeof password !== 'string') return
  // Payload refuses these before it looks for an account.
  if (email.trim() === '' || password.trim() === '') return
  try {
    countedOf.set(req, await verifyPassword(req, { email }, password))
  } catch (error) {
    if (error instanceof SignInLimited) {
      req.responseHeaders ??= new Headers()
      req.responseHeaders.set('Retry-After', String(error.waitSeconds))
    }
    throw error
  }
}

/**
 * Checks the password of an account without signing in. Uses no transaction but the request's own: Payload's `login` inside
 * a transaction would wait for a second one. Counts the password before comparing it, so that guesses sent at the same
 * moment cannot pass together, and returns what was counted: `refundCounted` takes it back when the password is used.
 *
 * Throws `SignInLimited` and `AuthenticationError`.
 */
export async function verifyPassword(
  req: PayloadRequest,
  { id, email }: Pick<User, 'email'> & Partial<Pick<User, 'id'>>,
  password: string,
): Promise<Counted[]> {
  const { payload } = req
  const account = normalizeEmail(email)
  const { counted, exceeded } = await consumeRateLimits(payload, limitsOf(account, req))
  if (exceeded) throw new SignInLimited(req, exceeded.waitSeconds)
  const stored = await payload.db.findOne<StoredPassword & { id: string }>({
    collection: 'users',
    where: id ? { id: { equals: id } } : { email: { equals: account } },
    select: { hash: true, salt: true },
    req,
  })
  let isRight: boolean
  try {
    isRight = await isSamePassword(stored, password)
  } catch (error) {
    await refundCounted(payload, counted)
    throw error instanceof HashQueueFull ? new SignInLimited(req, busySeconds) : error
  }
  if (!isRight) throw new AuthenticationError(req.t)
  return counted
}

/** Limits links to a new password for a normalized address, whether its account exists or not. Each link ends the one before. */
export async function limitPasswordResets(req: PayloadRequest, email: string): Promise<void> {
  const address = senderAddress(req.headers)
  const limit = limiter('newPassword', newPasswordLimits)
  const limits = [...(address ? [limit('address', address)] : []), limit('account', email)]
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

/** The form in which Payload looks an email address up. */
export function normalizeEmail(email: string): string {
  return email.toLowerCase().trim()
}
