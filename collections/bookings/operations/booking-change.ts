import type { Payload, PayloadRequest } from 'payload'
import type { Door, NewBookingEvent } from '#business/bookings/events.ts'
import type { Booking, User } from '#payload-types.ts'
import type { BookingCommand } from '#platform/payload/request-context.ts'

/** Customers have a manage link and no account. */
export interface Actor {
  payload: Payload
  user: User | null
  door: Door
}

/** `applyOperations` enforces the rules, also for REST and the admin. */
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
    // The manage link authorises the change.
    overrideAccess: door === 'manage-link',
    context: { door, booking: command },
  })
}

/** A change while the booking row is locked. */
export interface BookingChange {
  before: Booking
  /** Updated by each operation. */
  data: Partial<Booking>
  command: BookingCommand
  door: Door
  req: PayloadRequest
  now: Date
}

/** Empty if the operation does not apply. */
interface Effect {
  data?: Partial<Booking>
  event?: NewBookingEvent
}

export type Operation = (change: BookingChange) => Effect | Promise<Effect>
