import type { ChildProcess } from 'node:child_process'
import { isIPv6 } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { weaknessOfFirstPassword } from '#scripts/accounts/first-password.ts'
import { finishRestore } from '#scripts/backup/finish-restore.ts'
import { needsPreparing, serveDatabase } from '#scripts/database/database.ts'
import { runQuietly, runTypeScript, startServer, stopServer } from './child-process.ts'
import { sayProblem } from './on-database.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'
import { sayDone } from './steps.ts'

/** The command lines of the two servers, after `node`. */
export interface Servers {
  site: (settings: Settings) => string[]
  cms: (settings: Settings) => string[]
}

const healthPollMs = 100
const lastWordsMs = 200
const startPatienceMs = 120_000
const stopPatienceMs = 20_000

/**
 * Starts all of it and stays until it is told to stop: database, migrations, sample content, site and cms. Says a line
 * a step, and then what a person needs. What keeps it from starting is said in one sentence, and the exit code is 1.
 */
export async function launch({
  servers,
  nodeEnv,
  variables: furtherVariables = {},
  beforeServers = async () => {},
}: {
  servers: Servers
  nodeEnv: 'production' | 'development'
  variables?: Record<string, string>
  beforeServers?: (settings: Settings) => Promise<void>
}): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

  const undo: (() => Promise<void>)[] = []
  let firstSignIn = ''
  try {
    let settings = await readSettings()
    await assertPortsAreFree(settings)
    const began = performance.now()
    const database = await serveDatabase(settings, stop.signal)
    undo.push(database.close)
    // The secret may be another one now.
    if (await finishRestore(database.url, settings.dataDir)) settings = await readSettings()
    const isUnprepared = await needsPreparing(database.url)
    const weakness = isUnprepared && (await weaknessOfFirstPassword(database.url, settings.admin))
    sayDone('Database', began)
    if (weakness) console.log(weakness)
    await beforeServers(settings)

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
      // A person at a terminal is told of what goes wrong, and not of each request.
      LOG_LEVEL: process.env.LOG_LEVEL ?? (settings.verbose ? 'info' : 'warn'),
      ...furtherVariables,
    }
    if (isUnprepared) {
      firstSignIn = await prepareDatabase(variables, settings)
    }
    if (stop.signal.aborted) return

    const serversBegan = performance.now()
    const start = (args: string[], port: number) => {
      const server = startServer(args, { ...variables, PORT: String(port) }, settings)
      undo.push(() => stopServer(server, stopPatienceMs))
      return server
    }
    const site = start(servers.site(settings), settings.port)
    const cms = start(servers.cms(settings), settings.cmsPort)
    const ended = Promise.race([
      endOf('site', site),
      endOf('CMS', cms),
      new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve())),
    ])

    // Servers that end because they are stopped are no news.
    ended.catch(() => {})

    const healthy = async (name: string, port: number) => {
      const address = `http://${reachableHost(settings.host)}:${port}`
      if (await isHealthy(address, stop.signal)) sayDone(name, serversBegan)
    }
    const answering = Promise.all([
      healthy('Site', settings.port),
      healthy('CMS', settings.cmsPort),
    ])
    await Promise.race([answering, ended])
    if (!stop.signal.aborted) {
      sayReady(settings, firstSignIn)
      firstSignIn = ''
    }
    await ended
  } catch (error) {
    sayProblem(error)
  } finally {
    // The account is made, and nothing else knows its password.
    if (firstSignIn) console.log(firstSignIn)
    for (const step of undo.reverse()) await step()
  }
}

/** Returns what is to be said at the end: where there was no account, what to sign in with. */
async function prepareDatabase(
  variables: Record<string, string>,
  { verbose }: Settings,
): Promise<string> {
  const prepare = [...runTypeScript, 'scripts/prepare-database.ts']
  const { code, said } = await runQuietly(prepare, variables, { verbose, progress: true })
  if (code === 0) return said
  throw new StartProblem(`${said}The database could not be prepared; the reason is said above.`)
}

function sayReady({ siteUrl, cmsUrl }: Settings, firstSignIn: string) {
  console.log(
    `\nSite   ${siteUrl}\nStaff  ${siteUrl}/admin\nCMS    ${cmsUrl}/cms\n${firstSignIn}\nReady`,
  )
}

/** Those at which something is going to listen. */
async function assertPortsAreFree({ port, cmsPort, metrics, host }: Settings): Promise<void> {
  const wanted = {
    PORT: port,
    CMS_PORT: cmsPort,
    METRICS_PORT: metrics.port,
    CMS_METRICS_PORT: metrics.cmsPort,
  }
  const ports = Object.entries(wanted).flatMap(([variable, port]) =>
    port === undefined ? [] : [{ variable, port }],
  )
  const taken = new Map<number, string>()
  for (const { variable, port } of ports) {
    const other = taken.get(port)
    if (other) {
      throw new StartProblem(
        `${other} and ${variable} are both ${port}; give each a port of its own.`,
      )
    }
    taken.set(port, variable)
  }
  await Promise.all(
    ports.map(({ variable, port }) =>
      // Metrics listen on METRICS_HOST instead.
      assertPortIsFree(variable, port, variable.includes('METRICS') ? undefined : host),
    ),
  )
}

async function assertPortIsFree(variable: string, port: number, host?: string): Promise<void> {
  const isFree = async () => {
    try {
      return (await getPort({ port, host })) === port
    } catch (error) {
      if (!host) throw error
      throw new StartProblem(`HOST is ${host}, which is not an IP address of this machine.`)
    }
  }
  // Servers of a start that was just killed need a moment to go.
  for (let triesLeft = 20; ; triesLeft -= 1) {
    if (await isFree()) return
    if (triesLeft === 0) {
      throw new StartProblem(
        `Port ${port} is taken by another program; stop that one, or set ${variable} to a free port.`,
      )
    }
    await setTimeout(healthPollMs)
  }
}

/** Where a server that listens at `host` answers this machine. */
function reachableHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

async function endOf(name: string, child: ChildProcess): Promise<never> {
  const code = await new Promise((resolve) => child.once('exit', resolve))
  // What it has just said is still on its way here; a process that it left behind may keep the way open.
  await setTimeout(lastWordsMs)
  throw new StartProblem(
    `The ${name} has ended by itself (${String(code)}); what it said last stands above.`,
  )
}

/** Resolves when a server answers; with false where everything is to stop before. */
async function isHealthy(address: string, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + startPatienceMs
  while (!signal.aborted) {
    const answer = await fetch(`${address}/healthz`).catch(() => null)
    if (answer?.ok) return true
    if (Date.now() > deadline) {
      throw new StartProblem(
        `${address} did not answer within two minutes; what it said stands above.`,
      )
    }
    await setTimeout(healthPollMs)
  }
  return false
}
