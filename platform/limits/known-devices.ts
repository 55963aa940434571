import { generateCookie, parseCookies } from 'payload'
import { deviceKnownSeconds } from '#business/accounts/sign-in-limits.ts'
import { environment } from '#environment.ts'
import { createSignedToken, verifySignedToken } from '#platform/crypto/signed-token.ts'

const cookieName = 'saaf-known-device'
// People who share a counter's computer.
const maxAccounts = 8

const purposeFor = (email: string) => `has signed in as ${email}`

/** Returns the device's token; null if it has not signed in to this account. */
export function findKnownDeviceToken(
  headers: Headers,
  email: string,
  secret: string,
): string | null {
  const isValid = (token: string) => {
    const signedInAt = verifySignedToken(secret, purposeFor(email), token)
    return signedInAt !== null && Date.now() < signedInAt + deviceKnownSeconds * 1000
  }
  return tokensIn(headers).find(isValid) ?? null
}

/** Creates the cookie to set after a sign-in. It grants no access. */
export function createKnownDeviceCookie(headers: Headers, email: string, secret: string): string {
  const before = findKnownDeviceToken(headers, email, secret)
  const others = tokensIn(headers).filter((token) => token !== before)
  const own = createSignedToken(secret, purposeFor(email), Date.now())
  return generateCookie({
    name: cookieName,
    value: [own, ...others].slice(0, maxAccounts).join('~'),
    maxAge: deviceKnownSeconds,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: environment.siteUrl.startsWith('https:'),
    returnCookieAsObject: false,
  }) as string
}

function tokensIn(headers: Headers): string[] {
  return parseCookies(headers).get(cookieName)?.split('~', maxAccounts) ?? []
}
