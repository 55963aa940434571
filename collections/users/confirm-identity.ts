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

/**
 * Why whoever is signed in is not taken for the owner of the account; null where they are. They sign in once more, and out
 * again: so what is asked for, and how often somebody may guess, is the same as there.
 */
export async function refusalOfIdentity(
  req: PayloadRequest,
  { email }: User,
): Promise<Response | null> {
  const { payload, headers } = req
  const { password, code } = await sentIdentity(req)
  if (!password) return refused(say.wrongPassword, 401)
  try {
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
    return null
  } catch (error) {
    if (error instanceof SecondStepRefused) return refused(error.message, error.status)
    if (error instanceof SignInLimited) return refused(staffMessages.signIn.help, 429)
    if (error instanceof AuthenticationError) return refused(say.wrongPassword, 401)
    throw error
  }
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
