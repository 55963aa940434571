import type { LoaderFunctionArgs } from '@remix-run/node'
import { daysPerRequest } from '#app/booking-fields/use-offered-days.ts'
import { orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { languageFor, wordsOf } from '#app/http/request-content.server.ts'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { isLocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { loadOfferedDays } from './offered-days.server.ts'

/** From today by default. With a manage key, the place of that booking counts as free. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const now = new Date()
  const from = query.get('from') ?? localDateAt(now)
  const key = query.get('manage')
  const headers = { 'Cache-Control': 'no-store' }
  if (!isLocalDate(from)) return Response.json([], { status: 400, headers })
  const rules = (await siteContent(languageFor(request))).business.pickupRules
  const exceptBookingId = key
    ? (await orServiceUnavailable(request, findByManageKey(key, now))).booking?.id
    : undefined
  return Response.json(
    await loadOfferedDays({
      from,
      days: daysPerRequest,
      rules,
      now,
      exceptBookingId,
      words: wordsOf(request),
    }),
    { headers },
  )
}
