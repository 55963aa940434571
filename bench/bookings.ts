import { randomUUID } from 'node:crypto'
import { cpus, totalmem } from 'node:os'
import autocannon from 'autocannon'
import { addDays, localDateAt } from '#business/local-time'
import { openBookingForm } from '../tests/setup/booking-form'

/**
 * Bookings a second through the real action: each request is a form of its own, as a browser without scripts posts
 * it, and counts only where it was answered with the redirect that follows a stored booking.
 * Needs a running site without budgets: `BOOKING_BUDGETS=off npm start`, then `npm run bench`. SITE_URL says where,
 * DURATION_SECONDS how long.
 */
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
const duration = Number(process.env.DURATION_SECONDS ?? 15)

// One form's stamp will do for all.
const opened = await openBookingForm(siteUrl)

function bookingForm(): string {
  const digits = String(Math.floor(Math.random() * 1e10)).padStart(10, '0')
  return new URLSearchParams({
    ...opened,
    requestKey: randomUUID(),
    serviceType: 'laundry',
    date: addDays(localDateAt(new Date()), 1),
    time: '11AM-1PM',
    name: 'Asha Kulkarni',
    phone: digits,
    email: 'asha@example.com',
    address: 'Flat 3, Sea Breeze, Hill Road, Bandra West',
    items: '6 shirts, 2 bed sheets',
    instructions: '',
  }).toString()
}

async function measure(connections: number) {
  const result = await autocannon({
    url: `${siteUrl}/booking`,
    connections,
    duration,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    requests: [{ setupRequest: (request) => ({ ...request, body: bookingForm() }) }],
  })
  const stored = result['3xx']
  return {
    clients: connections,
    'bookings a second': Math.round(stored / result.duration),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'not stored': result.requests.total - stored,
  }
}

const gibibytes = Math.round(totalmem() / 2 ** 30)
console.log(`${cpus().length} cores, ${gibibytes} GiB, Node ${process.version}`)
await measure(1) // warms up the pool and the compiler
console.table([await measure(1), await measure(16)])
