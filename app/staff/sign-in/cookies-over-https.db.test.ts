import { handleEndpoints } from 'payload'
import { expect, it, vi } from 'vitest'
import config from '#payload.config.ts'
import { password } from '#tests/setup/accounts.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { cookieIn, post } from '#tests/setup/route-request.ts'
import * as login from './sign-in.tsx'
import * as signOut from './sign-out.ts'

// Set before the imports read it.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://www.saaf.example'
  process.env.CMS_URL = 'https://www.saaf.example'
})

const payload = await testPayload()

function signInAtCms(email: string) {
  const body = JSON.stringify({ email, password })
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request('http://localhost/api/users/login', { method: 'POST', headers, body })
  return handleEndpoints({ config, request })
}

it('marks every staff cookie as Secure when the site uses https', async () => {
  const { email } = await userWithRole(payload, 'staff')
  const signedIn = await post(login, '/admin/login', { email, password })
  const { value: token } = cookieIn(signedIn, 'payload-token')!
  const signedOut = await post(signOut, '/admin/sign-out', {}, { as: { token } })
  for (const answer of [signedIn, signedOut]) {
    for (const name of ['payload-token', 'toast']) {
      expect(cookieIn(answer, name)?.attributes, name).toHaveProperty('secure')
      expect(cookieIn(answer, name)?.attributes, name).toHaveProperty('httponly')
    }
  }
  const session = cookieIn(await signInAtCms(email), 'payload-token')?.attributes
  expect(session).toHaveProperty('secure')
  expect(session).toHaveProperty('httponly')
  expect(session).toMatchObject({ path: '/', samesite: 'Lax' })
})
