import { formatShortDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { doorNames, type HistoryLine, rescheduleIn } from './history.ts'
import { bookingStatuses } from './status.ts'

/** What happened to a booking and when: `at` is the instant, ISO 8601 in UTC. */
export interface TimelineStep {
  at: string
  words: string
}

/** A booking's history in words for its customer, in the order it happened. It names nobody: there are "you" and "us". */
export function timelineOf(history: readonly HistoryLine[]): TimelineStep[] {
  return history.flatMap((line) =>
    stepsOf(line, line.from ? `by ${line.door === 'manage-link' ? 'you' : 'us'}` : ''),
  )
}

/** The same for staff: who it was, and through which door. */
export function staffTimelineOf(
  history: readonly (HistoryLine & { by: string })[],
): TimelineStep[] {
  return history.flatMap((line) => stepsOf(line, `by ${line.by} (${doorNames[line.door]})`))
}

// Staff may move a booking and change its status in one go.
function stepsOf(line: HistoryLine, who: string): TimelineStep[] {
  return wordsOf(line, who).map((words) => ({ at: line.at, words }))
}

function wordsOf(line: HistoryLine, who: string): string[] {
  const { from, to } = line
  if (!from) return [`Booked ${who}`.trim()]
  const steps: string[] = []
  const reschedule = rescheduleIn(line)
  if (reschedule) {
    steps.push(`Moved ${who} from ${inWords(reschedule.from)} to ${inWords(reschedule.to)}`)
  }
  if (to !== from) steps.push(`${bookingStatuses[to].label} ${who}`)
  return steps
}

function inWords({ date, time }: Pickup): string {
  return `${formatShortDate(date)}, ${time}`
}
