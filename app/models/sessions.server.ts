import {
  AuthenticationError,
  createLocalReq,
  generateExpiredPayloadCookie,
  generatePayloadCookie,
  logoutOperation,
  parseCookies,
} from 'payload'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import { SignInLimitError } from '#collections/users/guard-sign-in.ts'
import { TwoFactorError } from '#collections/users/require-two-factor.ts'
import type { User } from '#payload-types.ts'
import { isDatabaseResponding } from '#platform/monitoring/health.ts'
import { payloadClient } from './payload.server.ts'

interface SignInRefusal {
  /** Set after too many failures. */
  waitSeconds: number | null
  /** Problem with the two-factor code, after a correct password. */
  codeProblem: 'needed' | 'wrong' | 'tooOften' | null
}

/**
 * Opens a session, shared with the CMS. After too many wrong passwords, `waitSeconds` is set, but
 * `reason` stays the same. Asks for the two-factor `code` only after a correct password. Throws if
 * the database is unavailable.
 */
export async function signIn(
  { email, password, code }: { email: string; password: string; code?: string },
  { headers }: Request,
): Promise<Outcome<{ cookies: Headers; user: User }, SignInRefusal>> {
  const payload = await payloadClient()
  const responseHeaders = new Headers()
  try {
    const { token, user } = await payload.login({
      collection: 'users',
      data: { email, password },
      context: { twoFactorCode: code },
      overrideAccess: false,
      req: { headers, responseHeaders },
    })
    if (!token || !user) throw new Error('Payload returned no token after signing in.')
    const session = generatePayloadCookie({
      collectionAuthConfig: payload.collections.users.config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    })
    responseHeaders.append('Set-Cookie', String(session))
    return { ok: true, cookies: responseHeaders, user }
  } catch (error) {
    if (error instanceof TwoFactorError) {
      const { message, reason, waitSeconds } = error
      return { ok: false, reason: message, waitSeconds, codeProblem: reason }
    }
    const waitSeconds = error instanceof SignInLimitError ? error.waitSeconds : null
    if (waitSeconds === null && !(error instanceof AuthenticationError)) throw error
    return { ok: false, reason: staffWords.signIn.wrong, waitSeconds, codeProblem: null }
  }
}

/**
 * Returns the user of a session cookie; null if it is missing, expired or signed out.
 * Throws if the database is unavailable.
 */
export async function findUserByCookies(cookieHeader: string | null): Promise<User | null> {
  const payload = await payloadClient()
  const cookies = parseCookies(new Headers({ Cookie: cookieHeader ?? '' }))
  const token = cookies.get(`${payload.config.cookiePrefix}-token`)
  // Other characters may not be valid in a header.
  if (!token || !/^[\w.-]+$/.test(token)) return null
  // Payload accepts the cookie only with an Origin header, which navigation may lack. Our origin
  // check (request-checks.server.ts) and SameSite=Lax prevent CSRF.
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
  // Payload also returns no user if the lookup fails.
  if (!user && !(await isDatabaseResponding(payload)))
    throw new Error('The database does not answer.')
  return user
}

/** Revokes the session on the server. Returns the cookie that clears the browser's. */
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
