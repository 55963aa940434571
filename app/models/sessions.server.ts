import {
  AuthenticationError,
  createLocalReq,
  generateExpiredPayloadCookie,
  generatePayloadCookie,
  logoutOperation,
  parseCookies,
} from 'payload'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { SignInLimited } from '#collections/users/guard-sign-in.ts'
import { SecondStepRefused } from '#collections/users/require-second-step.ts'
import type { User } from '#payload-types.ts'
import { databaseAnswers } from '#platform/database/health/health.ts'
import { payloadClient } from './payload.server.ts'

interface SignInRefusal {
  /** Where something was wrong too often. */
  waitSeconds: number | null
  /** Where the password was right: what is the matter with the code of the second step. */
  code: 'needed' | 'wrong' | 'tooOften' | null
}

/**
 * Opens a session for an account, which the cookies carry: the same that the CMS opens. Whose password is wrong too often
 * has to wait, and reads the same as before. An account with a second step asks for its `code` only once the password was
 * right. Throws where the database is away.
 */
export async function signIn(
  { email, password, code }: { email: string; password: string; code?: string },
  { headers }: Request,
): Promise<Outcome<{ cookies: Headers }, SignInRefusal>> {
  const payload = await payloadClient()
  const responseHeaders = new Headers()
  try {
    const { token } = await payload.login({
      collection: 'users',
      data: { email, password },
      context: { code },
      overrideAccess: false,
      req: { headers, responseHeaders },
    })
    if (!token) throw new Error('Payload signed an account in without a token.')
    const session = generatePayloadCookie({
      collectionAuthConfig: payload.collections.users.config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    })
    responseHeaders.append('Set-Cookie', String(session))
    return { ok: true, cookies: responseHeaders }
  } catch (error) {
    if (error instanceof SecondStepRefused) {
      const { message, reason, waitSeconds } = error
      return { ok: false, reason: message, waitSeconds, code: reason }
    }
    const waitSeconds = error instanceof SignInLimited ? error.waitSeconds : null
    if (waitSeconds === null && !(error instanceof AuthenticationError)) throw error
    return { ok: false, reason: staffMessages.signIn.wrong, waitSeconds, code: null }
  }
}

/**
 * Whose session a `Cookie` header carries, or null where it is nobody's, has run out or was signed out. Throws where the
 * database is away, and so cannot say.
 */
export async function userOfCookies(cookieHeader: string | null): Promise<User | null> {
  const payload = await payloadClient()
  const cookies = parseCookies(new Headers({ Cookie: cookieHeader ?? '' }))
  const token = cookies.get(`${payload.config.cookiePrefix}-token`)
  if (!token) return null
  // As a header: Payload takes a cookie only with an Origin, which plain navigation does not send everywhere.
  // Remix itself refuses actions from other origins, and the cookie is SameSite=Lax.
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
  // Payload takes a session that it cannot look up for none.
  if (!user && !(await databaseAnswers(payload))) throw new Error('The database does not answer.')
  return user
}

/**
 * Ends a session on the server, so that its cookie is worth nothing wherever it was copied to.
 * Returns the cookie that removes it from the browser.
 */
export async function signOut(user: User): Promise<string> {
  const payload = await payloadClient()
  await logoutOperation({
    collection: payload.collections.users,
    req: await createLocalReq({ user }, payload),
  })
  return generateExpiredPayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  })
}
