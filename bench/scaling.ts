import { availableParallelism } from 'node:os'
import { withRateLimitReset } from '#bench/helpers/booking-load.ts'
import { fillBookings } from '#bench/helpers/fill-bookings.ts'
import { machineDescription, median } from '#bench/helpers/measurement.ts'
import { sendOpenLoop } from '#bench/helpers/open-loop.ts'
import { createProcessorGroup, type ProcessorGroup } from '#bench/helpers/processor-group.ts'
import { processorMs, processorMsWithChildren, readPostmasterPid } from '#bench/helpers/release.ts'
import { visits } from '#bench/helpers/visits.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { openBookingForm } from '#tests/helpers/http/booking-form.ts'
import { startSystem } from '#tests/servers/system.ts'

/**
 * Checks the model of docs/scaling.md with one, two and four small machines: a machine answers its
 * processor time divided by the cost of a request, until PostgreSQL is the limit. A machine is a
 * fifth of a processor, so that all fit on this one. Requests arrive at a fixed rate, a quarter
 * above capacity. Needs root. Settings: ROUNDS, SECONDS.
 */
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 8)
const bookings = 100_000
const machineCounts = [1, 2, 4]
/** Processors. */
const machineShare = 0.2
const overload = 1.25
/** At least this share; the other requests time out. */
const answeredShare = 0.9

const system = await startSystem({
  siteCount: Math.max(...machineCounts),
  settings: {
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'silent',
    // In production the worker has its own machine.
    WORKER: 'off',
  },
})
const sites = system.sites
const { requestKey: _, ...hidden } = await openBookingForm(sites[0]!)
const sitePids = system.processes.sites.map(({ pid }) => pid())
const postgresPid = await readPostmasterPid(system.databaseUrl)
const cookie = `payload-token=${await fetchSessionToken(system.cms, staff)}`
const requestOf = visits({ hidden, cookie })
const kinds = ['booking', 'booking page', 'dashboard'] as const
type Kind = (typeof kinds)[number]

/** Processor time in milliseconds. */
interface Costs {
  site: number
  postgres: number
}

async function readUsedMs(machines: number): Promise<Costs> {
  const siteMs = await Promise.all(sitePids.slice(0, machines).map(processorMs))
  return {
    site: siteMs.reduce((sum, each) => sum + each, 0),
    postgres: await processorMsWithChildren(postgresPid),
  }
}

function forSiteAndPostgres(cost: (who: keyof Costs) => number): Costs {
  return { site: cost('site'), postgres: cost('postgres') }
}

interface Carried {
  perSecond: number
  /** Per request. */
  costs: Costs
}

async function send(kind: Kind, machines: number, perSecond: number): Promise<Carried> {
  const before = await readUsedMs(machines)
  const load = await withRateLimitReset(system.databaseUrl, () =>
    sendOpenLoop({ perSecond, seconds }, (index) =>
      requestOf[kind](sites[index % machines]!, index),
    ),
  )
  const after = await readUsedMs(machines)
  if (load.answered < load.sent * answeredShare) {
    throw new Error(`Only ${load.answered} of ${load.sent} requests (${kind}) were answered.`)
  }
  return {
    perSecond: load.perSecond,
    costs: forSiteAndPostgres((who) => (after[who] - before[who]) / load.answered),
  }
}

/** Requests per second. */
function predict(costs: Costs, machines: number): number {
  const siteLimit = (machines * machineShare) / costs.site
  return 1000 * Math.min(siteLimit, availableParallelism() / costs.postgres)
}

/** Site and PostgreSQL each at the highest load, because PostgreSQL stores batches more cheaply. */
function costsAtFullLoad(results: Map<number, Carried[]>): Costs {
  return forSiteAndPostgres((who) => {
    const loads = results.get(who === 'site' ? 1 : Math.max(...machineCounts))!
    return median(loads.map(({ costs }) => costs[who]))
  })
}

function compare(results: Map<number, Carried[]>, costs: Costs) {
  return machineCounts.map((machines) => {
    const ratios = results
      .get(machines)!
      .map(({ perSecond }, round) => perSecond / results.get(1)![round]!.perSecond)
    const medianRatio = median(ratios)
    const predictedRatio = predict(costs, machines) / predict(costs, 1)
    return {
      machines,
      'per second': Math.round(median(results.get(machines)!.map(({ perSecond }) => perSecond))),
      predicted: Math.round(predict(costs, machines)),
      'ratio to one': Number(medianRatio.toFixed(2)),
      'predicted ratio': predictedRatio,
      difference: `${Math.round((medianRatio / predictedRatio - 1) * 100)} %`,
    }
  })
}

const machines: ProcessorGroup[] = []
try {
  console.log(`${machineDescription}; ${rounds} rounds of ${seconds} s`)
  await fillBookings(system.databaseUrl, bookings)
  for (const [index, pid] of sitePids.entries()) {
    const group = await createProcessorGroup(`site-${index}`)
    machines.push(group)
    await group.addProcesses([pid])
  }
  for (const kind of kinds) {
    // Warm up without a limit.
    for (const each of machines) await each.setLimit(null)
    for (let warmUp = 0; warmUp < 3; warmUp += 1) await send(kind, sites.length, 40)
    for (const each of machines) await each.setLimit(machineShare)
    let { costs } = await send(kind, 1, 5)
    const results = new Map(machineCounts.map((count) => [count, [] as Carried[]]))
    for (let round = 0; round < rounds; round += 1) {
      for (const count of machineCounts) {
        const carried = await send(kind, count, overload * predict(costs, count))
        results.get(count)!.push(carried)
        if (count === 1) ({ costs } = carried)
      }
    }
    costs = costsAtFullLoad(results)
    console.log(
      `${kind}: milliseconds per request`,
      forSiteAndPostgres((who) => Number(costs[who].toPrecision(3))),
    )
    console.table(compare(results, costs))
  }
} finally {
  await system.stop()
  for (const each of machines) await each.remove()
}
