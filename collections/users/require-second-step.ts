import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import {
  pauseAfterWrongCodes,
  readCode,
  wrongCodes,
  wrongCodesNoticeSeconds,
} from '#business/accounts/second-step.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { User } from '#payload-types.ts'
import { knownDevice } from '#platform/limits/known-devices.ts'
import { consumeRateLimits, type Counted, refundCounted } from '#platform/limits/rate-limits.ts'
import { queueMails } from '#platform/mail/queue-mail.ts'
import { acceptCode, secondStepOf } from '#platform/two-factor/second-step.ts'
import { endSessions } from './end-sessions.ts'
import { isSignIn, refundSignIn } from './guard-sign-in.ts'

const texts = staffMessages.secondStep

/** The password was right; no session was opened. */
export class SecondStepRefused extends APIError<{ needs: 'code' }> {
  constructor(
    readonly reason: 'needed' | 'wrong' | 'tooOften',
    readonly waitSeconds: number | null = null,
  ) {
    const message = reason === 'tooOften' ? texts.tooOften(waitSeconds ?? 0) : texts[reason]
    super(message, waitSeconds === null ? 401 : 429, { needs: 'code' })
  }
}

/** Throws `SecondStepRefused`. The code is in `context.code` or the REST body. */
export const requireSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const { isOn } = await secondStepOf(req, user.id)
  if (!isOn) return
  // Payload also signs in after a password reset: end that session.
  if (!isSignIn(req)) return endSessions(req, user.id)
  const code = extractCode(req)
  if (!code) {
    refundSignIn(req)
    throw new SecondStepRefused('needed')
  }
  await checkCode(req, user, code)
}

/**
 * Throws `SecondStepRefused`. From the third wrong code on, emails the owner: someone else may know
 * the password.
 */
export async function checkCode(req: PayloadRequest, user: User, code: string): Promise<void> {
  // Counted first, so that parallel guesses cannot pass together.
  const { attempt, counted } = await countAttempt(req, user)
  const typed = readCode(code)
  if (!typed || !(await acceptCode(req, user.id, typed, new Date()))) {
    if (attempt > wrongCodes.mostWithoutPause) await mailOwner(req, user)
    throw new SecondStepRefused('wrong')
  }
  void refundCounted(req.payload, counted)
}

/**
 * Known devices have a separate count, so a stranger with the password cannot lock the owner out.
 * They share it, because each reset link adds a known device.
 */
async function countAttempt(
  req: PayloadRequest,
  { id, email }: User,
): Promise<{ attempt: number; counted: Counted[] }> {
  const { headers, payload } = req
  const sender = knownDevice(headers, email, payload.secret) ? `${id} on known devices` : id
  const total = { kind: 'signIn code', sender, most: Infinity, seconds: wrongCodes.countSeconds }
  const { counted = [] } = await consumeRateLimits(payload, [total])
  const attempt = counted[0]!.points
  const seconds = pauseAfterWrongCodes(attempt)
  if (seconds === 0) return { attempt, counted }
  const pause = await consumeRateLimits(payload, [
    { kind: 'signIn code pause', sender, most: 1, seconds },
  ])
  if (pause.counted) return { attempt, counted: [...counted, ...pause.counted] }
  await refundCounted(payload, counted)
  // The password was right.
  refundSignIn(req)
  const { waitSeconds } = pause.exceeded
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(waitSeconds))
  throw new SecondStepRefused('tooOften', waitSeconds)
}

/** Outside the sign-in's transaction, which rolls back. */
async function mailOwner({ payload }: PayloadRequest, { id, email }: User): Promise<void> {
  const limit = { kind: 'signIn code notice', sender: id, most: 1 }
  const { counted } = await consumeRateLimits(payload, [
    { ...limit, seconds: wrongCodesNoticeSeconds },
  ])
  if (!counted) return
  const { subject } = staffMessages.accountMails.wrongCodes
  await queueMails({ payload }, [{ kind: 'wrong-codes', to: [email], subject }])
}

function extractCode({ context, data }: PayloadRequest): string {
  const code: unknown = context.code ?? data?.code
  return typeof code === 'string' ? code.trim() : ''
}
