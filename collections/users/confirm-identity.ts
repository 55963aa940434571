import { AuthenticationError, createLocalReq, logoutOperation, type PayloadRequest } from 'payload'
import { z } from 'zod'
import * as staffMessages from '#business/words/staff-messages.ts'
import { textLimits } from '#business/words/text-limits.ts'
import type { User } from '#payload-types.ts'
import { SignInLimited } from './guard-sign-in.ts'
import { SecondStepRefused } from './require-second-step.ts'

const say = staffMessages.secondStep

const identitySchema = z.object({
  password: z.string().max(textLimits.password),
  code: z.string().max(textLimits.code).optional(),
})

/** Why whoever is signed in is not taken for the owner of the account; null where they are. */
export async function refusalOfIdentity(req: PayloadRequest, user: User): Promise<Response | null> {
  const { password, code } = await sentIdentity(req)
  if (!password) return refused(say.wrongPassword, 401)
  try {
    await signInAgain(req, user, { password, code })
    return null
  } catch (error) {
    const { message, status } = problemOf(error)
    return refused(message, status)
  }
}

/** The sentence for a password that is not that of whoever is signed in; null for theirs. No code is asked for. */
export async function problemOfPassword(
  req: PayloadRequest,
  user: User,
  password: string,
): Promise<string | null> {
  try {
    await signInAgain(req, user, { password })
    return null
  } catch (error) {
    const isRight = error instanceof SecondStepRefused && error.reason === 'needed'
    return isRight ? null : problemOf(error).message
  }
}

/** And out again: so what is asked for, and how often somebody may guess, is the same as at sign-in. */
async function signInAgain(
  { payload, headers }: PayloadRequest,
  { email }: User,
  { password, code }: { password: string; code?: string },
): Promise<void> {
  const { token } = await payload.login({
    collection: 'users',
    data: { email, password },
    context: { code },
    overrideAccess: false,
    req: { headers },
  })
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
  await logoutOperation({
    collection: payload.collections.users,
    req: await createLocalReq({ user: user! }, payload),
  })
}

function problemOf(error: unknown): { message: string; status: number } {
  if (error instanceof SecondStepRefused) return { message: error.message, status: error.status }
  if (error instanceof SignInLimited) return { message: staffMessages.signIn.help, status: 429 }
  if (error instanceof AuthenticationError) return { message: say.wrongPassword, status: 401 }
  throw error
}

/** What was sent, as far as it is what it should be. */
export async function sentIdentity(
  req: PayloadRequest,
): Promise<Partial<z.output<typeof identitySchema>>> {
  const body: unknown = await req.json?.().catch(() => null)
  return identitySchema.partial().safeParse(body).data ?? {}
}

/** An answer that refuses, in the form of Payload’s own. */
export function refused(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
