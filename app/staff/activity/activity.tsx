import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listActivity, listActors } from '#app/models/activity.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import * as staffWords from '#business/words/staff.ts'
import { ActivityFilterForm } from './activity-filter-form.tsx'
import { ActivityLog } from './activity-log.tsx'
import { parseActivityQuery } from './activity-query.server.ts'

export const meta: MetaFunction = () => [
  { title: 'Activity' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { query, isInvalid } = parseActivityQuery(request)
  const { invalidLink, readFailed } = staffWords.activity
  const now = Date.now()
  try {
    const [page, people] = await Promise.all([listActivity(user, query), listActors(user)])
    return data({ query, page, people, note: isInvalid ? invalidLink : null, now })
  } catch (error) {
    logFailure(readFailed, error)
    const note = `${readFailed}. ${staffWords.requestErrors.unavailable}`
    return data({ query, page: null, people: [], note, now }, { status: 503 })
  }
}

export default function Activity() {
  const { query, page, people, note, now } = useLoaderData<typeof loader>()
  const { date, by } = query
  return (
    <StaffPage>
      <h1 className="text-xl font-bold">Activity</h1>
      {note && <p className="mt-2 font-semibold">{note}</p>}
      <ActivityFilterForm date={date} by={by} people={people} />
      {page && <ActivityLog page={page} filter={{ date, by }} now={new Date(now)} />}
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-error-boundary.tsx'
