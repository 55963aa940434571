import { extractJWT, type Payload, type TypedUser } from 'payload'
import { isDatabaseResponding } from '#platform/monitoring/health.ts'

/** Null without a valid session. `unknown` if the database does not respond. */
export async function findSession(
  payload: Payload,
  headers: Headers,
): Promise<TypedUser | 'unknown' | null> {
  if (!extractJWT({ headers, payload })) return null
  const { user } = await payload.auth({ headers })
  return user ?? ((await isDatabaseResponding(payload)) ? null : 'unknown')
}
