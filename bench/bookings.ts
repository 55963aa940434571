import { cpus, totalmem } from 'node:os'
import autocannon from 'autocannon'
import pg from 'pg'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { bookingFields, openBookingForm } from '#tests/setup/booking-form.ts'
import { startTwoSites } from '#tests/systems/two-sites.ts'

/**
 * Bookings a second through the real action of one site process, with capacity set, so that each booking stands in
 * line for its slot; then how long a month's availability takes with 100 000 bookings in the table.
 * Needs the production build: `npm run build`, then `npm run bench`. DURATION_SECONDS says how long each lasts.
 */
const duration = Number(process.env.DURATION_SECONDS ?? 15)
const bookingsInTable = 100_000
const capacityPerSlot = 10_000
const today = localDateAt(new Date())

/** Some slot of the coming weeks; the sample business is open on each of its days from 11 to 3. */
function someSlot() {
  const date = addDays(today, 1 + Math.floor(Math.random() * 28))
  const time = Math.random() < 0.5 ? '11AM-1PM' : '1PM-3PM'
  return { date, time }
}

async function measureBookings(
  site: string,
  hidden: Record<string, string>,
  { clients, hot }: { clients: number; hot?: boolean },
) {
  const oneSlot = { date: addDays(today, 30), time: '11AM-1PM' }
  const form = () => ({ ...hidden, ...bookingFields(hot ? oneSlot : someSlot()) })
  const result = await autocannon({
    url: `${site}/booking`,
    connections: clients,
    duration,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    requests: [
      {
        setupRequest: (request) => ({ ...request, body: new URLSearchParams(form()).toString() }),
      },
    ],
  })
  // Only what was answered with the redirect that follows a stored booking counts.
  const stored = result['3xx']
  return {
    clients,
    slots: hot ? 'one' : 'many',
    'bookings a second': Math.round(stored / result.duration),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'not stored': result.requests.total - stored,
  }
}

/** Bookings of a year around today, as many in each slot. */
async function fillTable(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(
    `INSERT INTO bookings (id, reference, status, name, phone, address, date, time, service_type)
     SELECT id, upper(left(id::text, 8)) || n, 'pending', 'Asha Kulkarni', '9876543210', 'Bandra West',
       to_char($1::date + (n % 365) - 180, 'YYYY-MM-DD'),
       ($2::text[])[1 + n % 5]::enum_bookings_time, 'laundry'
     FROM (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $3) AS n) AS made`,
    [today, timeSlotValues, bookingsInTable],
  )
  await database.query('ANALYZE bookings')
  await database.end()
}

async function measureAvailability(site: string, clients: number) {
  const url = `${site}/booking/days.data?from=${today}`
  const { requests, latency, non2xx } = await autocannon({ url, connections: clients, duration })
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx.`)
  return {
    clients,
    'months a second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
  }
}

const gibibytes = Math.round(totalmem() / 2 ** 30)
console.log(`${cpus().length} cores, ${gibibytes} GiB, Node ${process.version}`)
const running = await startTwoSites({ settings: { RATE_LIMITS: 'off' } })
try {
  const [site] = running.sites
  const bookingPolicy = { capacityPerSlot }
  const status = await running.publish('business-info', { bookingPolicy })
  if (status !== 200) throw new Error(`The capacity could not be set: ${status}.`)
  const hidden = await openBookingForm(site)
  await measureBookings(site, hidden, { clients: 1 }) // warms up the pool and the compiler
  console.table([
    await measureBookings(site, hidden, { clients: 1 }),
    await measureBookings(site, hidden, { clients: 16 }),
    await measureBookings(site, hidden, { clients: 64 }),
    await measureBookings(site, hidden, { clients: 64, hot: true }),
  ])
  await fillTable(running.databaseUrl)
  console.table([await measureAvailability(site, 1), await measureAvailability(site, 16)])
} finally {
  await running.stop()
}
