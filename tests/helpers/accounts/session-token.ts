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
