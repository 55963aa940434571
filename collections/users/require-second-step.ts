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

const say = staffMessages.secondStep

/** The password was right, and the code is missing, wrong, or was wrong too often. There is no session. */
export class SecondStepRefused extends APIError<{ needs: 'code' }> {
  constructor(
    readonly reason: 'needed' | 'wrong' | 'tooOften',
    readonly waitSeconds: number | null = null,
  ) {
    const message = reason === 'tooOften' ? say.tooOften(waitSeconds ?? 0) : say[reason]
    super(message, waitSeconds === null ? 401 : 429, { needs: 'code' })
  }
}

/**
 * Nobody is signed in by a password alone whose account has a second step, through whichever door: throws
 * `SecondStepRefused`. The code stands in `context.code`, or as `code` in what REST was sent.
 */
export const requireSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const { isOn } = await secondStepOf(req, user.id)
  if (!isOn) return
  // The link in a mail sets a password, and Payload signs in whoever follows it. The password stays, the session does not.
  if (!isSignIn(req)) return endSessions(req, user.id)
  const code = codeIn(req)
  if (!code) {
    refundSignIn(req)
    throw new SecondStepRefused('needed')
  }
  await checkCode(req, user, code)
}

/**
 * Checks a code of the second step, after the password. Throws `SecondStepRefused`. From the third wrong code on it mails the
 * owner of the account, because somebody else may know the password.
 */
export async function checkCode(req: PayloadRequest, user: User, code: string): Promise<void> {
  // Counted before the check, so that parallel guesses cannot pass together.
  const { attempt, counted } = await countAttempt(req, user)
  const typed = readCode(code)
  if (!typed || !(await acceptCode(req, user.id, typed, new Date()))) {
    if (attempt > wrongCodes.mostWithoutPause) await mailOwner(req, user)
    throw new SecondStepRefused('wrong')
  }
  void refundCounted(req.payload, counted)
}

/**
 * Counts a code towards its pause. Known devices of an account have a count that no other device can use up, so a stranger with
 * the password cannot lock the owner out. They share it, because each link to a new password makes a device known.
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
  // The password was right and no code was checked.
  refundSignIn(req)
  const { waitSeconds } = pause.exceeded
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(waitSeconds))
  throw new SecondStepRefused('tooOften', waitSeconds)
}

/** Not in the transaction of the sign-in, which is rolled back. */
async function mailOwner({ payload }: PayloadRequest, { id, email }: User): Promise<void> {
  const limit = { kind: 'signIn code notice', sender: id, most: 1 }
  const { counted } = await consumeRateLimits(payload, [
    { ...limit, seconds: wrongCodesNoticeSeconds },
  ])
  if (!counted) return
  const { subject } = staffMessages.accountMails.wrongCodes
  await queueMails({ payload }, [{ kind: 'wrong-codes', to: [email], subject }])
}

function codeIn({ context, data }: PayloadRequest): string {
  const code: unknown = context.code ?? data?.code
  return typeof code === 'string' ? code.trim() : ''
}
