import { execFile } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '#tests/helpers/browser.ts'

/**
 * Measures an uncached first visit with Lighthouse: phone scores, and timings with throttling in
 * the browser (slow 4G, processor slowed four times). Needs a running site (SITE_URL); arguments
 * select pages. npx downloads Lighthouse: as a dependency it would be an eighth of all packages.
 */
const lighthouse = 'lighthouse@12.8.2'
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
const everyPage = ['/', '/about', '/services', '/locations', '/contact', '/booking', '/privacy']
const selectedPages = process.argv.slice(3)
const pages = selectedPages.length > 0 ? selectedPages : everyPage
const visitsForMedian = 5
const debuggingPort = 9333

const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${debuggingPort}`],
})

interface Result {
  categories: Record<string, { id: string; score: number | null }>
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>
}

async function visit(path: string, throttling: 'simulate' | 'devtools'): Promise<Result> {
  const flags = [
    `--port=${debuggingPort}`,
    `--throttling-method=${throttling}`,
    '--output=json',
    '--quiet',
  ]
  const run = promisify(execFile)
  const { stdout } = await run('npx', ['--yes', lighthouse, siteUrl + path, ...flags], {
    maxBuffer: 64 * 2 ** 20,
  })
  return JSON.parse(stdout) as Result
}

function scoresOf({ categories }: Result) {
  return Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  )
}

interface NetworkRequest {
  url: string
  resourceType: string
  transferSize: number
  statusCode: number
}

function weightOf({ audits }: Result) {
  const details = audits['network-requests']?.details as { items: NetworkRequest[] }
  const own = details.items.filter(({ url }) => url.startsWith(siteUrl))
  const kilobytes = (...types: string[]) =>
    own
      .filter(({ resourceType }) => types.length === 0 || types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  return {
    requests: own.length,
    'all kB': round(kilobytes()),
    'HTML kB': round(kilobytes('Document')),
    'script kB': round(kilobytes('Script')),
    'style kB': round(kilobytes('Stylesheet')),
    'font kB': round(kilobytes('Font')),
    'image kB': round(kilobytes('Image')),
  }
}

function timesOf({ audits }: Result) {
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN
  return {
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

async function median(visits: () => Promise<Result>, figure: (result: Result) => number) {
  const results: Result[] = []
  for (let count = 0; count < visitsForMedian; count += 1) results.push(await visits())
  const ordered = results.toSorted((a, b) => figure(a) - figure(b))
  return ordered[Math.floor(visitsForMedian / 2)]!
}

const gibibytes = Math.round(totalmem() / 2 ** 30)
console.log(
  `${cpus().length} cores, ${gibibytes} GiB, Node ${process.version}, ${browser.version()}`,
)

const scores: Record<string, unknown> = {}
const costs: Record<string, unknown> = {}
for (const path of pages) {
  const scored = await median(
    () => visit(path, 'simulate'),
    (result) => scoresOf(result).performance ?? 0,
  )
  scores[path] = scoresOf(scored)
  const timed = await median(
    () => visit(path, 'devtools'),
    (result) => timesOf(result)['LCP ms'],
  )
  costs[path] = { ...timesOf(timed), ...weightOf(timed) }
}
await browser.close()
console.table(scores)
console.table(costs)
