import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { withRateLimitReset } from '#bench/helpers/booking-load.ts'
import { estimateCapacity, type UnitCosts } from '#bench/helpers/capacity-model.ts'
import { openEventStreams } from '#bench/helpers/event-streams.ts'
import { fillBookings } from '#bench/helpers/fill-bookings.ts'
import { machineDescription, residentMiB } from '#bench/helpers/measurement.ts'
import { sendOpenLoop } from '#bench/helpers/open-loop.ts'
import { processorMs, processorMsWithChildren, readPostmasterPid } from '#bench/helpers/release.ts'
import { visits } from '#bench/helpers/visits.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { openBookingForm } from '#tests/helpers/http/booking-form.ts'
import { startMailServer } from '#tests/servers/mail-server.ts'
import { startSystem } from '#tests/servers/system.ts'

/**
 * Measures the unit costs of docs/scaling.md and estimates the capacity for many shops. SECONDS
 * sets the duration of a measurement.
 */
const seconds = Number(process.env.SECONDS ?? 20)
const bookingsInTable = 100_000
const streamCount = 1_000

const mailServer = await startMailServer({
  onMail: () => void mailServer.received.splice(0),
})
const settings = { TRUST_PROXY: 'on', LOG_LEVEL: 'silent', SMTP_URL: mailServer.url }
const system = await startSystem({ siteCount: 2, settings })
const [site = '', other = ''] = system.sites
const { requestKey: _, ...hidden } = await openBookingForm(site)
const cookie = `payload-token=${await fetchSessionToken(system.cms, staff)}`
const requestOf = visits({ hidden, cookie })
const database = new pg.Client({ connectionString: system.databaseUrl })
await database.connect()

const sitePid = system.processes.sites[0]!.pid()
const cmsPid = system.processes.cms.pid()
const postgresPid = await readPostmasterPid(system.databaseUrl)

async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row> {
  return (await database.query<Row>(sql)).rows[0]!
}

/** In milliseconds. */
async function measureProcessorMs(work: () => Promise<unknown>) {
  const used = async () => [
    await processorMs(sitePid),
    await processorMs(cmsPid),
    await processorMsWithChildren(postgresPid),
  ]
  const before = await used()
  await work()
  const [site = 0, cms = 0, postgres = 0] = (await used()).map((ms, i) => ms - before[i]!)
  return { site, cms, postgres }
}

async function waitUntilMailsAreSent(): Promise<void> {
  const waiting = `SELECT count(*)::int AS count FROM emails WHERE status = 'queued'`
  while ((await ask<{ count: number }>(waiting)).count > 0) await setTimeout(100)
}

async function measureRequests() {
  const rates = { page: 500, 'booking page': 50, days: 50, dashboard: 15 }
  const kinds = Object.keys(rates) as (keyof typeof rates)[]
  const costs = {} as Record<keyof typeof rates, { site: number; postgres: number }>
  for (const kind of kinds) {
    const perSecond = rates[kind]
    const visit = (index: number) => requestOf[kind](site, index)
    // Warm up.
    await sendOpenLoop({ perSecond, seconds: seconds / 4 }, visit)
    let answered = 0
    const used = await measureProcessorMs(async () => {
      answered = (await sendOpenLoop({ perSecond, seconds }, visit)).answered
    })
    costs[kind] = { site: used.site / answered, postgres: used.postgres / answered }
  }
  return costs
}

/** Bookings with mails, then the mails alone. */
async function measureBookings() {
  const size = 'SELECT pg_database_size(current_database())::float AS bytes'
  const book = () =>
    sendOpenLoop({ perSecond: 20, seconds }, (index) => requestOf.booking(site, index))
  await book()
  await waitUntilMailsAreSent()
  const before = await ask<{ bytes: number }>(size)
  const { began } = await ask<{ began: Date }>('SELECT now() AS began')
  let answered = 0
  const booked = await measureProcessorMs(async () => {
    answered = (await book()).answered
    await waitUntilMailsAreSent()
  })
  const after = await ask<{ bytes: number }>(size)
  const { rowCount } = await database.query(
    `UPDATE emails SET status = 'queued', html = NULL, text = NULL, attempts = 0, due_at = now() WHERE created_at >= $1`,
    [began],
  )
  const mails = rowCount!
  const sent = await measureProcessorMs(waitUntilMailsAreSent)
  return {
    booking: {
      site: booked.site / answered,
      postgres: (booked.postgres - sent.postgres) / answered,
    },
    mail: { worker: sent.cms / mails, postgres: sent.postgres / mails },
    storedBytes: (after.bytes - before.bytes) / answered,
  }
}

/** Bookings go to the other site process; this one updates dashboards. */
async function measureStreams() {
  const measureUpdates = async (streams: number) => {
    const opened = await openEventStreams({ site, cookie }, streams)
    await setTimeout(5_000)
    const memory = await residentMiB(sitePid)
    let answered = 0
    const used = await measureProcessorMs(async () => {
      const load = { perSecond: 5, seconds }
      answered = (await sendOpenLoop(load, (index) => requestOf.booking(other, index))).answered
      await setTimeout(1_000)
    })
    opened.close()
    return { memory, perChange: used.site / answered }
  }
  const one = await measureUpdates(1)
  const many = await measureUpdates(streamCount)
  return {
    change: {
      read: one.perChange,
      pushed: (many.perChange - one.perChange) / (streamCount - 1),
    },
    streamKiB: ((many.memory - one.memory) * 1024) / streamCount,
  }
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(3))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]) => [name, rounded(part)]),
  )
}

try {
  await fillBookings(system.databaseUrl, bookingsInTable)
  console.log(`${machineDescription}; ${seconds} s each`)
  await withRateLimitReset(system.databaseUrl, async () => {
    const requests = await measureRequests()
    const { booking, ...bookingCosts } = await measureBookings()
    const costs = {
      requests: { ...requests, booking },
      ...bookingCosts,
      ...(await measureStreams()),
    }
    console.log(rounded(costs))
    console.table(rounded(capacities(costs)))
  })
} finally {
  await database.end()
  await system.stop()
  await mailServer.stop()
}

function capacities(costs: UnitCosts) {
  const columns = [10, 1_000, 100_000].map(
    (shops) => [shops, estimateCapacity(costs, shops)] as const,
  )
  return Object.fromEntries(
    (Object.keys(columns[0]![1]) as (keyof ReturnType<typeof estimateCapacity>)[]).map((row) => [
      row,
      Object.fromEntries(columns.map(([shops, needed]) => [`${shops} shops`, needed[row]])),
    ]),
  )
}
