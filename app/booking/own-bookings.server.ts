import { createCookie } from '@remix-run/node'
import { hashManageKey, hasOpenBooking } from '#app/models/bookings/managed-bookings.server.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { environment } from '#environment.ts'

/**
 * Hashes of request keys, which recognise this browser's bookings but open none. A corrected email
 * changes a manage key.
 */
const cookie = createCookie('bookings', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: environment.siteUrl.startsWith('https:'),
  maxAge: 30 * 24 * 60 * 60,
})

const maxRemembered = 5

export async function rememberBooking(
  request: Request,
  requestKey: string | undefined,
): Promise<Headers> {
  if (!requestKey) return new Headers()
  const hashes = new Set([hashManageKey(requestKey), ...(await readHashes(request))])
  const value = await cookie.serialize([...hashes].slice(0, maxRemembered))
  return new Headers({ 'Set-Cookie': value })
}

export async function hasSamePickup(
  request: Request,
  booking: Pickup & { phone: string },
): Promise<boolean> {
  const hashes = await readHashes(request)
  return hashes.length > 0 && hasOpenBooking(hashes, booking)
}

async function readHashes(request: Request): Promise<string[]> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'))
  if (!Array.isArray(value)) return []
  return value
    .filter((hash): hash is string => typeof hash === 'string' && /^[\w-]{43}$/.test(hash))
    .slice(0, maxRemembered)
}
