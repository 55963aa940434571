import { formatShortDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { type HistoryLine, rescheduleIn } from './history.ts'
import { bookingStatuses } from './status.ts'

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
function wordsOf(line: HistoryLine): string[] {
  const { from, to, door } = line
  if (!from) return ['Booked']
  const who = door === 'manage-link' ? 'you' : 'us'
  const steps: string[] = []
  const reschedule = rescheduleIn(line)
  if (reschedule) {
    steps.push(`Moved by ${who} from ${inWords(reschedule.from)} to ${inWords(reschedule.to)}`)
  }
  if (to !== from) steps.push(`${bookingStatuses[to].label} by ${who}`)
  return steps
}

function inWords({ date, time }: Pickup): string {
  return `${formatShortDate(date)}, ${time}`
}
