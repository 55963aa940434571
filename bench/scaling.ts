import { randomInt, randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { staff } from '#tests/setup/accounts.ts'
import { openBookingForm } from '#tests/setup/booking-form.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { startReplica } from '#tests/systems/replica.ts'
import { startSystem } from '#tests/systems/system.ts'
import { belowLimits, manySlots } from './booking-load.ts'
import { fillBookings } from './many-bookings.ts'
import { machine, median } from './measuring.ts'
import { type OpenLoad, sendOpenLoop, type Sent } from './open-loop.ts'
import { postmasterOf, processorMs, withChildren } from './release.ts'

/**
 * What one, two and four processes of the site carry on this machine, beside what a simple model says: that
 * a process has one processor, all of them have those of the machine, and a request costs what it cost when there was
 * room. Visitors come at a steady rate, however long the answers take; it rises until they are no longer answered. The
 * numbers of processes take turns.
 *
 * Needs a production build: `npm run build`, then `npm run bench:scaling`. ROUNDS and SECONDS say how often, and how long
 * each rate is kept; with REPLICA=1 there is a read replica.
 */
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 5)
const bookings = 100_000
const processCounts = [1, 2, 4]
const startShare = 0.6
const step = 1.06
// Of all that are sent.
const answeredShare = 0.98

let replica: Awaited<ReturnType<typeof startReplica>> | undefined
const system = await startSystem({
  siteCount: Math.max(...processCounts),
  settings: async (databaseUrl) => {
    if (process.env.REPLICA) replica = await startReplica(databaseUrl, { port: await getPort() })
    return {
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'silent',
      // Mails are written by a worker, which has processors of its own.
      WORKER: 'off',
      DATABASE_REPLICA_URLS: replica?.url ?? '',
    }
  },
})
const sites = system.sites
const { requestKey: _, ...hidden } = await openBookingForm(sites[0]!)
const sitePids = system.processes.sites.map(({ pid }) => pid())
const postgresPid = await postmasterOf(system.databaseUrl)
const replicaPid = replica && (await postmasterOf(replica.url))
const cookie = `payload-token=${await sessionToken(system.cms, staff)}`

const kinds: Record<string, (site: string, index: number) => Sent> = {
  booking: (site, index) => {
    const fields = {
      ...hidden,
      requestKey: randomUUID(),
      serviceType: 'laundry',
      name: 'Asha Kulkarni',
      phone: randomInt(10 ** 9, 10 ** 10).toString(),
      email: 'asha@example.com',
      address: 'Hill Road, Bandra',
    }
    const body = `${String(new URLSearchParams(fields))}&${manySlots[index % manySlots.length]}`
    return {
      url: `${site}/booking`,
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': Buffer.byteLength(body),
        'X-Forwarded-For': [10, ...Array.from({ length: 3 }, () => randomInt(256))].join('.'),
      },
      body,
    }
  },
  'booking page': (site) => ({ url: `${site}/booking`, method: 'GET', headers: {} }),
  'kept page': (site) => ({ url: site, method: 'GET', headers: { 'Accept-Encoding': 'br' } }),
  dashboard: (site) => ({
    url: `${site}/admin/dashboard?view=all`,
    method: 'GET',
    headers: { Cookie: cookie },
  }),
}
/** Requests a second at which one process has room. */
const gently: Record<string, number> = {
  booking: 80,
  'booking page': 80,
  'kept page': 1_000,
  dashboard: 10,
}
const carriedKinds = ['booking', 'booking page']

interface Costs {
  site: number
  postgres: number
  replica: number
  client: number
}
const whose = ['site', 'postgres', 'replica', 'client'] as const

/** The processor time that each has used so far, in milliseconds. */
async function used(): Promise<Costs> {
  const ofSites = await Promise.all(sitePids.map(processorMs))
  const { user, system } = process.cpuUsage()
  return {
    site: ofSites.reduce((sum, each) => sum + each, 0),
    postgres: await withChildren(postgresPid),
    replica: replicaPid ? await withChildren(replicaPid) : 0,
    client: (user + system) / 1000,
  }
}

function send(kind: string, processes: number, perSecond: number): Promise<OpenLoad> {
  return belowLimits(system.databaseUrl, () =>
    sendOpenLoop({ perSecond, seconds }, (index) => kinds[kind]!(sites[index % processes]!, index)),
  )
}

/** What a request of a kind costs each, in milliseconds of a processor, at a rate at which one process has room. */
async function costsOf(kind: string): Promise<Costs> {
  const before = await used()
  const { answered } = await send(kind, 1, gently[kind]!)
  const after = await used()
  return ofEach((who) => (after[who] - before[who]) / answered)
}

function ofEach(cost: (who: keyof Costs) => number): Costs {
  return Object.fromEntries(whose.map((who) => [who, cost(who)])) as unknown as Costs
}

/** Requests a second. */
function predicted({ site, postgres, replica, client }: Costs, processes: number): number {
  const ofProcesses = processes / site
  const ofMachine = availableParallelism() / (site + postgres + replica + client)
  return 1000 * Math.min(ofProcesses, ofMachine)
}

/** The highest rate at which nearly all are answered in time. */
async function carried(kind: string, processes: number, expected: number): Promise<number> {
  let carriedRate = 0
  for (let rate = expected * startShare; ; rate *= step) {
    const { sent, answered } = await send(kind, processes, rate)
    if (answered < sent * answeredShare) return carriedRate
    carriedRate = rate
    await setTimeout(500)
  }
}

try {
  console.log(`${machine}; ${rounds} rounds, each rate for ${seconds} s`)
  await fillBookings(system.databaseUrl, bookings)
  for (const kind of Object.keys(kinds)) {
    // Until what is asked first is compiled and known.
    await send(kind, Math.max(...processCounts), gently[kind]!)
    const costs: Costs[] = []
    const rates = new Map(processCounts.map((processes) => [processes, [] as number[]]))
    for (let round = 0; round < rounds; round += 1) {
      const now = await costsOf(kind)
      costs.push(now)
      if (!carriedKinds.includes(kind)) continue
      for (const processes of processCounts) {
        rates.get(processes)!.push(await carried(kind, processes, predicted(now, processes)))
      }
    }
    const cost = ofEach((who) => Number(median(costs.map((each) => each[who])).toPrecision(3)))
    console.log(`${kind}: milliseconds of a processor`, cost)
    if (carriedKinds.includes(kind)) console.table(comparison(cost, rates))
  }
} finally {
  await system.stop()
  await replica?.stop()
}

/** What was carried, a row for each number of processes, beside what the costs say. */
function comparison(cost: Costs, rates: Map<number, number[]>) {
  return processCounts.map((processes) => {
    const [carriedRate, ofOne] = [processes, 1].map((each) => median(rates.get(each)!))
    const [expected, expectedOfOne] = [processes, 1].map((each) => predicted(cost, each))
    const times = carriedRate! / ofOne!
    const expectedTimes = expected! / expectedOfOne!
    return {
      processes,
      'a second': Math.round(carriedRate!),
      predicted: Math.round(expected!),
      'times one': Number(times.toFixed(2)),
      'predicted times': Number(expectedTimes.toFixed(2)),
      off: `${Math.round((times / expectedTimes - 1) * 100)} %`,
    }
  })
}
