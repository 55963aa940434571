import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { listChildPids } from '#tests/servers/system.ts'
import { residentMiB } from './measurement.ts'

/** Two site processes, the CMS and PostgreSQL. */
export interface Release {
  site: string
  databaseUrl: string
  /** URL-encoded hidden fields of the booking form. */
  hidden: string
  /** Since the start, for one site process and PostgreSQL. */
  processorMs: () => Promise<{ site: number; postgres: number }>
  siteMiB: () => Promise<number>
  cmsMiB: () => Promise<number>
  /** Publishes the site's layout with this copyright. */
  publishCopyright: (copyright: string) => void
  stop: () => Promise<void>
}

// Runs in the release's folder, with its test helpers.
const starter = `
  const { startTwoSites } = await import('#tests/servers/two-sites.ts')
  const { openBookingForm } = await import('#tests/helpers/http/booking-form.ts')
  const settings = { TRUST_PROXY: 'on', LOG_LEVEL: 'silent' }
  const { sites, databaseUrl, publish, processes, stop } = await startTwoSites({ settings })
  const bookingPolicy = JSON.parse(process.env.BOOKING_POLICY)
  const status = await publish('business-info', { bookingPolicy })
  if (status !== 200) throw new Error('The capacity could not be set: ' + status)
  const { requestKey, ...hidden } = await openBookingForm(sites[0])
  const pids = { site: processes.site.pid(), cms: processes.cms.pid?.() }
  process.send({ site: sites[0], databaseUrl, hidden: String(new URLSearchParams(hidden)), pids })
  process.on('message', (copyright) => void publish('site-layout', { copyright }))
  process.once('disconnect', stop)
`

/** Starts the production build in `folder`. No load may reach the slot capacity. */
export async function startRelease(folder: string, capacityPerSlot: number): Promise<Release> {
  const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '-e', starter]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, BOOKING_POLICY: JSON.stringify({ capacityPerSlot }) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  createInterface({ input: child.stdout! }).on('line', (line) => console.error(line))
  const started = await Promise.race([once(child, 'message'), failedStart(child, folder)])
  const { site, databaseUrl, hidden, pids } = (started as [StartMessage])[0]
  const postgresPid = await readPostmasterPid(databaseUrl)
  return {
    site,
    databaseUrl,
    hidden,
    processorMs: async () => ({
      site: await processorMs(pids.site),
      postgres: await processorMsWithChildren(postgresPid),
    }),
    siteMiB: () => residentMiB(pids.site),
    cmsMiB: () => residentMiB(pids.cms),
    publishCopyright: (copyright) => void child.send(copyright),
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

type StartMessage = Pick<Release, 'site' | 'databaseUrl' | 'hidden'> & {
  pids: { site: number; cms: number }
}

async function failedStart(child: ChildProcess, folder: string): Promise<never> {
  await once(child, 'exit')
  throw new Error(`${folder} did not start. See its output above; it needs "npm run build" first.`)
}

async function readPostmasterPid(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ file: string }>(
    `SELECT pg_read_file('postmaster.pid') AS file`,
  )
  await client.end()
  return Number(rows[0]!.file.split('\n')[0])
}

async function processorMsWithChildren(id: number): Promise<number> {
  // The parent includes children that have ended.
  const all = await Promise.all([id, ...(await listChildPids(id))].map(processorMs))
  return all.reduce((sum, each) => sum + each, 0)
}

/** User and kernel time, including ended children. proc(5) */
async function processorMs(id: number): Promise<number> {
  const ticksPerSecond = 100
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
  // The program name before it may contain spaces.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return (ticks.reduce((sum, each) => sum + Number(each), 0) * 1000) / ticksPerSecond
}
