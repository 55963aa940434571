import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import {
  APIError,
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import {
  passwordResetLimits,
  signInLimits,
  signInLimitSeconds,
} from '#business/accounts/sign-in-limits.ts'
import { cleanLine } from '#business/words/clean-text.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { type ClientNetworks, senderNetworks } from '#platform/limits/client-address.ts'
import { createKnownDeviceCookie, findKnownDeviceToken } from '#platform/limits/known-devices.ts'
import {
  consumeRateLimits,
  type RateLimit,
  type RateLimitCount,
  refundRateLimitCounts,
} from '#platform/limits/rate-limits.ts'

const signInCounts = new WeakMap<PayloadRequest, RateLimitCount[]>()

const hashQueueRetrySeconds = 10

/** Repeats the wrong-password message, which reveals no accounts. */
export class SignInLimitError extends APIError {
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
    if (error instanceof SignInLimitError) {
      req.responseHeaders ??= new Headers()
      req.responseHeaders.set('Retry-After', String(error.waitSeconds))
    }
    throw error
  }
}

/**
 * Checks a password without signing in. Uses the request's transaction: Payload's `login` would
 * wait for a second connection. Counts first, so that parallel guesses cannot pass together;
 * `refundRateLimitCounts` undoes the result. Throws `SignInLimitError` and `AuthenticationError`.
 */
export async function verifyPassword(
  req: PayloadRequest,
  { id, email }: Pick<User, 'email'> & Partial<Pick<User, 'id'>>,
  password: string,
): Promise<RateLimitCount[]> {
  const { payload } = req
  const account = normalizeEmail(email)
  const { counts, exceeded } = await consumeRateLimits(payload, rateLimitsFor(account, req))
  if (exceeded) throw new SignInLimitError(req, exceeded.waitSeconds)
  const stored = await payload.db.findOne<StoredPassword & { id: string }>({
    collection: 'users',
    where: id ? { id: { equals: id } } : { email: { equals: account } },
    select: { hash: true, salt: true },
    req,
  })
  let isRight: boolean
  try {
    isRight = await matchesStoredPassword(stored, password)
  } catch (error) {
    await refundRateLimitCounts(payload, counts)
    throw error instanceof HashQueueFullError
      ? new SignInLimitError(req, hashQueueRetrySeconds)
      : error
  }
  if (!isRight) throw new AuthenticationError(req.t)
  return counts
}

/** Takes a normalized email; counts unknown ones too. A new link invalidates the last. */
export async function limitPasswordResets(req: PayloadRequest, email: string): Promise<void> {
  const limit = limiter('newPassword', passwordResetLimits)
  const limits = [...networkLimits(limit, req.headers), limit('account', email)]
  const { exceeded } = await consumeRateLimits(req.payload, limits)
  if (exceeded) throw new APIError(staffWords.signIn.tooManyResetMails, 429)
}

/** True for a password sign-in, which may have a code; false for a password reset. */
export function isSignIn(req: PayloadRequest): boolean {
  return signInCounts.has(req)
}

export function refundSignIn(req: PayloadRequest): void {
  // Not awaited: sign-in already holds a connection.
  void refundRateLimitCounts(req.payload, signInCounts.get(req) ?? [])
}

export const rememberDevice: CollectionAfterLoginHook<User> = ({ req, user }) => {
  refundSignIn(req)
  req.responseHeaders ??= new Headers()
  const { secret } = req.payload
  req.responseHeaders.append('Set-Cookie', createKnownDeviceCookie(req.headers, user.email, secret))
}

function rateLimitsFor(account: string, { headers, payload }: PayloadRequest): RateLimit[] {
  const limit = limiter('signIn', signInLimits)
  const device = findKnownDeviceToken(headers, account, payload.secret)
  if (device) return [limit('knownDevice', device)]
  const { address } = senderNetworks(headers)
  return [
    ...(address ? [limit('addressAndAccount', `${address} ${account}`)] : []),
    ...networkLimits(limit, headers),
    limit('account', account),
  ]
}

function networkLimits(
  limit: (scope: keyof ClientNetworks, sender: string) => RateLimit,
  headers: Headers,
): RateLimit[] {
  const networks = Object.entries(senderNetworks(headers)) as [keyof ClientNetworks, string][]
  return networks.map(([scope, sender]) => limit(scope, sender))
}

function limiter<Scope extends string>(action: string, limits: Record<Scope, number>) {
  return (scope: Scope, sender: string): RateLimit => ({
    kind: `${action} ${scope}`,
    sender,
    max: limits[scope],
    seconds: signInLimitSeconds,
  })
}

/** Normalizes like Payload. */
export function normalizeEmail(email: string): string {
  return cleanLine(email).toLowerCase().trim()
}

/** Per process. A full queue takes three seconds on two cores. */
export const hashLimits = { maxParallel: 2, maxQueued: 50 } as const

export class HashQueueFullError extends Error {}

interface StoredPassword {
  hash?: string | null
  salt?: string | null
}

const limit = pLimit(hashLimits.maxParallel)

/** Hashes for unknown accounts too, so that timing reveals nothing. Throws `HashQueueFullError`. */
export async function matchesStoredPassword(
  stored: StoredPassword | null | undefined,
  password: string,
): Promise<boolean> {
  if (limit.pendingCount >= hashLimits.maxQueued) throw new HashQueueFullError()
  const { expected, salt } = parametersOf(stored)
  const hash = await limit(() => promisify(pbkdf2)(password, salt, iterations, bytes, 'sha256'))
  return hash.length === expected.length && timingSafeEqual(hash, expected)
}

const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const bytes = 32

/** Copied from payload/dist/auth/strategies/local/generatePasswordSaltHash.js (not exported). */
function parametersOf(stored: StoredPassword | null | undefined) {
  const { hash, salt } = stored ?? {}
  if (!hash?.startsWith(prefix) || !salt) {
    const random = randomBytes(bytes)
    return { expected: random, salt: random.toString('hex') }
  }
  return { expected: Buffer.from(hash.slice(prefix.length), 'hex'), salt }
}
