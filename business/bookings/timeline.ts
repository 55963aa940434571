import { formatShortPickup } from '#business/pickups/pickup.ts'
import { type BookingEvent, channelNames, getReschedule } from './events.ts'
import { bookingStatuses, isBookingStatus } from './status.ts'

/** `at` is an ISO 8601 instant in UTC. */
export interface TimelineStep {
  at: string
  text: string
}

type Event = Omit<BookingEvent, 'actor'>

/** For the customer, with "you" and "us" instead of names. */
export function buildCustomerTimeline(events: readonly Event[]): TimelineStep[] {
  return toSteps(events, ({ type, channel }) => {
    if (type === 'booked') return ''
    return channel === 'manage-link' ? 'by you' : 'by us'
  })
}

/** For staff, with actor and channel. */
export function buildStaffTimeline(events: readonly BookingEvent[]): TimelineStep[] {
  return toSteps(events, ({ actor, channel }) => `by ${actor} (${channelNames[channel]})`)
}

/** Notes, corrections and ticks appear elsewhere. */
function toSteps<OneEvent extends Event>(
  events: readonly OneEvent[],
  describeActor: (event: OneEvent) => string,
): TimelineStep[] {
  return events.flatMap((event) => {
    const text = describeEvent(event, describeActor(event))
    return text ? [{ at: event.createdAt, text }] : []
  })
}

function describeEvent(event: Event, who: string): string | null {
  const { type, to } = event
  if (type === 'booked') return `Booked ${who}`.trim()
  if (type === 'status-changed')
    return isBookingStatus(to) ? `${bookingStatuses[to].label} ${who}` : null
  const reschedule = getReschedule(event)
  if (!reschedule) return null
  const [before, after] = [reschedule.from, reschedule.to].map(formatShortPickup)
  return `Moved ${who} from ${before} to ${after}`
}
