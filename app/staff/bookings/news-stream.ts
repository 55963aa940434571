import type { LoaderFunctionArgs } from '@remix-run/node'
import { eventStream } from '#app/http/event-stream.server.ts'
import {
  type BookingNews,
  followBookings,
  newsSince,
} from '#app/models/bookings/booking-news.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'

/** What happens to bookings: as it happens, or, where that does not get through, since an instant. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const since = sinceOf(request)
  if (!request.headers.get('Accept')?.includes('text/event-stream')) {
    return Response.json(await newsSince(user, since), { headers: { 'Cache-Control': 'no-store' } })
  }
  // Who may not follow is told so before anything is said.
  const missed = newsSince(user, since)
  const early: BookingNews[] = []
  let hear = (news: BookingNews[]) => void early.push(...news)
  const stop = followBookings((news) => hear(news))
  try {
    early.unshift(...(await missed))
  } catch (error) {
    stop()
    throw error
  }
  return eventStream(request, (say) => {
    hear = (news) => {
      if (news.length > 0) say(news.at(-1)!.updatedAt, news)
    }
    hear(early)
    return stop
  })
}

/** From when on the browser knows nothing, by what it heard last or by its address. */
function sinceOf(request: Request): Date {
  const asked =
    request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('since')
  const since = new Date(asked ?? NaN)
  return Number.isNaN(+since) ? new Date() : since
}
