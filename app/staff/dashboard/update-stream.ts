import type { LoaderFunctionArgs } from '@remix-run/node'
import { eventStream } from '#app/http/event-stream.server.ts'
import {
  type BookingUpdate,
  listUpdatesSince,
  subscribeToBookingUpdates,
} from '#app/models/bookings/booking-updates.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const since = readSince(request)
  if (!request.headers.get('Accept')?.includes('text/event-stream')) {
    return Response.json(await listUpdatesSince(user, since), {
      headers: { 'Cache-Control': 'no-store' },
    })
  }
  // Checks access before the stream starts. `buffered` collects updates until then.
  const missed = listUpdatesSince(user, since)
  const buffered: BookingUpdate[] = []
  let onUpdates = (updates: BookingUpdate[]) => void buffered.push(...updates)
  const unsubscribe = subscribeToBookingUpdates((updates) => onUpdates(updates))
  try {
    buffered.unshift(...(await missed))
  } catch (error) {
    unsubscribe()
    throw error
  }
  return eventStream(context.closed ?? request.signal, (send) => {
    onUpdates = (updates) => {
      if (updates.length > 0) send(updates.at(-1)!.updatedAt, updates)
    }
    onUpdates(buffered)
    return unsubscribe
  })
}

function readSince(request: Request): Date {
  const lastReceived =
    request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('since')
  const since = new Date(lastReceived ?? NaN)
  return Number.isNaN(+since) ? new Date() : since
}
