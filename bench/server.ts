import { setTimeout } from 'node:timers/promises'
import {
  machineDescription,
  median,
  parseWrkOutput,
  residentMiB,
  runWrk,
} from '#bench/helpers/measurement.ts'
import { startNginx } from '#bench/helpers/nginx.ts'
import { startTwoSites } from '#tests/servers/two-sites.ts'

/**
 * Compares one site process with one nginx worker that serves the same bytes. Needs wrk, nginx and
 * its brotli_static module. Settings: ROUNDS, SECONDS.
 */
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 4)
const editEveryMs = 1_000
const compressed = { 'Accept-Encoding': 'br, gzip' }

interface Case {
  name: string
  path: string
  clients: number
  headers: Record<string, string>
  /** Publish an edit every second. */
  edited?: boolean
  /** Send If-None-Match. */
  known?: boolean
}

interface Measurement {
  perSecond: number
  p99Ms: number
}

async function measure(url: string, clients: number, headers: Record<string, string>) {
  const args = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  return parseWrkOutput(await runWrk(url, { clients, seconds, args }))
}

const medians = (of: Measurement[]) => ({
  perSecond: median(of.map(({ perSecond }) => perSecond)),
  p99Ms: median(of.map(({ p99Ms }) => p99Ms)),
})

console.log(`${machineDescription}; ${rounds} rounds of ${seconds} s`)
const running = await startTwoSites()
const site = running.sites[0]
const pid = running.processes.site.pid()
const pageWithScripts = await (await fetch(`${site}/booking`)).text()
const builtFile = /\/assets\/parts-[^"]+\.js/.exec(pageWithScripts)![0]
const home = await (await fetch(site)).text()
const picture = /\/media\/[^" ?]+-480x320\.webp/.exec(home)![0]
const nginx = await startNginx(site, ['/', builtFile, picture])

const cases: Case[] = [
  ...[1, 16, 256].map((clients) => ({
    name: 'cached page',
    path: '/',
    clients,
    headers: compressed,
  })),
  { name: 'cached page, plain', path: '/', clients: 16, headers: {} },
  {
    name: 'cached page, with an edit every second',
    path: '/',
    clients: 16,
    headers: compressed,
    edited: true,
  },
  {
    name: 'not modified: 304',
    path: '/',
    clients: 16,
    headers: compressed,
    known: true,
  },
  { name: 'built file', path: builtFile, clients: 16, headers: compressed },
  { name: 'picture', path: picture, clients: 16, headers: {} },
]

try {
  const rows: Record<string, unknown> = {}
  for (const { name, path, clients, headers, edited = false, known = false } of cases) {
    const measurements = { site: [] as Measurement[], nginx: [] as Measurement[] }
    const measureServer = async (url: string) => {
      const etag = known && (await fetch(url, { headers })).headers.get('ETag')
      return measure(url, clients, { ...headers, ...(etag && { 'If-None-Match': etag }) })
    }
    for (let round = 0; round < rounds; round += 1) {
      const stop = new AbortController()
      const editing = edited ? publishUntil(stop.signal) : undefined
      measurements.site.push(await measureServer(site + path))
      stop.abort()
      await editing
      measurements.nginx.push(await measureServer(nginx.url + path))
    }
    const [ours, theirs] = [medians(measurements.site), medians(measurements.nginx)]
    rows[`${name}, ${clients}`] = {
      'site/s': Math.round(ours.perSecond),
      'p99 ms': ours.p99Ms.toFixed(1),
      'nginx/s': Math.round(theirs.perSecond),
      'p99 ms ': theirs.p99Ms.toFixed(1),
      'of nginx': `${((ours.perSecond / theirs.perSecond) * 100).toFixed(1)} %`,
    }
  }
  console.table(rows)
  console.log(`The site uses ${await residentMiB(pid)} MiB.`)
} finally {
  await nginx.stop()
  await running.stop()
}

async function publishUntil(stop: AbortSignal): Promise<void> {
  for (let number = 1; !stop.aborted; number += 1) {
    await running.publish('site-layout', { copyright: `Edit ${number}` })
    await setTimeout(editEveryMs)
  }
}
