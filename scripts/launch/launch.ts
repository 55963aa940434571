import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { finishRestore } from '#scripts/backup/finish-restore.ts'
import { needsPreparation, serveDatabase } from '#scripts/database/database.ts'
import { runNodeAndCapture, startServer, stopServer, typeScriptArgs } from './child-process.ts'
import { CommandError } from './command-error.ts'
import { reportFailure } from './command-line.ts'
import { reportStepDone } from './run-step.ts'
import { readSettings, type Settings } from './settings.ts'

const healthPollMs = 100
const lastOutputMs = 200
const startTimeoutMs = 120_000
const stopTimeoutMs = 20_000

/** Until a signal. A failure prints one sentence and sets exit code 1. */
export async function launch({
  servers,
  nodeEnv,
  variables: furtherVariables = {},
  beforeServers = async () => {},
}: {
  /** Arguments for `node`. */
  servers: Record<'site' | 'cms', (settings: Settings) => string[]>
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
    // The restore may have changed the secret.
    if (await finishRestore(database.url, settings.dataDir)) settings = await readSettings()
    const isUnprepared = await needsPreparation(database.url)
    const weakness = isUnprepared && (await findPasswordWarning(database.url, settings))
    reportStepDone('Database', began)
    if (weakness) console.log(weakness)
    await beforeServers(settings)

    const variables = {
      NODE_ENV: nodeEnv,
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: settings.secret,
      DATA_DIR: settings.dataDir,
      // The addresses of both, because each server receives only its own port.
      SITE_URL: settings.siteUrl,
      CMS_URL: settings.cmsUrl,
      DISABLE_PAYLOAD_HMR: 'true',
      NEXT_TELEMETRY_DISABLED: '1',
      // A terminal shows problems, but not every request.
      LOG_LEVEL: process.env.LOG_LEVEL ?? (settings.verbose ? 'info' : 'warn'),
      ...furtherVariables,
    }
    if (isUnprepared) firstSignIn = await prepareDatabase(variables, settings)
    if (stop.signal.aborted) return

    const serversBegan = performance.now()
    const start = (args: string[], port: number) => {
      const server = startServer(args, { ...variables, PORT: String(port) }, settings)
      undo.push(() => stopServer(server, stopTimeoutMs))
      return server
    }
    const site = start(servers.site(settings), settings.port)
    const cms = start(servers.cms(settings), settings.cmsPort)
    const ended = Promise.race([
      rejectOnExit('site', site),
      rejectOnExit('CMS', cms),
      new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve())),
    ])

    // Ignore servers that end because they are stopped.
    ended.catch(() => {})

    const reportHealthy = async (name: string, port: number) => {
      const address = `http://${reachableHost(settings.host)}:${port}`
      if (await waitUntilHealthy(address, stop.signal)) reportStepDone(name, serversBegan)
    }
    const answering = Promise.all([
      reportHealthy('Site', settings.port),
      reportHealthy('CMS', settings.cmsPort),
    ])
    await Promise.race([answering, ended])
    if (!stop.signal.aborted) {
      printReady(settings, firstSignIn)
      firstSignIn = ''
    }
    await ended
  } catch (error) {
    reportFailure(error)
  } finally {
    // The new account's password is stored nowhere else.
    if (firstSignIn) console.log(firstSignIn)
    for (const step of undo.reverse()) await step()
  }
}

/** Returns the first sign-in, if any. */
async function prepareDatabase(
  variables: Record<string, string>,
  { verbose }: Settings,
): Promise<string> {
  const prepare = [...typeScriptArgs, 'scripts/prepare-database.ts']
  const { code, output } = await runNodeAndCapture(prepare, variables, { verbose, progress: true })
  if (code === 0) return output
  throw new CommandError(`${output}The database could not be prepared. The reason is above.`)
}

/** Imports late: accounts read the settings, which are checked by then. */
async function findPasswordWarning(
  databaseUrl: string,
  { admin }: Settings,
): Promise<string | null> {
  const { findFirstPasswordWarning } = await import('#scripts/accounts/first-admin.ts')
  return findFirstPasswordWarning(databaseUrl, admin)
}

function printReady({ siteUrl, cmsUrl }: Settings, firstSignIn: string) {
  console.log(
    `\nSite   ${siteUrl}\nStaff  ${siteUrl}/admin\nCMS    ${cmsUrl}/cms\n${firstSignIn}\nReady`,
  )
}

async function assertPortsAreFree({ port, cmsPort, metrics, host }: Settings): Promise<void> {
  const portsByVariable = {
    PORT: port,
    CMS_PORT: cmsPort,
    METRICS_PORT: metrics.port,
    CMS_METRICS_PORT: metrics.cmsPort,
  }
  const ports = Object.entries(portsByVariable).flatMap(([variable, port]) =>
    port === undefined ? [] : [{ variable, port }],
  )
  for (const { variable, port } of ports) {
    const first = ports.find((other) => other.port === port)!.variable
    if (first === variable) continue
    throw new CommandError(
      `${first} and ${variable} are both ${port}. Use a different port for each.`,
    )
  }
  await Promise.all(
    ports.map(({ variable, port }) =>
      // Metrics listen on METRICS_HOST.
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
      throw new CommandError(`HOST is ${host}, which is not an IP address of this machine.`)
    }
  }
  // Servers of a killed start need a moment to end.
  for (let triesLeft = 20; ; triesLeft -= 1) {
    if (await isFree()) return
    if (triesLeft === 0) {
      throw new CommandError(
        `Port ${port} is taken by another program. Stop that program, or set ${variable} to a free port.`,
      )
    }
    await setTimeout(healthPollMs)
  }
}

function reachableHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

async function rejectOnExit(name: string, child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null]
  // Wait for its output. A remaining child process may keep the stream open.
  await setTimeout(lastOutputMs)
  throw new CommandError(
    `The ${name} stopped unexpectedly (${String(code)}). Its last output is above.`,
  )
}

/** Resolves with false if `signal` aborts first. */
async function waitUntilHealthy(address: string, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs
  while (!signal.aborted) {
    const answer = await fetch(`${address}/healthz`).catch(() => null)
    if (answer?.ok) return true
    if (Date.now() > deadline) {
      throw new CommandError(`${address} did not answer within two minutes. Its output is above.`)
    }
    await setTimeout(healthPollMs)
  }
  return false
}
