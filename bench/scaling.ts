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
 * a process has one processor, all of them have those of the machine, and a request costs what it costs a process that is
 * alone. Visitors come at a steady rate, however long the answers take; it rises until they are no longer answered. The
 * numbers of processes take turns.
 *
 * Needs a production build: `npm run build`, then `npm run bench:scaling`. ROUNDS and SECONDS say how often, and how long
 * each rate is kept; with REPLICA=1 there is a read replica.
 */
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 5)
const bookings = 100_000
const processCounts = [1, 2, 4]
/** By what the rate rises until it is too high, and then once more from the last that was not. */
const steps = [1.3, 1.07]
const pauseMs = 1_000
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
  dashboard: (site) => ({
    url: `${site}/admin/dashboard?view=all`,
    method: 'GET',
    headers: { Cookie: cookie },
  }),
}
/** Requests a second with which it begins. */
const gently: Record<string, number> = {
  booking: 80,
  'booking page': 80,
  dashboard: 10,
}

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

function ofEach(cost: (who: keyof Costs) => number): Costs {
  return Object.fromEntries(whose.map((who) => [who, cost(who)])) as unknown as Costs
}

/** Requests a second. */
function predicted({ site, postgres, replica, client }: Costs, processes: number): number {
  const ofProcesses = processes / site
  const ofMachine = availableParallelism() / (site + postgres + replica + client)
  return 1000 * Math.min(ofProcesses, ofMachine)
}

interface Carried {
  perSecond: number
  /** Of one request, in milliseconds of a processor. */
  costs: Costs
}

/** The highest rate at which nearly all are answered in time. */
async function carried(kind: string, processes: number): Promise<Carried> {
  let best: Carried | undefined
  for (const step of steps) {
    let perSecond: number = best ? best.perSecond * step : gently[kind]!
    for (;;) {
      const before = await used()
      const { sent, answered } = await send(kind, processes, perSecond)
      const after = await used()
      // What is still in hand is no part of the next.
      await setTimeout(pauseMs)
      if (answered < sent * answeredShare) break
      best = { perSecond, costs: ofEach((who) => (after[who] - before[who]) / answered) }
      perSecond *= step
    }
  }
  if (!best) throw new Error(`${gently[kind]} a second were too many of: ${kind}.`)
  return best
}

try {
  console.log(`${machine}; ${rounds} rounds, each rate for ${seconds} s`)
  await fillBookings(system.databaseUrl, bookings)
  for (const kind of Object.keys(kinds)) {
    // Until what is asked first is compiled and known.
    await send(kind, Math.max(...processCounts), gently[kind]!)
    const found = new Map(processCounts.map((processes) => [processes, [] as Carried[]]))
    for (let round = 0; round < rounds; round += 1) {
      for (const processes of processCounts)
        found.get(processes)!.push(await carried(kind, processes))
    }
    const ofOne = found.get(1)!
    const costs = ofEach((who) => median(ofOne.map((each) => each.costs[who])))
    console.log(
      `${kind}: milliseconds of a processor`,
      ofEach((who) => Number(costs[who].toPrecision(3))),
    )
    console.table(comparison(costs, found))
  }
} finally {
  await system.stop()
  await replica?.stop()
}

/** What was carried, a row for each number of processes, beside what the costs say. */
function comparison(costs: Costs, found: Map<number, Carried[]>) {
  return processCounts.map((processes) => {
    const [perSecond, ofOne] = [processes, 1].map((each) =>
      median(found.get(each)!.map((one) => one.perSecond)),
    )
    const [expected, expectedOfOne] = [processes, 1].map((each) => predicted(costs, each))
    const times = perSecond! / ofOne!
    const expectedTimes = expected! / expectedOfOne!
    return {
      processes,
      'a second': Math.round(perSecond!),
      predicted: Math.round(expected!),
      'times one': Number(times.toFixed(2)),
      'predicted times': Number(expectedTimes.toFixed(2)),
      off: `${Math.round((times / expectedTimes - 1) * 100)} %`,
    }
  })
}
