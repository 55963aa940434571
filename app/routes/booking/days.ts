import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { daysAtATime } from '#app/components/booking/offered-days.ts'
import { pickupDays } from '#app/models/bookings/pickup-days.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'

/** Said here: of what the answer itself says Remix passes nothing on to a page that asks. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** What can be booked in the weeks from a day on, for a visitor who looks further ahead than the form already knows. */
export async function loader({ request }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get('from') ?? ''
  if (!isLocalDate(from)) return data({ days: [] }, 400)
  const rules = (await siteContent()).business.pickupRules
  return data({ days: await pickupDays({ from, days: daysAtATime, rules, now: new Date() }) })
}

/** What was asked for once is asked for again only by choosing another day. */
export function shouldRevalidate() {
  return false
}
