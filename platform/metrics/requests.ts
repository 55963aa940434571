import { Counter, Histogram } from 'prom-client'
import { processSingleton } from '#platform/logs/process-singleton.ts'
import { registerMetric } from './registry.ts'

interface RequestResult {
  method: string | undefined
  /** The route pattern: URLs may contain keys and are too many. */
  route: string
  status: number
}

interface PendingCount {
  labels: { method: string; route: string; status_code: string }
  pending: number
}

// Passed on at each scrape: prom-client would add 3 % to each cached page.
const counts = processSingleton('counted requests', () => new Map<string, PendingCount>())

registerMetric(
  'requests',
  (registers) =>
    new Counter({
      name: 'http_requests_total',
      help: 'Answered requests, by method, route pattern and status code.',
      labelNames: ['method', 'route', 'status_code'],
      registers,
      collect() {
        for (const count of counts.values()) {
          this.inc(count.labels, count.pending)
          count.pending = 0
        }
      },
    }),
)

const durations = registerMetric(
  'durations',
  (registers) =>
    new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, without cached pages.',
      labelNames: ['route'],
      registers,
    }),
)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Cached pages are counted but not timed: they take microseconds. */
export function countRequest({ method = '', route, status }: RequestResult): void {
  const known = methods.includes(method) ? method : 'other'
  const key = `${known} ${route} ${status}`
  let count = counts.get(key)
  if (!count) {
    count = { labels: { method: known, route, status_code: String(status) }, pending: 0 }
    counts.set(key, count)
  }
  count.pending += 1
}

/** `began` is in milliseconds of `performance.now()`. */
export function observeRequest(result: RequestResult, began: number): void {
  countRequest(result)
  durations.observe({ route: result.route }, (performance.now() - began) / 1000)
}
