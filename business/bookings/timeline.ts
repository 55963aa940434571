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

/** Addresses the customer: has "you" and "we" instead of names, and no undone changes. */
export function buildCustomerTimeline(events: readonly Event[]): TimelineStep[] {
  return toSteps(withoutUndoneChanges(events), ({ type, channel }, change) => {
    if (type === 'booked') return 'Booked'
    return `${channel === 'manage-link' ? 'You' : 'We'} ${change.toLowerCase()} it`
  })
}

/**
 * Includes actor, channel and reason. The file of an imported booking does not say who booked it.
 */
export function buildStaffTimeline(
  events: readonly BookingEvent[],
  { isImported }: { isImported: boolean },
): TimelineStep[] {
  return toSteps(events, ({ type, actor, channel, text }, change) => {
    if (type === 'booked' && channel === 'site' && isImported) return change
    const by = customerPhrases[channel] ?? `by ${actor} (${channelNames[channel]})`
    const reason = type === 'status-changed' && text ? `: ${text}` : ''
    return `${change} ${by}${reason}`
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

/** Removes undo events, each with the status change before it. */
function withoutUndoneChanges(events: readonly Event[]): Event[] {
  const remaining: Event[] = []
  for (const event of events) {
    if (event.type !== 'undone') remaining.push(event)
    else {
      const undone = remaining.findLastIndex(({ type }) => type === 'status-changed')
      if (undone >= 0) remaining.splice(undone, 1)
    }
  }
  return remaining
}

function describeChange({ type, to }: Event): string | null {
  const status = isBookingStatus(to) ? bookingStatuses[to].label : null
  if (type === 'status-changed') return status
  if (type === 'undone') return status && `Undone: back to ${status}`
  return type === 'booked' || type === 'rescheduled' ? bookingEventTypes[type].label : null
}

function describePickups(event: Event): string {
  const reschedule = getReschedule(event)
  if (!reschedule) return ''
  return ` from ${formatShortPickup(reschedule.from)} to ${formatShortPickup(reschedule.to)}`
}
