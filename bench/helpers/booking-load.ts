import pg from 'pg'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { runWrk } from './measurement.ts'
import type { Release } from './release.ts'

const script = 'bench/helpers/bookings.lua'
const today = localDateAt(new Date())

const slot = (days: number, time: string) => `date=${addDays(today, days)}&time=${time}`
/** The sample business is always open from 11 to 3. */
export const manySlots = Array.from({ length: 28 }, (_, day) => day + 1).flatMap((day) => [
  slot(day, '11AM-1PM'),
  slot(day, '1PM-3PM'),
])
export const oneSlot = [slot(30, '11AM-1PM')]

export interface BookingLoad {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time per booking. */
  siteMs: number
  postgresMs: number
  refused: number
}

/** By new customers, through one site process. */
export async function measureBookings(
  release: Release,
  clients: number,
  seconds: number,
  slots: string[],
): Promise<BookingLoad> {
  const { site, databaseUrl, hidden, processorMs } = release
  const form = `${hidden}&serviceType=laundry&name=Asha+Kulkarni&email=asha%40example.com&address=Hill+Road,+Bandra`
  const before = await processorMs()
  const output = await withRateLimitReset(databaseUrl, () =>
    runWrk(`${site}/booking`, { clients, seconds, args: ['-s', script, '--', form, ...slots] }),
  )
  const after = await processorMs()
  const load = JSON.parse(output.trim().split('\n').at(-1)!) as WrkResult
  return {
    perSecond: load.stored / load.seconds,
    p50Ms: load.p50Ms,
    p99Ms: load.p99Ms,
    siteMs: (after.site - before.site) / load.stored,
    postgresMs: (after.postgres - before.postgres) / load.stored,
    refused: load.asked - load.stored,
  }
}

type WrkResult = Record<'stored' | 'asked' | 'seconds' | 'p50Ms' | 'p99Ms', number>

/** Also deletes queued mails, which would slow the next load. */
async function withRateLimitReset<Result>(databaseUrl: string, work: () => Promise<Result>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const resetLimit = () =>
    client.query(`UPDATE rate_limits SET points = 0 WHERE key = 'booking overall'`)
  const timer = setInterval(() => void resetLimit(), 1_000)
  try {
    await resetLimit()
    return await work()
  } finally {
    clearInterval(timer)
    await client.query(`DELETE FROM emails WHERE status = 'queued'`)
    await client.query('DELETE FROM payload_jobs')
    await client.end()
  }
}
