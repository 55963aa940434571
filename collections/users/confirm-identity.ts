import { AuthenticationError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import * as staffMessages from '#business/words/staff-messages.ts'
import { textLimits } from '#business/words/text-limits.ts'
import type { User } from '#payload-types.ts'
import { refundCounted } from '#platform/limits/rate-limits.ts'
import { secondStepOf } from '#platform/two-factor/second-step.ts'
import { SignInLimited, verifyPassword } from './guard-sign-in.ts'
import { checkCode, SecondStepRefused } from './require-second-step.ts'

const texts = staffMessages.secondStep

const identitySchema = z.object({
  password: z.string().max(textLimits.password),
  code: z.string().max(textLimits.code).optional(),
  ownPassword: z.string(),
})

/** Checks the password, and any two-factor code, as at sign-in. Null on success. */
export async function refusalOfIdentity(req: PayloadRequest, user: User): Promise<Response | null> {
  const { password, code } = await sentIdentity(req)
  if (!password) return refused(texts.wrongPassword, 401)
  try {
    await assertIdentity(req, user, { password, code: code?.trim() })
    return null
  } catch (error) {
    const { message, status } = toProblem(error)
    return refused(message, status)
  }
}

async function assertIdentity(
  req: PayloadRequest,
  user: User,
  { password, code }: { password: string; code?: string },
): Promise<void> {
  await refundCounted(req.payload, await verifyPassword(req, user, password))
  const { isOn } = await secondStepOf(req, user.id)
  if (!isOn) return
  if (!code) throw new SecondStepRefused('needed')
  await checkCode(req, user, code)
}

/** Returns an error message or null; needs no two-factor code. */
export async function problemOfPassword(
  req: PayloadRequest,
  user: User,
  password: string,
): Promise<string | null> {
  try {
    await refundCounted(req.payload, await verifyPassword(req, user, password))
    return null
  } catch (error) {
    return toProblem(error).message
  }
}

function toProblem(error: unknown): { message: string; status: number } {
  if (error instanceof SecondStepRefused) return { message: error.message, status: error.status }
  if (error instanceof SignInLimited) return { message: staffMessages.signIn.help, status: 429 }
  if (error instanceof AuthenticationError) return { message: texts.wrongPassword, status: 401 }
  throw error
}

/** Empty for an invalid body. */
export async function sentIdentity(
  req: PayloadRequest,
): Promise<Partial<z.output<typeof identitySchema>>> {
  const body: unknown = await req.json?.().catch(() => null)
  return identitySchema.partial().safeParse(body).data ?? {}
}

export function refused(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
