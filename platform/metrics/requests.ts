import { Counter, Histogram } from 'prom-client'
import { processWide } from '#platform/logs/process-wide.ts'
import { metric } from './registry.ts'

interface Answered {
  method: string | undefined
  /** The pattern of its path, never its address: an address may hold a key, and there are too many of them. */
  route: string
  status: number
}

interface Count {
  labels: { method: string; route: string; status_code: string }
  since: number
}

// Added up here and handed on when somebody asks: for each kept page prom-client would take a thirtieth of its time.
const counts = processWide('counted requests', () => new Map<string, Count>())

metric(
  'requests',
  (registers) =>
    new Counter({
      name: 'http_requests_total',
      help: 'Requests answered, by the pattern of their route.',
      labelNames: ['method', 'route', 'status_code'],
      registers,
      collect() {
        for (const count of counts.values()) {
          this.inc(count.labels, count.since)
          count.since = 0
        }
      },
    }),
)

const durations = metric(
  'durations',
  (registers) =>
    new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took to answer, kept pages left out.',
      labelNames: ['route'],
      registers,
    }),
)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts an answer. That of a kept page says no more: it takes microseconds. */
export function countRequest({ method = '', route, status }: Answered): void {
  const known = methods.includes(method) ? method : 'other'
  const key = `${known} ${route} ${status}`
  let count = counts.get(key)
  if (!count) {
    count = { labels: { method: known, route, status_code: String(status) }, since: 0 }
    counts.set(key, count)
  }
  count.since += 1
}

/** The same of an answer that was worked for, since `began` by `performance.now()`. */
export function timeRequest(answered: Answered, began: number): void {
  countRequest(answered)
  durations.observe({ route: answered.route }, (performance.now() - began) / 1000)
}
