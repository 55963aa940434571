import type { PayloadRequest } from 'payload'
import { type BookingEvent, byCustomer } from '#business/bookings/events.ts'
import type { User } from '#payload-types.ts'

/** The actor by their current name, and the channel. Without either, the worker. */
export function actorOf({
  user,
  context: { door },
}: Pick<PayloadRequest, 'user' | 'context'>): Pick<BookingEvent, 'actor' | 'channel'> {
  if (user) return { actor: nameOf(user), channel: door ?? 'cms' }
  return door ? { actor: byCustomer, channel: door } : { actor: 'Saaf', channel: 'worker' }
}

export function nameOf({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email
}
