import pg from 'pg'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { wrk } from './measuring.ts'
import type { Release } from './release.ts'

const script = 'bench/bookings.lua'
const today = localDateAt(new Date())

const slot = (days: number, time: string) => `date=${addDays(today, days)}&time=${time}`
/** The slots of the coming weeks; the sample business is open on each of its days from 11 to 3. */
export const manySlots = Array.from({ length: 28 }, (_, day) => day + 1).flatMap((day) => [
  slot(day, '11AM-1PM'),
  slot(day, '1PM-3PM'),
])
export const oneSlot = [slot(30, '11AM-1PM')]

export interface BookingLoad {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the site and of PostgreSQL for each. */
  siteMs: number
  postgresMs: number
  refused: number
}

/** Bookings of people who never booked before, through the action of one site process, by so many clients for so long. */
export async function measureBookings(
  release: Release,
  clients: number,
  seconds: number,
  slots: string[],
): Promise<BookingLoad> {
  const { site, databaseUrl, hidden, processorMs } = release
  const form = `${hidden}&serviceType=laundry&name=Asha+Kulkarni&email=asha%40example.com&address=Hill+Road,+Bandra`
  const before = await processorMs()
  const said = await belowLimits(databaseUrl, () =>
    wrk(`${site}/booking`, { clients, seconds, args: ['-s', script, '--', form, ...slots] }),
  )
  const after = await processorMs()
  const load = JSON.parse(said.trim().split('\n').at(-1)!) as Said
  return {
    perSecond: load.stored / load.seconds,
    p50Ms: load.p50Ms,
    p99Ms: load.p99Ms,
    siteMs: (after.site - before.site) / load.stored,
    postgresMs: (after.postgres - before.postgres) / load.stored,
    refused: load.asked - load.stored,
  }
}

type Said = Record<'stored' | 'asked' | 'seconds' | 'p50Ms' | 'p99Ms', number>

/**
 * Every booking is counted; the count of all is set back before its limit is reached. No mails of the load before are left to be
 * sent beside it.
 */
export async function belowLimits<Result>(databaseUrl: string, work: () => Promise<Result>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const setBack = () =>
    client.query(`UPDATE rate_limits SET points = 0 WHERE key = 'booking overall'`)
  const timer = setInterval(() => void setBack(), 1_000)
  try {
    await setBack()
    return await work()
  } finally {
    clearInterval(timer)
    await client.query(`DELETE FROM emails WHERE status = 'queued'`)
    await client.query('DELETE FROM payload_jobs')
    await client.end()
  }
}
