import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { runToEnd, runTypeScript, startServer, stopServer } from './child-process'
import { needsPreparing, openDatabase } from './database'
import { readSettings, type Settings } from './settings'
import { StartProblem } from './start-problem'

/** The command lines of the two servers, after `node`. */
export interface Servers {
  site: (settings: Settings) => string[]
  cms: (settings: Settings) => string[]
}

const healthPollMs = 100
const startPatienceMs = 120_000
const stopPatienceMs = 20_000

/**
 * Starts all of it and stays until it is told to stop: database, migrations, sample content, site and cms.
 * What keeps it from starting is said in one sentence, and the exit code is 1.
 */
export async function launch({
  servers,
  nodeEnv,
  beforeServers = async () => {},
}: {
  servers: Servers
  nodeEnv: 'production' | 'development'
  beforeServers?: () => Promise<void>
}): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

  const undo: (() => Promise<void>)[] = []
  try {
    const settings = await readSettings()
    await Promise.all([
      assertPortIsFree('PORT', settings.port),
      assertPortIsFree('CMS_PORT', settings.cmsPort),
    ])
    const database = await openDatabase(settings)
    undo.push(database.close)
    await beforeServers()

    const variables = {
      NODE_ENV: nodeEnv,
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: settings.secret,
      DATA_DIR: settings.dataDir,
      // Each server is told its own port as PORT, from which it could not tell the other's address.
      SITE_URL: settings.siteUrl,
      CMS_URL: settings.cmsUrl,
      DISABLE_PAYLOAD_HMR: 'true',
      NEXT_TELEMETRY_DISABLED: '1',
    }
    if (await needsPreparing(database.url)) {
      const code = await runToEnd([...runTypeScript, 'scripts/prepare-database.ts'], variables)
      if (code !== 0)
        throw new StartProblem('The database could not be prepared; the reason is said above.')
    }
    if (stop.signal.aborted) return

    const site = startServer(servers.site(settings), { ...variables, PORT: String(settings.port) })
    undo.push(() => stopServer(site, stopPatienceMs))
    const cms = startServer(servers.cms(settings), { ...variables, PORT: String(settings.cmsPort) })
    undo.push(() => stopServer(cms, stopPatienceMs))
    const ended = Promise.race([
      endOf('site', site),
      endOf('CMS', cms),
      new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve())),
    ])

    // Servers that end because they are stopped are no news.
    ended.catch(() => {})

    const answering = Promise.all([
      untilHealthy(`http://127.0.0.1:${settings.port}`, stop.signal),
      untilHealthy(`http://127.0.0.1:${settings.cmsPort}`, stop.signal),
    ]).then(() => sayReady(settings))
    await Promise.race([answering, ended])
    await ended
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof StartProblem ? error.message : error)
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

function sayReady({ siteUrl, cmsUrl }: Settings) {
  console.log(`\nSite   ${siteUrl}\nStaff  ${siteUrl}/admin\nCMS    ${cmsUrl}/cms\n\nReady`)
}

async function assertPortIsFree(variable: string, port: number): Promise<void> {
  // Servers of a start that was just killed need a moment to go.
  for (let triesLeft = 20; ; triesLeft -= 1) {
    if (await isFree(port)) return
    if (triesLeft === 0) {
      throw new StartProblem(
        `Port ${port} is taken by another program; stop that one, or set ${variable} to a free port.`,
      )
    }
    await setTimeout(healthPollMs)
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

async function endOf(name: string, child: ChildProcess): Promise<never> {
  const code = await new Promise((resolve) => child.once('exit', resolve))
  throw new StartProblem(
    `The ${name} has ended by itself (${String(code)}); what it said last stands above.`,
  )
}

async function untilHealthy(address: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + startPatienceMs
  while (!signal.aborted) {
    const answer = await fetch(`${address}/healthz`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > deadline) {
      throw new StartProblem(
        `${address} did not answer within two minutes; what it said stands above.`,
      )
    }
    await setTimeout(healthPollMs)
  }
}
