import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listActivity, peopleActing } from '#app/models/activity.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { readActivityAddress } from './activity-address.server.ts'
import { ActivityChoice } from './activity-choice.tsx'
import { ActivityLines } from './activity-lines.tsx'

export const meta: MetaFunction = () => [
  { title: 'Activity' },
  { name: 'robots', content: 'noindex' },
]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const { address, isUnreadable } = readActivityAddress(request)
  const { unreadableAddress, readFailed } = staffMessages.activity
  const now = Date.now()
  try {
    const [page, people] = await Promise.all([listActivity(user, address), peopleActing(user)])
    return data({ address, page, people, note: isUnreadable ? unreadableAddress : null, now })
  } catch (error) {
    logFailure(readFailed, error)
    const note = `${readFailed}. ${messages.request.unavailable}`
    return data({ address, page: null, people: [], note, now }, { status: 503 })
  }
}

export default function Activity() {
  const { address, page, people, note, now } = useLoaderData<typeof loader>()
  const { date, by } = address
  return (
    <StaffPage>
      <h1 className="text-xl font-bold">Activity</h1>
      {note && <p className="mt-2 font-semibold">{note}</p>}
      <ActivityChoice date={date} by={by} people={people} />
      {page && <ActivityLines page={page} filter={{ date, by }} now={new Date(now)} />}
    </StaffPage>
  )
}

export { StaffProblem as ErrorBoundary } from '#app/staff/shell/staff-problem.tsx'
