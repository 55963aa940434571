import { type BookingStatus, bookingStatuses } from './status.ts'
import { formatShortDate } from '#business/pickups/local-time.ts'

/** A line of a booking's history, as far as its customer may read it. Pickups read `2026-11-26, 11AM-1PM`. */
interface HistoryLine {
  at: string
  from?: BookingStatus | null
  to: BookingStatus
  door: string
  fromPickup?: string | null
  toPickup?: string | null
}

/** What happened to a booking and when: `at` is the instant, ISO 8601 in UTC. */
export interface TimelineStep {
  at: string
  words: string
}

/** A booking's history in words for its customer, in the order it happened. It names nobody: there are "you" and "us". */
export function timelineOf(history: readonly HistoryLine[]): TimelineStep[] {
  return history.flatMap((line) => wordsOf(line).map((words) => ({ at: line.at, words })))
}

// Staff may move a booking and change its status in one go.
function wordsOf({ from, to, door, fromPickup, toPickup }: HistoryLine): string[] {
  if (!from) return ['Booked']
  const who = door === 'manage-link' ? 'you' : 'us'
  const steps: string[] = []
  if (fromPickup && toPickup) {
    steps.push(`Moved by ${who} from ${inWords(fromPickup)} to ${inWords(toPickup)}`)
  }
  if (to !== from) steps.push(`${bookingStatuses[to].label} by ${who}`)
  return steps
}

function inWords(pickup: string): string {
  const [date = '', time] = pickup.split(', ')
  return `${formatShortDate(date)}, ${time}`
}
