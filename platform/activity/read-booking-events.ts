import type { Payload, PayloadRequest } from 'payload'
import type { BookingEventType } from '#business/bookings/events.ts'
import type { BookingEvent, User } from '#payload-types.ts'

interface Reading {
  /** Whose rights apply; without a user it is our own code that reads. */
  user?: User
  req?: PayloadRequest
  /** Only events of this type. */
  type?: BookingEventType
}

/** The events of a booking, oldest first. */
export async function eventsOfBooking(
  payload: Payload,
  booking: string,
  reading: Reading = {},
): Promise<BookingEvent[]> {
  return (await eventsOfBookings(payload, [booking], reading)).get(booking)!
}

/** The events of each booking, oldest first, by the id of the booking. */
export async function eventsOfBookings(
  payload: Payload,
  bookings: string[],
  { user, req, type }: Reading = {},
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
