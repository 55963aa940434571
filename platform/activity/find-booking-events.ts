import type { Payload, PayloadRequest } from 'payload'
import type { BookingEventType } from '#business/bookings/events.ts'
import type { BookingEvent, User } from '#payload-types.ts'

interface ReadOptions {
  /** Without a user, access control is off. */
  user?: User
  req?: PayloadRequest
  type?: BookingEventType
}

export async function findBookingEvents(
  payload: Payload,
  booking: string,
  options: ReadOptions = {},
): Promise<BookingEvent[]> {
  return (await findEventsByBooking(payload, [booking], options)).get(booking)!
}

export async function findEventsByBooking(
  payload: Payload,
  bookings: string[],
  { user, req, type }: ReadOptions = {},
): Promise<Map<string, BookingEvent[]>> {
  const events = new Map<string, BookingEvent[]>(bookings.map((id) => [id, []]))
  const { docs } = await payload.find({
    collection: 'booking-events',
    where: { booking: { in: bookings }, ...(type && { type: { equals: type } }) },
    sort: ['createdAt', 'type'],
    pagination: false,
    depth: 0,
    user,
    req,
    overrideAccess: !user,
  })
  for (const event of docs) events.get(event.booking)!.push(event)
  return events
}
