/** Processor time in milliseconds. */
export interface UnitCosts {
  /** Per request. */
  requests: Record<RequestKind, { site: number; postgres: number }>
  mail: { worker: number; postgres: number }
  /** `read`: per change and site process. `pushed`: per change and open dashboard. */
  change: { read: number; pushed: number }
  /** Memory per open dashboard. */
  streamKiB: number
  /** Per booking, with events and mails. */
  storedBytes: number
}

export type RequestKind = 'page' | 'booking page' | 'days' | 'booking' | 'dashboard'

/** Per day. `page` is a read-only page; `change` is a booking change by staff. */
export const dailyCountsPerShop = {
  page: 1600,
  'booking page': 200,
  days: 400,
  booking: 40,
  dashboard: 300,
  mail: 160,
  change: 120,
} as const
const dashboardsPerShop = 2

/**
 * Share of a day in a peak second: the busiest hour has 1/8 of the day, its busiest minute twice
 * that rate.
 */
const peak = (2 * (1 / 8)) / 3600
/** Processor load at which responses stay fast. */
const maxProcessorLoad = 0.7
/** Without load; from docs/performance.md. */
const siteMiB = 200
/** Per second; cms/worker/start-worker.ts. */
const mailsPerWorker = 45
const connectionsPerProcess = 16 + 2

/** At peak, for one installation. */
export function estimateCapacity(costs: UnitCosts, shops: number) {
  const perSecond = (what: keyof typeof dailyCountsPerShop) =>
    dailyCountsPerShop[what] * shops * peak
  const kinds = Object.keys(costs.requests) as RequestKind[]
  const requestProcessors = (who: 'site' | 'postgres') =>
    kinds.reduce((sum, kind) => sum + perSecond(kind) * costs.requests[kind][who], 0) / 1000
  const changes = perSecond('booking') + perSecond('change')
  const streams = dashboardsPerShop * shops
  const updating = (changes * streams * costs.change.pushed) / 1000
  const reading = (changes * costs.change.read) / 1000
  const processes =
    reading < maxProcessorLoad
      ? Math.ceil((requestProcessors('site') + updating) / (maxProcessorLoad - reading))
      : Infinity
  const mails = perSecond('mail')
  const workers = Math.max(1, Math.ceil(mails / mailsPerWorker))
  return {
    'bookings per second': perSecond('booking'),
    'bookings per hour': perSecond('booking') * 3600 * 0.5,
    'pages per second': perSecond('page') + perSecond('booking page'),
    'open dashboards': streams,
    'site, processors: requests': requestProcessors('site'),
    'site, processors: dashboard updates': updating + processes * reading,
    'site, processes': processes,
    'PostgreSQL, processors': requestProcessors('postgres') + (mails * costs.mail.postgres) / 1000,
    'worker, processors': (mails * costs.mail.worker) / 1000,
    workers,
    'site, MiB': processes * siteMiB + (streams * costs.streamKiB) / 1024,
    'connections to PostgreSQL': (processes + workers + 1) * connectionsPerProcess,
    'stored in two years, GB': (dailyCountsPerShop.booking * shops * 730 * costs.storedBytes) / 1e9,
    'mails per month': dailyCountsPerShop.mail * shops * 30,
  }
}
