import { waitOptions } from '#tests/helpers/wait-options.ts'

export interface Credentials {
  email: string
  password: string
}

export async function fetchSessionToken(cmsUrl: string, who: Credentials): Promise<string> {
  const answer = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
    signal: AbortSignal.timeout(waitOptions.timeout),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`${who.email} could not sign in.`)
  return token
}
