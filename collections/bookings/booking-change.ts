import type { Payload, PayloadRequest } from 'payload'
import type { NewBookingEvent, UserChannel } from '#business/bookings/events.ts'
import type { Language } from '#business/languages/languages.ts'
import type { Booking, User } from '#payload-types.ts'
import type { BookingCommand } from '#platform/api/request-context.ts'

/** `user` is null for visitors and for customers with a manage link. */
export interface Actor {
  payload: Payload
  user: User | null
  channel: UserChannel
  /** For refusals. Default: English. */
  language?: Language
}

/** `applyOperations` enforces the rules, also for REST and the admin. */
export function updateBooking(
  { payload, user, channel, language }: Actor,
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
    overrideAccess: channel === 'manage-link',
    context: { channel, language, booking: command },
  })
}

export interface BookingChange {
  before: Booking
  data: Partial<Booking>
  command: BookingCommand
  channel: UserChannel
  req: PayloadRequest
  now: Date
}

interface Effect {
  data?: Partial<Booking>
  event?: NewBookingEvent
}

export type Operation = (change: BookingChange) => Effect | Promise<Effect>
