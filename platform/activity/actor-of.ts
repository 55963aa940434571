import type { PayloadRequest } from 'payload'
import { type BookingEvent, byCustomer } from '#business/bookings/events.ts'
import type { User } from '#payload-types.ts'

/** Who acts in a request, by the name of that day, and where. Our own code acts for nobody: it is the worker. */
export function actorOf({
  user,
  context: { door },
}: Pick<PayloadRequest, 'user' | 'context'>): Pick<BookingEvent, 'actor' | 'channel'> {
  if (user) return { actor: nameOf(user), channel: door ?? 'cms' }
  return door ? { actor: byCustomer, channel: door } : { actor: 'Saaf', channel: 'worker' }
}

/** What colleagues call the owner of an account. */
export function nameOf({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email
}
