import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import {
  parseTwoFactorCode,
  pauseSecondsAfterWrongCodes,
  wrongCodes,
  wrongCodesMailCooldownSeconds,
} from '#business/accounts/two-factor.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { findKnownDeviceToken } from '#platform/limits/known-devices.ts'
import {
  consumeRateLimits,
  type RateLimitCount,
  refundRateLimitCounts,
} from '#platform/limits/rate-limits.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'
import { getTwoFactorStatus, redeemTwoFactorCode } from '#platform/two-factor/two-factor.ts'
import { isSignIn, refundSignIn } from './guard-sign-in.ts'
import { endSessions } from './session-rows.ts'

const texts = staffWords.twoFactor

/** The password was right; no session was opened. */
export class TwoFactorError extends APIError<{ needs: 'code' }> {
  constructor(
    readonly reason: 'needed' | 'wrong' | 'tooOften',
    readonly waitSeconds: number | null = null,
  ) {
    const message = reason === 'tooOften' ? texts.tooOften(waitSeconds ?? 0) : texts[reason]
    super(message, waitSeconds === null ? 401 : 429, { needs: 'code' })
  }
}

/** Throws `TwoFactorError`. The code is in `context.twoFactorCode` or the REST body. */
export const requireTwoFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const { isOn } = await getTwoFactorStatus(req, user.id)
  if (!isOn) return
  // Payload also signs in after a password reset: end that session.
  if (!isSignIn(req)) return endSessions(req, user.id)
  const code = extractCode(req)
  if (!code) {
    refundSignIn(req)
    throw new TwoFactorError('needed')
  }
  await checkTwoFactorCode(req, user, code)
}

/**
 * Throws `TwoFactorError`. From the third wrong code on, emails the owner: someone else may know
 * the password.
 */
export async function checkTwoFactorCode(
  req: PayloadRequest,
  user: User,
  code: string,
): Promise<void> {
  // Counted first, so that parallel guesses cannot pass together.
  const { attempt, counts } = await countAttempt(req, user)
  const typed = parseTwoFactorCode(code)
  if (!typed || !(await redeemTwoFactorCode(req, user.id, typed, new Date()))) {
    if (attempt > wrongCodes.maxWithoutPause) await mailOwner(req, user)
    throw new TwoFactorError('wrong')
  }
  void refundRateLimitCounts(req.payload, counts)
}

/**
 * Known devices have a separate count, so a stranger with the password cannot lock the owner out.
 * They share one, because each reset link adds a known device.
 */
async function countAttempt(
  req: PayloadRequest,
  { id, email }: User,
): Promise<{ attempt: number; counts: RateLimitCount[] }> {
  const { headers, payload } = req
  const sender = findKnownDeviceToken(headers, email, payload.secret)
    ? `${id} on known devices`
    : id
  const total = { kind: 'signIn code', sender, max: Infinity, seconds: wrongCodes.windowSeconds }
  const { counts = [] } = await consumeRateLimits(payload, [total])
  const attempt = counts[0]!.points
  const seconds = pauseSecondsAfterWrongCodes(attempt)
  if (seconds === 0) return { attempt, counts }
  const pause = await consumeRateLimits(payload, [
    { kind: 'signIn code pause', sender, max: 1, seconds },
  ])
  if (pause.counts) return { attempt, counts: [...counts, ...pause.counts] }
  await refundRateLimitCounts(payload, counts)
  refundSignIn(req)
  const { waitSeconds } = pause.exceeded
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(waitSeconds))
  throw new TwoFactorError('tooOften', waitSeconds)
}

/** Outside the sign-in's transaction, which rolls back. */
async function mailOwner({ payload }: PayloadRequest, { id, email }: User): Promise<void> {
  const limit = { kind: 'signIn code notice', sender: id, max: 1 }
  const { counts } = await consumeRateLimits(payload, [
    { ...limit, seconds: wrongCodesMailCooldownSeconds },
  ])
  if (!counts) return
  const { subject } = staffWords.accountMails.wrongCodes
  await queueMails({ payload }, [{ kind: 'wrong-codes', to: [email], subject }])
}

function extractCode({ context, data }: PayloadRequest): string {
  const code: unknown = context.twoFactorCode ?? data?.code
  return typeof code === 'string' ? code.trim() : ''
}
