import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, vi } from 'vitest'
import * as login from '#app/staff/sign-in/sign-in.tsx'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { ApiError, callRestApi, type TestPerson } from '#tests/access/api-clients.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { totpCode } from '#tests/helpers/accounts/totp-code.ts'
import { personWithTwoFactor } from '#tests/helpers/accounts/two-factor.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { post, readCookie } from '#tests/helpers/http/route-request.ts'

export const payload = await testPayload()
export const { drizzle } = getPostgres(payload)
export const strong = 'marigold awning ink'

export const send = <Answer>(
  { token }: { token: string | null },
  path: string,
  body: object = {},
) => callRestApi<Answer>(token, 'POST', `users/${path}`, JSON.stringify(body))

/** Uses up the current code. */
export async function turnOn(owner: TestPerson) {
  const { key } = await send<{ key: string }>(owner, 'two-factor/begin', { password })
  const codes = await send<{ recoveryCodes: string[] }>(owner, 'two-factor/confirm', {
    code: totpCode(key),
  })
  return { key, ...codes }
}

export const guarded = (role?: 'admin' | 'staff') => personWithTwoFactor(payload, role)

interface Attempt {
  email: string
  password?: string
  code?: string
}

export const signInChannels = {
  async site({ email, password: typed = password, code }: Attempt) {
    const answer = await post(login, '/admin/login', {
      email,
      password: typed,
      ...(code !== undefined && { code }),
    })
    return {
      status: answer.status,
      token: readCookie(answer, 'payload-token')?.value ?? null,
      asksCode: answer.data?.asksCode ?? false,
    }
  },
  async cms({ email, password: typed = password, code }: Attempt) {
    try {
      const { token } = await send<{ token: string }>({ token: null }, 'login', {
        email,
        password: typed,
        code,
      })
      return { status: 302, token, asksCode: false }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        status: error.status,
        token: null,
        asksCode: error.message.includes('"needs":"code"'),
      }
    }
  },
  async 'Local API'({ email, password: typed = password, code }: Attempt) {
    try {
      const data = { email, password: typed }
      const { token = null } = await payload.login({
        collection: 'users',
        data,
        context: { twoFactorCode: code },
        overrideAccess: true,
      })
      return { status: 302, token, asksCode: false }
    } catch (error) {
      const { status, data } = error as { status: number; data?: { needs?: string } }
      return { status, token: null, asksCode: data?.needs === 'code' }
    }
  },
}

export const channelNames = Object.keys(signInChannels) as (keyof typeof signInChannels)[]

export const signedInEmail = async (token: string | null) =>
  (await callRestApi<{ user: User | null }>(token, 'GET', 'users/me')).user?.email

export const countSessions = async ({ id }: Pick<User, 'id'>) => {
  const { rows } = await drizzle.execute(
    sql`SELECT id FROM users_sessions WHERE _parent_id = ${id}`,
  )
  return rows.length
}

export function resetBeforeEach(): void {
  beforeEach(() => emptyDatabase(payload))
  afterEach(() => vi.useRealTimers())
}
