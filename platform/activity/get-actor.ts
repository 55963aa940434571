import { type BookingEvent, customerActor, type UserChannel } from '#business/bookings/events.ts'
import type { User } from '#payload-types.ts'

/**
 * Returns the user by their current name; the customer for a channel without a user; else the
 * worker.
 */
export function getActor({
  user,
  channel,
}: {
  user: User | null
  channel?: UserChannel
}): Pick<BookingEvent, 'actor' | 'channel'> {
  if (user) return { actor: displayNameFor(user), channel: channel ?? 'cms' }
  return channel ? { actor: customerActor, channel } : { actor: 'Saaf', channel: 'worker' }
}

export function displayNameFor({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email
}
