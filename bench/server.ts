import { setTimeout } from 'node:timers/promises'
import { startBareHttp } from '#bench/helpers/bare-http.ts'
import {
  machineDescription,
  median,
  parseWrkOutput,
  residentMiB,
  runWrk,
} from '#bench/helpers/measurement.ts'
import { startNginx } from '#bench/helpers/nginx.ts'
import { startRelease } from '#bench/helpers/release.ts'
import { startTwoSites } from '#tests/servers/two-sites.ts'

/**
 * Compares one site process with a bare node:http server and one nginx worker that send the same
 * bytes, and with another release (folder BEFORE). Rounds alternate; medians count. Needs wrk,
 * nginx and its brotli_static module. Settings: ROUNDS, SECONDS, ONLY (a part of a name).
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
const running = await startTwoSites({ settings: { TRUST_PROXY: 'on', LOG_LEVEL: 'silent' } })
const before = process.env.BEFORE ? await startRelease(process.env.BEFORE, 10_000) : null
const site = running.sites[0]
const pid = running.processes.site.pid()
const [own, earlier] = await Promise.all(
  [site, before?.site].map(async (url) => (url ? findPaths(url) : null)),
)
const { builtFile, picture } = own!
const copied = [
  { path: '/', headers: compressed },
  { path: builtFile, headers: compressed },
  { path: picture, headers: {} },
]
const nginx = await startNginx(site, ['/', builtFile, picture])
const bare = await startBareHttp(site, copied)

/** A page, a script and a picture. */
async function findPaths(url: string) {
  const pageWithScripts = await (await fetch(`${url}/booking`)).text()
  const home = await (await fetch(url)).text()
  return {
    builtFile: /\/assets\/parts-[^"]+\.js/.exec(pageWithScripts)![0],
    picture: /\/media\/[^" ?]+-480x320\.webp/.exec(home)![0],
  }
}

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
  const { ONLY = '' } = process.env
  for (const each of cases.filter(({ name }) => name.includes(ONLY))) {
    const { name, path, clients, headers, edited = false, known = false } = each
    const paths = { [builtFile]: earlier?.builtFile, [picture]: earlier?.picture }
    const isCopied = !known && (path !== '/' || headers === compressed)
    const contenders = {
      site: site + path,
      ...(before && { before: before.site + (paths[path] ?? path) }),
      ...(isCopied && { 'node:http': bare.url + path }),
      nginx: nginx.url + path,
    }
    const results = new Map<string, Measurement[]>(Object.keys(contenders).map((key) => [key, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const [contender, url] of Object.entries(contenders)) {
        const etag = known && (await fetch(url, { headers })).headers.get('ETag')
        const stop = new AbortController()
        const editing = edited && contender === 'site' ? publishUntil(stop.signal) : undefined
        const sent = { ...headers, ...(etag && { 'If-None-Match': etag }) }
        results.get(contender)!.push(await measure(url, clients, sent))
        stop.abort()
        await editing
      }
    }
    const found = Object.fromEntries([...results].map(([key, all]) => [key, medians(all)]))
    const ours = found.site!
    const share = (key: string) =>
      found[key] && `${Math.round((ours.perSecond / found[key].perSecond) * 100)} %`
    rows[`${name}, ${clients}`] = {
      'site/s': Math.round(ours.perSecond),
      'p99 ms': ours.p99Ms.toFixed(1),
      ...(before && { 'of before': share('before') }),
      'of node:http': share('node:http'),
      'of nginx': share('nginx'),
    }
  }
  console.table(rows)
  console.log(`The site uses ${await residentMiB(pid)} MiB.`)
} finally {
  bare.stop()
  await nginx.stop()
  await before?.stop()
  await running.stop()
}

async function publishUntil(stop: AbortSignal): Promise<void> {
  for (let number = 1; !stop.aborted; number += 1) {
    await running.publish('site-layout', { copyright: `Edit ${number}` })
    await setTimeout(editEveryMs)
  }
}
