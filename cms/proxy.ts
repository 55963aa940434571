import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { environment } from '#environment.ts'
import { cmsSecurityHeaders } from '#security-headers.ts'

const policy = 'Content-Security-Policy'

/** Next reads the script nonce from the request's policy. */
export function proxy(request: NextRequest) {
  const nonce = randomBytes(16).toString('base64')
  const value = cmsSecurityHeaders(environment, nonce)[policy]!
  const headers = new Headers(request.headers)
  headers.set(policy, value)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(policy, value)
  return response
}

// Next buffers bodies here, so uploads are excluded.
export const config = { matcher: '/cms/:path*' }
