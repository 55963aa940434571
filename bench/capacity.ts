/** Processor time in milliseconds, by who spends it. */
export interface UnitCosts {
  /** Of one request. */
  requests: Record<RequestKind, { site: number; postgres: number }>
  mail: { worker: number; postgres: number }
  /** For each process of the site to read one change of a booking, and to tell it to one open dashboard. */
  change: { read: number; told: number }
  /** Of one open dashboard. */
  streamKiB: number
  /** Of one booking with its events and mails. */
  storedBytes: number
}

export type RequestKind = 'page' | 'booking page' | 'days' | 'booking' | 'dashboard'

/** What one shop asks in a day. A page is one that only shows things; a change is one of a booking by staff. */
export const dayOfShop = {
  page: 1600,
  'booking page': 200,
  days: 400,
  booking: 40,
  dashboard: 300,
  mail: 160,
  change: 120,
} as const
const dashboardsOfShop = 2

/** The busiest hour has an eighth of the day, and its busiest minute twice as much as that: a day's share, a second. */
const peak = (2 * (1 / 8)) / 3600
/** So full a processor still answers at once. */
const usable = 0.7
/** docs/performance.md: without a load. */
const siteMiB = 200
/** cms/worker/start-worker.ts */
const mailsOfWorker = 45
const connectionsOfProcess = 16 + 2

/** What one installation needs at its busiest for so many shops. */
export function capacity(costs: UnitCosts, shops: number) {
  const perSecond = (what: keyof typeof dayOfShop) => dayOfShop[what] * shops * peak
  const kinds = Object.keys(costs.requests) as RequestKind[]
  const ofRequests = (who: 'site' | 'postgres') =>
    kinds.reduce((sum, kind) => sum + perSecond(kind) * costs.requests[kind][who], 0) / 1000
  const changes = perSecond('booking') + perSecond('change')
  const streams = dashboardsOfShop * shops
  const telling = (changes * streams * costs.change.told) / 1000
  // Each process reads each change.
  const reading = (changes * costs.change.read) / 1000
  const processes =
    reading < usable ? Math.ceil((ofRequests('site') + telling) / (usable - reading)) : Infinity
  const mails = perSecond('mail')
  const workers = Math.max(1, Math.ceil(mails / mailsOfWorker))
  return {
    'bookings a second': perSecond('booking'),
    'bookings an hour': perSecond('booking') * 3600 * 0.5,
    'pages a second': perSecond('page') + perSecond('booking page'),
    'open dashboards': streams,
    'site, processors: requests': ofRequests('site'),
    'site, processors: telling dashboards': telling + processes * reading,
    'site, processes': processes,
    'PostgreSQL, processors': ofRequests('postgres') + (mails * costs.mail.postgres) / 1000,
    'worker, processors': (mails * costs.mail.worker) / 1000,
    workers: workers,
    'site, MiB': processes * siteMiB + (streams * costs.streamKiB) / 1024,
    'connections to PostgreSQL': (processes + workers + 1) * connectionsOfProcess,
    'stored in two years, GB': (dayOfShop.booking * shops * 730 * costs.storedBytes) / 1e9,
    'mails a month': dayOfShop.mail * shops * 30,
  }
}
