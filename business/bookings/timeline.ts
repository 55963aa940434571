import { formatShortPickup } from '#business/pickups/pickup.ts'
import { type BookingEvent, channelNames, rescheduleIn } from './events.ts'
import { bookingStatuses, isBookingStatus } from './status.ts'

/** What happened to a booking and when: `at` is the instant, ISO 8601 in UTC. */
export interface TimelineStep {
  at: string
  words: string
}

type Event = Omit<BookingEvent, 'actor'>

/** A booking's events in words for its customer, in the order they happened. It names nobody: there are "you" and "us". */
export function timelineOf(events: readonly Event[]): TimelineStep[] {
  return stepsOf(events, ({ type, channel }) => {
    if (type === 'booked') return ''
    return channel === 'manage-link' ? 'by you' : 'by us'
  })
}

/** The same for staff: who it was, and where. */
export function staffTimelineOf(events: readonly BookingEvent[]): TimelineStep[] {
  return stepsOf(events, ({ actor, channel }) => `by ${actor} (${channelNames[channel]})`)
}

/** Notes, corrections and ticks are shown elsewhere. */
function stepsOf<OneEvent extends Event>(
  events: readonly OneEvent[],
  whoIn: (event: OneEvent) => string,
): TimelineStep[] {
  return events.flatMap((event) => {
    const words = wordsOf(event, whoIn(event))
    return words ? [{ at: event.createdAt, words }] : []
  })
}

function wordsOf(event: Event, who: string): string | null {
  const { type, to } = event
  if (type === 'booked') return `Booked ${who}`.trim()
  if (type === 'status-changed')
    return isBookingStatus(to) ? `${bookingStatuses[to].label} ${who}` : null
  const reschedule = rescheduleIn(event)
  if (!reschedule) return null
  const [before, after] = [reschedule.from, reschedule.to].map(formatShortPickup)
  return `Moved ${who} from ${before} to ${after}`
}
