import { patience } from './patience.ts'

export interface Credentials {
  email: string
  password: string
}

export async function sessionToken(cmsUrl: string, who: Credentials): Promise<string> {
  const answer = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
    signal: AbortSignal.timeout(patience.timeout),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`${who.email} could not sign in.`)
  return token
}
