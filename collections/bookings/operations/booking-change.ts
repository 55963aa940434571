import type { Payload, PayloadRequest } from 'payload'
import type { Door, NewBookingEvent } from '#business/bookings/events.ts'
import type { Booking, User } from '#payload-types.ts'
import type { BookingCommand } from '#platform/payload/request-context.ts'

/** Who changes a booking, and through which channel. A customer has no account, but the key of a manage link. */
export interface Actor {
  payload: Payload
  user: User | null
  door: Door
}

/**
 * Writes what an operation changes, once and in a transaction. The collection's hook `applyOperations` enforces the rules there,
 * and derives the same operations from what REST and the admin write.
 */
export function writeBooking(
  { payload, user, door }: Actor,
  id: string,
  data: Partial<Booking>,
  command: BookingCommand = {},
): Promise<Booking> {
  return payload.update({
    collection: 'bookings',
    id,
    data,
    depth: 0,
    user,
    // The key of a manage link is the right to change its booking.
    overrideAccess: door === 'manage-link',
    context: { door, booking: command },
  })
}

/** A change of a booking in the transaction of its request, while the row is locked. */
export interface BookingChange {
  /** The booking as it is stored. */
  before: Booking
  /** What will be stored, by the operations so far. */
  data: Partial<Booking>
  command: BookingCommand
  door: Door
  req: PayloadRequest
  now: Date
}

/** What one operation stores: fields of the booking and an event; nothing if the change is none of its kind. */
interface Effect {
  data?: Partial<Booking>
  event?: NewBookingEvent
}

export type Operation = (change: BookingChange) => Effect | Promise<Effect>
