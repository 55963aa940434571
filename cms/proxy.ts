import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { environment } from '#environment.ts'
import { cmsSecurityHeaders } from '#security-headers.ts'

const policy = 'Content-Security-Policy'

/** The scripts of a page of the CMS carry its nonce, which Next takes from the policy that it finds in the request. */
export function proxy(request: NextRequest) {
  const nonce = randomBytes(16).toString('base64')
  const value = cmsSecurityHeaders(environment, nonce)[policy]!
  const headers = new Headers(request.headers)
  headers.set(policy, value)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(policy, value)
  return response
}

// Not the uploads: what passes here is kept in memory.
export const config = { matcher: '/cms/:path*' }
