import { availableParallelism } from 'node:os'
import { staff } from '#tests/setup/accounts.ts'
import { openBookingForm } from '#tests/setup/booking-form.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { startSystem } from '#tests/systems/system.ts'
import { belowLimits } from './booking-load.ts'
import { fillBookings } from './many-bookings.ts'
import { machine, median } from './measuring.ts'
import { sendOpenLoop } from './open-loop.ts'
import { type ProcessorShare, processorShare } from './processor-share.ts'
import { postmasterOf, processorMs, withChildren } from './release.ts'
import { visits } from './visits.ts'

/**
 * What one, two and four small machines with a process of the site carry, beside what the model of docs/scaling.md says:
 * each carries its processor divided by what a request costs it, until PostgreSQL has no processor left. A machine is a fifth
 * of a processor of this one, so that four of them, PostgreSQL and the client have room beside each other. Visitors come at a
 * steady rate, however long the answers take, and a quarter more than can be answered. The numbers of machines take turns.
 *
 * Needs root and a production build: `npm run build`, then `npm run bench:scaling`. ROUNDS and SECONDS say how often, and how
 * long they come.
 */
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 8)
const bookings = 100_000
const machineCounts = [1, 2, 4]
/** Processors. */
const machineShare = 0.2
const tooMany = 1.25
/** Of those who come; the others have waited for twenty seconds. */
const answeredShare = 0.9

const system = await startSystem({
  siteCount: Math.max(...machineCounts),
  settings: {
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
    // Mails are written by a worker, which has a machine of its own.
    WORKER: 'off',
  },
})
const sites = system.sites
const { requestKey: _, ...hidden } = await openBookingForm(sites[0]!)
const sitePids = system.processes.sites.map(({ pid }) => pid())
const postgresPid = await postmasterOf(system.databaseUrl)
const cookie = `payload-token=${await sessionToken(system.cms, staff)}`
const asked = visits({ hidden, cookie })
const kinds = ['booking', 'booking page', 'dashboard'] as const
type Kind = (typeof kinds)[number]

/** Milliseconds of a processor. */
interface Costs {
  site: number
  postgres: number
}

/** What the machines and the databases have used so far. */
async function used(machines: number): Promise<Costs> {
  const ofSites = await Promise.all(sitePids.slice(0, machines).map(processorMs))
  return {
    site: ofSites.reduce((sum, each) => sum + each, 0),
    postgres: await withChildren(postgresPid),
  }
}

function ofEach(cost: (who: keyof Costs) => number): Costs {
  return { site: cost('site'), postgres: cost('postgres') }
}

interface Carried {
  perSecond: number
  /** Of one request. */
  costs: Costs
}

async function send(kind: Kind, machines: number, perSecond: number): Promise<Carried> {
  const before = await used(machines)
  const load = await belowLimits(system.databaseUrl, () =>
    sendOpenLoop({ perSecond, seconds }, (index) => asked[kind](sites[index % machines]!, index)),
  )
  const after = await used(machines)
  if (load.answered < load.sent * answeredShare) {
    throw new Error(`Of ${load.sent} ${kind}s ${load.answered} were answered.`)
  }
  return {
    perSecond: load.perSecond,
    costs: ofEach((who) => (after[who] - before[who]) / load.answered),
  }
}

/** Requests a second. */
function predicted(costs: Costs, machines: number): number {
  const ofMachines = (machines * machineShare) / costs.site
  return 1000 * Math.min(ofMachines, availableParallelism() / costs.postgres)
}

/** Each where it has the most to do: PostgreSQL stores what comes together for less. */
function costsWhereFull(found: Map<number, Carried[]>): Costs {
  return ofEach((who) => {
    const loads = found.get(who === 'site' ? 1 : Math.max(...machineCounts))!
    return median(loads.map(({ costs }) => costs[who]))
  })
}

/** What was carried, a row for each number of machines, beside what the costs say. */
function comparison(found: Map<number, Carried[]>, costs: Costs) {
  return machineCounts.map((machines) => {
    const ratios = found
      .get(machines)!
      .map(({ perSecond }, round) => perSecond / found.get(1)![round]!.perSecond)
    const times = median(ratios)
    const expectedTimes = predicted(costs, machines) / predicted(costs, 1)
    return {
      machines,
      'a second': Math.round(median(found.get(machines)!.map(({ perSecond }) => perSecond))),
      predicted: Math.round(predicted(costs, machines)),
      'times one': Number(times.toFixed(2)),
      'predicted times': expectedTimes,
      off: `${Math.round((times / expectedTimes - 1) * 100)} %`,
    }
  })
}

const machines: ProcessorShare[] = []
try {
  console.log(`${machine}; ${rounds} rounds of ${seconds} s`)
  await fillBookings(system.databaseUrl, bookings)
  for (const [index, pid] of sitePids.entries()) {
    const share = await processorShare(`site-${index}`)
    machines.push(share)
    await share.hold([pid])
  }
  for (const kind of kinds) {
    // With all the processors that there are, until what is asked first is compiled and known.
    for (const each of machines) await each.limit(null)
    for (let warm = 0; warm < 3; warm += 1) await send(kind, sites.length, 40)
    for (const each of machines) await each.limit(machineShare)
    let { costs } = await send(kind, 1, 5)
    const found = new Map(machineCounts.map((count) => [count, [] as Carried[]]))
    for (let round = 0; round < rounds; round += 1) {
      for (const count of machineCounts) {
        const carried = await send(kind, count, tooMany * predicted(costs, count))
        found.get(count)!.push(carried)
        if (count === 1) ({ costs } = carried)
      }
    }
    costs = costsWhereFull(found)
    console.log(
      `${kind}: a request takes, in milliseconds,`,
      ofEach((who) => Number(costs[who].toPrecision(3))),
    )
    console.table(comparison(found, costs))
  }
} finally {
  await system.stop()
  for (const each of machines) await each.remove()
}
