import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import { readCode, wrongCodeLimit } from '#business/accounts/second-step.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { consumeRateLimits, refundCounted } from '#cms/limits/rate-limits.ts'
import { acceptCode, secondStepOf } from '#cms/second-step/second-step.ts'
import type { User } from '#payload-types.ts'
import { endSessions } from './end-sessions.ts'
import { isSignIn, refundSignIn } from './guard-sign-in.ts'

const say = staffMessages.secondStep

/** The password was right, and the code is missing, wrong, or was wrong too often. There is no session. */
export class SecondStepRefused extends APIError<{ needs: 'code' }> {
  constructor(
    readonly reason: 'needed' | 'wrong' | 'tooOften',
    readonly waitSeconds: number | null = null,
  ) {
    super(say[reason], waitSeconds === null ? 401 : 429, { needs: 'code' })
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
  await checkCode(req, user.id, code)
}

/** Counted before it is looked at, so that any number at the same moment cannot pass together. */
async function checkCode(req: PayloadRequest, userId: string, code: string): Promise<void> {
  const { most, seconds } = wrongCodeLimit
  const limit = { kind: 'signIn code', sender: userId, most, seconds }
  const { counted, exceeded } = await consumeRateLimits(req.payload, [limit])
  if (exceeded) {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set('Retry-After', String(exceeded.waitSeconds))
    throw new SecondStepRefused('tooOften', exceeded.waitSeconds)
  }
  const typed = readCode(code)
  if (!typed || !(await acceptCode(req, userId, typed, new Date()))) {
    throw new SecondStepRefused('wrong')
  }
  void refundCounted(req.payload, counted)
}

function codeIn({ context, data }: PayloadRequest): string {
  const code: unknown = context.code ?? data?.code
  return typeof code === 'string' ? code.trim() : ''
}
