import { generateCookie, parseCookies } from 'payload'
import { deviceKnownSeconds } from '#business/accounts/sign-in-limits.ts'
import { environment } from '#environment.ts'
import { readSignedToken, signedToken } from '#platform/crypto/signed-token.ts'

const cookieName = 'saaf-known-device'
// As many people as share the computer of a counter; each has a token in the cookie.
const mostAccounts = 8

const purposeOf = (email: string) => `has signed in as ${email}`

/** The token of a device on which somebody has signed in to the account of an address; null where nobody has. */
export function knownDevice(headers: Headers, email: string, secret: string): string | null {
  const isOfAccount = (token: string) => {
    const signedInAt = readSignedToken(secret, purposeOf(email), token)
    return signedInAt !== null && Date.now() < signedInAt + deviceKnownSeconds * 1000
  }
  return tokensIn(headers).find(isOfAccount) ?? null
}

/** The cookie by which a device is known once somebody has signed in on it. It opens nothing. */
export function knownDeviceCookie(headers: Headers, email: string, secret: string): string {
  const before = knownDevice(headers, email, secret)
  const others = tokensIn(headers).filter((token) => token !== before)
  const own = signedToken(secret, purposeOf(email), Date.now())
  return generateCookie({
    name: cookieName,
    value: [own, ...others].slice(0, mostAccounts).join('~'),
    maxAge: deviceKnownSeconds,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: environment.siteUrl.startsWith('https:'),
    returnCookieAsObject: false,
  }) as string
}

function tokensIn(headers: Headers): string[] {
  return parseCookies(headers).get(cookieName)?.split('~', mostAccounts) ?? []
}
