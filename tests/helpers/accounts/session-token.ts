import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { waitOptions } from '#tests/helpers/wait-options.ts'

export interface Credentials {
  email: string
  password: string
}

export async function fetchSessionToken(cmsUrl: string, account: Credentials): Promise<string> {
  const response = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
    signal: AbortSignal.timeout(waitOptions.timeout),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`${account.email} could not sign in.`)
  return token
}

const sessionSeconds = 10 * 60 * 60

/** Opens a session without signing in, which hashes the password. `secret` is PAYLOAD_SECRET. */
export async function mintSessionToken(
  database: Pick<ClientBase | Pool, 'query'>,
  email: string,
  secret: string,
): Promise<string> {
  const sid = randomUUID()
  const { rows } = await database.query<{ id: string; role: string }>(
    `WITH owner AS (SELECT id, role FROM users WHERE email = $1), session AS (
       INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
       SELECT (SELECT count(*) + 1 FROM users_sessions WHERE _parent_id = owner.id), id, $2, now(),
         now() + make_interval(secs => $3)
       FROM owner)
     SELECT id, role FROM owner`,
    [email, sid, sessionSeconds],
  )
  const issuedAt = Math.floor(Date.now() / 1000)
  const times = { iat: issuedAt, exp: issuedAt + sessionSeconds }
  return signToken({ ...rows[0]!, collection: 'users', email, sid, ...times }, secret)
}

/** Copied from payload/dist/auth/jwt.js, because loading Payload is slow. */
function signToken(claims: object, secret: string): string {
  const header = { alg: 'HS256', authVersion: 1, typ: 'JWT' }
  const content = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}
