import { formatShortPickup } from '#business/pickups/pickup.ts'
import {
  type BookingEvent,
  bookingEventTypes,
  type Channel,
  channelNames,
  getReschedule,
} from './events.ts'
import { bookingStatuses, isBookingStatus } from './status.ts'

/** `at` is an ISO 8601 instant in UTC. */
export interface TimelineStep {
  at: string
  text: string
}

type Event = Omit<BookingEvent, 'actor'>

/** For the customer, with "you" and "we" instead of names. */
export function buildCustomerTimeline(events: readonly Event[]): TimelineStep[] {
  return toSteps(events, ({ type, channel }, change) => {
    if (type === 'booked') return 'Booked'
    return `${channel === 'manage-link' ? 'You' : 'We'} ${change.toLowerCase()} it`
  })
}

/** For staff, with actor and channel. */
export function buildStaffTimeline(events: readonly BookingEvent[]): TimelineStep[] {
  return toSteps(events, ({ actor, channel }, change) => {
    return `${change} ${customerPhrases[channel] ?? `by ${actor} (${channelNames[channel]})`}`
  })
}

/** Only customers use these channels. */
const customerPhrases: Partial<Record<Channel, string>> = {
  site: 'online by the customer',
  'manage-link': 'by the customer',
}

/** Omits notes, corrections and collected marks, which pages show elsewhere. */
function toSteps<OneEvent extends Event>(
  events: readonly OneEvent[],
  describe: (event: OneEvent, change: string) => string,
): TimelineStep[] {
  return events.flatMap((event) => {
    const change = describeChange(event)
    if (!change) return []
    return [{ at: event.createdAt, text: describe(event, change) + describePickups(event) }]
  })
}

function describeChange({ type, to }: Event): string | null {
  if (type === 'status-changed') return isBookingStatus(to) ? bookingStatuses[to].label : null
  return type === 'booked' || type === 'rescheduled' ? bookingEventTypes[type].label : null
}

function describePickups(event: Event): string {
  const reschedule = getReschedule(event)
  if (!reschedule) return ''
  return ` from ${formatShortPickup(reschedule.from)} to ${formatShortPickup(reschedule.to)}`
}
