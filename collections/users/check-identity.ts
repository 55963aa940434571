import { AuthenticationError, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { errorResponse } from '#platform/api/error-response.ts'
import { refundRateLimitCounts } from '#platform/limits/rate-limits.ts'
import { getTwoFactorStatus } from '#platform/two-factor/two-factor.ts'
import { SignInLimitError, verifyPassword } from './guard-sign-in.ts'
import { checkTwoFactorCode, TwoFactorError } from './require-two-factor.ts'

const texts = staffWords.twoFactor

const identitySchema = z.object({
  password: z.string().max(textLimits.password),
  code: z.string().max(textLimits.code).optional(),
  ownPassword: z.string(),
})

/** Checks password and two-factor code as at sign-in. Null on success. */
export async function checkIdentity(req: PayloadRequest, user: User): Promise<Response | null> {
  const { password, code } = await parseIdentityBody(req)
  if (!password) return errorResponse(texts.wrongPassword, 401)
  try {
    await assertIdentity(req, user, { password, code: code?.trim() })
    return null
  } catch (error) {
    const { message, status } = toProblem(error)
    return errorResponse(message, status)
  }
}

async function assertIdentity(
  req: PayloadRequest,
  user: User,
  { password, code }: { password: string; code?: string },
): Promise<void> {
  await refundRateLimitCounts(req.payload, await verifyPassword(req, user, password))
  const { isOn } = await getTwoFactorStatus(req, user.id)
  if (!isOn) return
  if (!code) throw new TwoFactorError('needed')
  await checkTwoFactorCode(req, user, code)
}

/** For a save with `ownPassword` and `code`. Throws a validation error that names one of them. */
export async function assertOwnIdentity(
  req: PayloadRequest,
  user: User,
  { ownPassword, code }: { ownPassword?: unknown; code?: unknown },
): Promise<void> {
  const typed = identitySchema.omit({ ownPassword: true }).safeParse({
    password: ownPassword,
    code: code ?? undefined,
  })
  if (!typed.data?.password) throwFieldError('ownPassword', staffWords.ownPassword.missing, req)
  try {
    await assertIdentity(req, user, { ...typed.data, code: typed.data.code?.trim() })
  } catch (error) {
    const path = error instanceof TwoFactorError ? 'code' : 'ownPassword'
    throwFieldError(path, toProblem(error).message, req)
  }
}

/** Returns an error message; null on success. Needs no two-factor code. */
export async function checkOwnPassword(
  req: PayloadRequest,
  user: User,
  password: string,
): Promise<string | null> {
  try {
    await refundRateLimitCounts(req.payload, await verifyPassword(req, user, password))
    return null
  } catch (error) {
    return toProblem(error).message
  }
}

function toProblem(error: unknown): { message: string; status: number } {
  if (error instanceof TwoFactorError) return { message: error.message, status: error.status }
  if (error instanceof SignInLimitError) return { message: staffWords.signIn.help, status: 429 }
  if (error instanceof AuthenticationError) return { message: texts.wrongPassword, status: 401 }
  throw error
}

export async function parseIdentityBody(
  req: PayloadRequest,
): Promise<Partial<z.output<typeof identitySchema>>> {
  const body: unknown = await req.json?.().catch(() => null)
  return identitySchema.partial().safeParse(body).data ?? {}
}

export function throwFieldError(path: string, message: string, req: PayloadRequest): never {
  const refusal = new ValidationError({ collection: 'users', errors: [{ message, path }] }, req.t)
  // The account page closes password fields on an error and shows this message.
  refusal.message = message
  throw refusal
}
