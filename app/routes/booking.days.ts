import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { siteContent } from '#app/models/content.server'
import { pickupDays } from '#app/models/pickup-days.server'
import { isLocalDate } from '#business/local-time'
import { daysAtATime } from './_site.booking/offered-days'

/** What can be booked in the weeks from a day on, for a visitor who looks further ahead than the form already knows. */
export async function loader({ request }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get('from') ?? ''
  const headers = { 'Cache-Control': 'no-store' }
  if (!isLocalDate(from)) return data({ days: [] }, { status: 400, headers })
  const rules = (await siteContent()).business.pickupRules
  return data(
    { days: await pickupDays({ from, days: daysAtATime, rules, now: new Date() }) },
    { headers },
  )
}
