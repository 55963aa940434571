import { createServer } from 'node:http'
import type { Payload } from 'payload'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { environment } from '#environment.ts'
import { log } from '#platform/logs/log.ts'
import { processSingleton } from '#platform/logs/process-singleton.ts'
import { isDatabaseResponding } from './health.ts'

const registry = processSingleton('metrics registry', () => new Registry())

/** Creates a metric once, even if Next bundles this several times. */
function registerMetric<Metric>(name: string, make: (registers: Registry[]) => Metric): Metric {
  return processSingleton(`metric ${name}`, () => make([registry]))
}

/** Serves the metrics on a separate port. The apps work without it. */
export function serveMetrics(port: number): void {
  collectDefaultMetrics({ register: registry })
  createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      () => response.writeHead(503).end(),
    )
  })
    .on('error', (err) => log.error({ err }, 'Metrics cannot be served'))
    .listen(port, environment.metrics.host)
    .unref()
}

/** Reads the value at each scrape; omits it while undefined. */
export function registerGauge(
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): void {
  registerMetric(
    name,
    (registers) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read()
          if (value === undefined) this.remove()
          else this.set(value)
        },
      }),
  )
}

interface RequestResult {
  method: string | undefined
  /** The route pattern: URLs may contain keys and are too many. */
  route: string
  status: number
}

interface PendingCount {
  method: string
  status: number
  pending: number
}

// Passed on at each scrape: prom-client would add 3 % to each cached page.
const countsByRoute = processSingleton('counted requests', () => new Map<string, PendingCount[]>())

registerMetric(
  'requests',
  (registers) =>
    new Counter({
      name: 'http_requests_total',
      help: 'Answered requests, by method, route pattern and status code.',
      labelNames: ['method', 'route', 'status_code'],
      registers,
      collect() {
        for (const [route, counts] of countsByRoute) {
          for (const count of counts) {
            const { method, status, pending } = count
            this.inc({ method, route, status_code: status }, pending)
            count.pending = 0
          }
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
  let counts = countsByRoute.get(route)
  if (!counts) countsByRoute.set(route, (counts = []))
  let count = counts.find((each) => each.method === known && each.status === status)
  if (!count) counts.push((count = { method: known, status, pending: 0 }))
  count.pending += 1
}

/** `began` is in milliseconds of `performance.now()`. */
export function observeRequest(result: RequestResult, began: number): void {
  countRequest(result)
  durations.observe({ route: result.route }, (performance.now() - began) / 1000)
}

/** `connect` need not succeed. */
export function measureDatabase(connect: () => Promise<Payload>): void {
  registerGauge(
    'saaf_database_up',
    '1 if the database answers within two seconds, otherwise 0.',
    () =>
      connect().then(
        async (payload) => Number(await isDatabaseResponding(payload)),
        () => 0,
      ),
  )
}
