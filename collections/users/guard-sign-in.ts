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

/** Refunded after a successful sign-in. */
const signInCounts = new WeakMap<PayloadRequest, Counted[]>()

const hashQueueRetrySeconds = 10

/** Repeats the wrong-password message, which reveals no accounts. */
export class SignInLimited extends APIError {
  constructor(
    { t }: PayloadRequest,
    readonly waitSeconds: number,
  ) {
    super(new AuthenticationError(t).message, 429)
  }
}

/** Throws the same errors for unknown accounts. */
export const guardSignIn: CollectionBeforeOperationHook<'users'> = async ({
  operation,
  args,
  req,
}) => {
  if (operation !== 'login') return
  const { email, password } = args.data as Record<string, unknown>
  if (typeof email !== 'string' || typeof password !== 'string') return
  // Payload rejects empty values before the lookup.
  if (email.trim() === '' || password.trim() === '') return
  try {
    signInCounts.set(req, await verifyPassword(req, { email }, password))
  } catch (error) {
    if (error instanceof SignInLimited) {
      req.responseHeaders ??= new Headers()
      req.responseHeaders.set('Retry-After', String(error.waitSeconds))
    }
    throw error
  }
}

/**
 * Checks a password without signing in. Uses the request's transaction: Payload's `login` would
 * wait for a second connection. Counts first, so that parallel guesses cannot pass together;
 * `refundCounted` reverts the result.
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
  const { counted, exceeded } = await consumeRateLimits(payload, rateLimitsFor(account, req))
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
    throw error instanceof HashQueueFull ? new SignInLimited(req, hashQueueRetrySeconds) : error
  }
  if (!isRight) throw new AuthenticationError(req.t)
  return counted
}

/** Takes a normalized email; counts unknown ones too. A new link invalidates the last. */
export async function limitPasswordResets(req: PayloadRequest, email: string): Promise<void> {
  const address = senderAddress(req.headers)
  const limit = limiter('newPassword', newPasswordLimits)
  const limits = [...(address ? [limit('address', address)] : []), limit('account', email)]
  const { exceeded } = await consumeRateLimits(req.payload, limits)
  if (exceeded) throw new APIError(staffMessages.signIn.linksAsked, 429)
}

/** True for a password sign-in, false for a password reset. */
export function isSignIn(req: PayloadRequest): boolean {
  return signInCounts.has(req)
}

export function refundSignIn(req: PayloadRequest): void {
  // Not awaited: sign-in already holds a connection.
  void refundCounted(req.payload, signInCounts.get(req) ?? [])
}

export const welcomeDevice: CollectionAfterLoginHook<User> = ({ req, user }) => {
  refundSignIn(req)
  req.responseHeaders ??= new Headers()
  const { secret } = req.payload
  req.responseHeaders.append('Set-Cookie', knownDeviceCookie(req.headers, user.email, secret))
}

function rateLimitsFor(account: string, { headers, payload }: PayloadRequest): RateLimit[] {
  const limit = limiter('signIn', signInLimits)
  const device = knownDevice(headers, account, payload.secret)
  if (device) return [limit('knownDevice', device)]
  const byAccount = limit('account', account)
  const address = senderAddress(headers)
  if (!address) return [byAccount]
  const byAddressAndAccount = limit('addressAndAccount', `${address} ${account}`)
  return [byAddressAndAccount, limit('address', address), byAccount]
}

function limiter<Scope extends string>(action: string, most: Record<Scope, number>) {
  return (scope: Scope, sender: string): RateLimit => ({
    kind: `${action} ${scope}`,
    sender,
    most: most[scope],
    seconds: signInLimitSeconds,
  })
}

/** As Payload normalizes it. */
export function normalizeEmail(email: string): string {
  return email.toLowerCase().trim()
}
