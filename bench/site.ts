import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { measureBareBookings } from '#bench/helpers/bare-bookings.ts'
import { startBareHttp } from '#bench/helpers/bare-http.ts'
import { manySlots, measureBookings, oneSlot } from '#bench/helpers/booking-load.ts'
import { machineDescription, median, parseWrkOutput, runWrk } from '#bench/helpers/measurement.ts'
import { startNginx } from '#bench/helpers/nginx.ts'
import { type Release, startRelease } from '#bench/helpers/release.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'

/**
 * Compares one site process with its limits: a bare node:http server and one nginx worker that send
 * the same bytes, the PostgreSQL driver alone, and another release (folder BEFORE). Rounds
 * alternate; medians count. Bookings have rate limits and a slot capacity. Needs wrk, nginx and its
 * brotli_static module. Settings: ROUNDS, SECONDS, ONLY (a part of a name).
 */
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 2)
const editEveryMs = 1_000
const bookingsInTable = 100_000
const capacityPerSlot = 10_000
const compressed = { 'Accept-Encoding': 'br, gzip' }
const today = localDateAt(new Date())

interface Measurement {
  perSecond: number
  p99Ms: number
  siteMs?: number
  postgresMs?: number
}

/** By contender: `site` and its limits. */
type Contenders = Record<string, () => Promise<Measurement>>

console.log(`${machineDescription}; ${rounds} rounds of ${seconds} s`)
const now = await startRelease('.', capacityPerSlot)
const before = process.env.BEFORE ? await startRelease(process.env.BEFORE, capacityPerSlot) : null
const releases = { site: now, ...(before && { before }) }

const [own, earlier] = await Promise.all([findPaths(now), before && findPaths(before)])
const { builtFile, picture } = own
const nginx = await startNginx(now.site, ['/', builtFile, picture])
const bare = await startBareHttp(now.site, [
  { path: '/', headers: compressed },
  { path: builtFile, headers: compressed },
  { path: picture, headers: {} },
])

/** A script and a picture. */
async function findPaths({ site }: Release) {
  const pageWithScripts = await (await fetch(`${site}/booking`)).text()
  const home = await (await fetch(site)).text()
  return {
    builtFile: /\/assets\/parts-[^"]+\.js/.exec(pageWithScripts)![0],
    picture: /\/media\/[^" ?]+-480x320\.webp/.exec(home)![0],
  }
}

const forEachRelease = (measure: (release: Release) => Promise<Measurement>): Contenders =>
  Object.fromEntries(
    Object.entries(releases).map(([name, release]) => [name, () => measure(release)]),
  )

async function load(url: string, clients: number, headers: Record<string, string> = {}) {
  const args = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  return parseWrkOutput(await runWrk(url, { clients, seconds, args }))
}

/** Reads a file that all contenders have. */
const reads = (path: string, clients: number, headers: Record<string, string> = {}): Contenders => {
  const earlierPaths: Record<string, string | undefined> = {
    [builtFile]: earlier?.builtFile,
    [picture]: earlier?.picture,
  }
  return {
    site: () => load(now.site + path, clients, headers),
    ...(before && {
      before: () => load(before.site + (earlierPaths[path] ?? path), clients, headers),
    }),
    'node:http': () => load(bare.url + path, clients, headers),
    nginx: () => load(nginx.url + path, clients, headers),
  }
}

const knownReads = (): Contenders => {
  const readKnown = async (url: string) => {
    const etag = (await fetch(url, { headers: compressed })).headers.get('ETag')!
    return load(url, 16, { ...compressed, 'If-None-Match': etag })
  }
  return {
    ...forEachRelease(({ site }) => readKnown(`${site}/`)),
    nginx: () => readKnown(`${nginx.url}/`),
  }
}

const editedReads = (): Contenders =>
  forEachRelease(async (release) => {
    const stop = new AbortController()
    const editing = publishUntil(stop.signal, release)
    const measured = await load(release.site, 16, compressed)
    stop.abort()
    await editing
    return measured
  })

async function publishUntil(stop: AbortSignal, { publishCopyright }: Release): Promise<void> {
  for (let number = 1; !stop.aborted; number += 1) {
    publishCopyright(`Edit ${number}`)
    await setTimeout(editEveryMs)
  }
}

// Bookings vary more.
const bookingSeconds = seconds * 2
const books = (clients: number, slots: string[]): Contenders => ({
  ...forEachRelease((release) => measureBookings(release, clients, bookingSeconds, slots)),
  PostgreSQL: () => measureBareBookings(now.databaseUrl, clients, bookingSeconds),
})

const availability = (clients: number) =>
  forEachRelease(({ site }) => load(`${site}/booking/days.data?from=${today}`, clients))

/** Evenly over a year around today. */
async function fillTable({ databaseUrl }: Release) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `INSERT INTO bookings (id, reference, status, name, phone, address, date, time, service_type)
     SELECT id, upper(left(id::text, 8)) || n, 'pending', 'Asha Kulkarni', '9876543210', 'Bandra West',
       to_char($1::date + (n % 365) - 180, 'YYYY-MM-DD'),
       ($2::text[])[1 + n % 5]::enum_bookings_time, 'laundry'
     FROM (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $3) AS n) AS made`,
    [today, timeSlotValues, bookingsInTable],
  )
  await client.query('VACUUM ANALYZE bookings')
  await client.end()
}

const cases: Record<string, () => Contenders> = {
  'cached page, 1 client': () => reads('/', 1, compressed),
  'cached page, 16': () => reads('/', 16, compressed),
  'cached page, 256': () => reads('/', 256, compressed),
  'not modified (304), 16': knownReads,
  'cached page with an edit every second, 16': editedReads,
  'built file, 16': () => reads(builtFile, 16, compressed),
  'picture, 16': () => reads(picture, 16),
  'booking, many slots, 1': () => books(1, manySlots),
  'booking, many slots, 16': () => books(16, manySlots),
  'booking, one slot, 16': () => books(16, oneSlot),
  'availability of a month, 1': () => availability(1),
  'availability of a month, 16': () => availability(16),
}

const rows: Record<string, unknown> = {}
try {
  for (const release of Object.values(releases)) await measureBookings(release, 4, 4, manySlots)
  let isFilled = false
  const { ONLY = '' } = process.env
  for (const [name, contendersOf] of Object.entries(cases)) {
    if (!name.includes(ONLY)) continue
    if (name.startsWith('availability') && !isFilled) {
      for (const release of Object.values(releases)) await fillTable(release)
      isFilled = true
    }
    rows[name] = toRow(await compare(contendersOf()))
  }
  console.table(rows)
  console.log(`The site uses ${await now.siteMiB()} MiB, the CMS ${await now.cmsMiB()} MiB.`)
} finally {
  bare.stop()
  await nginx.stop()
  for (const release of Object.values(releases)) await release.stop()
}

/** The median of each figure. */
async function compare(contenders: Contenders): Promise<Record<string, Measurement>> {
  const results = new Map<string, Measurement[]>(Object.keys(contenders).map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(contenders)) {
      results.get(name)!.push(await measure())
    }
  }
  return Object.fromEntries([...results].map(([name, all]) => [name, mediansOf(all)]))
}

function mediansOf(all: Measurement[]): Measurement {
  const names = Object.keys(all[0]!) as (keyof Measurement)[]
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((each) => each[name]!))]),
  ) as unknown as Measurement
}

function toRow(measured: Record<string, Measurement>) {
  const {
    site,
    before: earlierRelease,
    ...limits
  } = measured as { site: Measurement } & Partial<Record<string, Measurement>>
  const shareOf = (limit: Measurement) =>
    `${Math.round((site.perSecond / limit.perSecond) * 100)} %`
  return {
    'per second': Math.round(site.perSecond),
    'p99 ms': site.p99Ms.toFixed(1),
    ...(earlierRelease && { 'of before': shareOf(earlierRelease) }),
    ...Object.fromEntries(
      Object.entries(limits).map(([name, limit]) => [`of ${name}`, shareOf(limit!)]),
    ),
    ...(limits.PostgreSQL && {
      'p99 of PostgreSQL': (site.p99Ms / limits.PostgreSQL.p99Ms).toFixed(1),
      'site ms': site.siteMs?.toFixed(2),
      'PostgreSQL ms': site.postgresMs?.toFixed(2),
    }),
  }
}
