import type { LoaderFunctionArgs } from '@remix-run/node'
import { eventStream } from '#app/http/event-stream.server.ts'
import {
  type BookingUpdate,
  listUpdatesSince,
  subscribeToBookingUpdates,
} from '#app/models/bookings/booking-updates.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'

/** Booking updates as server-sent events, or as JSON for polling. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const since = readSince(request)
  if (!request.headers.get('Accept')?.includes('text/event-stream')) {
    return Response.json(await listUpdatesSince(user, since), {
      headers: { 'Cache-Control': 'no-store' },
    })
  }
  // Checks access before the stream starts; `buffered` holds the updates until then.
  const missed = listUpdatesSince(user, since)
  const buffered: BookingUpdate[] = []
  let onUpdates = (news: BookingUpdate[]) => void buffered.push(...news)
  const unsubscribe = subscribeToBookingUpdates((news) => onUpdates(news))
  try {
    buffered.unshift(...(await missed))
  } catch (error) {
    unsubscribe()
    throw error
  }
  return eventStream(request, (send) => {
    onUpdates = (news) => {
      if (news.length > 0) send(news.at(-1)!.updatedAt, news)
    }
    onUpdates(buffered)
    return unsubscribe
  })
}

/** The instant of the last update that the browser received. */
function readSince(request: Request): Date {
  const lastReceived =
    request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('since')
  const since = new Date(lastReceived ?? NaN)
  return Number.isNaN(+since) ? new Date() : since
}
