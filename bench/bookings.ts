import pg from 'pg'
import { measureBareBookings } from '#bench/helpers/bare-bookings.ts'
import {
  type BookingLoad,
  manySlots,
  measureBookings,
  oneSlot,
} from '#bench/helpers/booking-load.ts'
import { machineDescription, median, parseWrkOutput, runWrk } from '#bench/helpers/measurement.ts'
import { type Release, startRelease } from '#bench/helpers/release.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'

/**
 * Measures bookings per second through one site process, with rate limits and a slot capacity,
 * compared with the bare driver and another release (folder BEFORE). Rounds alternate; medians
 * count. Then measures the availability of a month with 100,000 bookings. Needs wrk. Settings:
 * ROUNDS, SECONDS, CLIENTS.
 */
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 8)
const clientCounts = (process.env.CLIENTS ?? '1,16').split(',').map(Number)
const bookingsInTable = 100_000
const capacityPerSlot = 10_000
const today = localDateAt(new Date())

type Measurement = Pick<BookingLoad, 'perSecond' | 'p50Ms' | 'p99Ms'> & Partial<BookingLoad>

/** Evenly over a year around today. */
async function fillTable(databaseUrl: string) {
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

async function measureAvailability({ site }: Release, clients: number): Promise<Measurement> {
  const url = `${site}/booking/days.data?from=${today}`
  return parseWrkOutput(await runWrk(url, { clients, seconds }))
}

async function compare(name: string, contenders: Record<string, () => Promise<Measurement>>) {
  const runs = Object.entries(contenders).map(([contender, measure]) => ({
    contender,
    measure,
    results: [] as Measurement[],
  }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { measure, results } of runs) results.push(await measure())
  }
  const rows = runs.map(({ contender, results }) => [contender, mediansOf(results)])
  console.log(name)
  console.table(Object.fromEntries(rows))
}

function mediansOf(results: Measurement[]): Measurement {
  const names = Object.keys(results[0]!) as (keyof Measurement)[]
  const medians = names.map((name) => {
    const value = median(results.map((result) => result[name]!))
    return [name, Number(value.toPrecision(3))]
  })
  return Object.fromEntries(medians) as Measurement
}

console.log(`${machineDescription}; ${rounds} rounds of ${seconds} s`)
const releases: Record<string, Release> = {}
try {
  releases.now = await startRelease('.', capacityPerSlot)
  if (process.env.BEFORE) {
    releases.before = await startRelease(process.env.BEFORE, capacityPerSlot)
  }
  const { databaseUrl } = releases.now
  const forEachRelease = (measure: (release: Release) => Promise<Measurement>) =>
    Object.fromEntries(
      Object.entries(releases).map(([contender, release]) => [contender, () => measure(release)]),
    )

  for (const release of Object.values(releases))
    await measureBookings(release, 4, seconds, manySlots)
  for (const clients of clientCounts) {
    await compare(`Bookings in many slots, clients: ${clients}`, {
      ...forEachRelease((release) => measureBookings(release, clients, seconds, manySlots)),
      'bare pg': () => measureBareBookings(databaseUrl, clients, seconds),
    })
    await compare(
      `Bookings in one slot, clients: ${clients}`,
      forEachRelease((release) => measureBookings(release, clients, seconds, oneSlot)),
    )
  }
  for (const release of Object.values(releases)) await fillTable(release.databaseUrl)
  for (const clients of clientCounts) {
    await compare(
      `Availability of a month, clients: ${clients}`,
      forEachRelease((release) => measureAvailability(release, clients)),
    )
  }
} finally {
  for (const release of Object.values(releases)) await release.stop()
}
