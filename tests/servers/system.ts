import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { Client } from 'pg'
import { getDataFolder, startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { readLastServer } from '#scripts/database/postmaster-pid.ts'
import { cmsServerArgs, exitWithParentUrl, siteServer } from '#scripts/launch/child-process.ts'
import { setDatabaseOffline } from '#tests/helpers/database/set-database-offline.ts'
import { secret } from '#tests/helpers/secret.ts'
import { preparedSystem, sampleDatabaseName, withDatabaseName } from './prepared-system.ts'
import { removeOnExit } from './remove-on-exit.ts'

const startTimeoutMs = 180_000
const stopTimeoutMs = 20_000

/** The kernel keeps the data even if PostgreSQL is killed. */
const withoutDisk = { fsync: 'off', full_page_writes: 'off' }

const defaultLogLevel = 'error'

/** One database, one CMS and some site processes, with sample content and test accounts. */
export interface System {
  sites: string[]
  cms: string
  databaseUrl: string
  mediaDir: string
  setDatabaseOffline: (isOffline: boolean) => Promise<void>
  /** Each can be killed, and started again at its address. */
  processes: { sites: Process[]; cms: Process; postgres: Killable & Suspendable }
  stop: () => Promise<void>
}

export interface Suspendable {
  /** Connections are accepted but get no response, as with a broken network. */
  suspend: () => Promise<void>
  resume: () => Promise<void>
}

interface Process extends Killable {
  pid: () => number
  stdout: () => string
  stderr: () => string
}

export interface Killable {
  kill: () => Promise<void>
  start: () => Promise<void>
}

type Variables = Record<string, string>

/** Copies the prepared system. `settings` may depend on the database URL. */
export async function startSystem({
  siteCount,
  siteArgs = siteServer.args,
  settings = {},
  postgresOptions = {},
}: {
  siteCount: number
  siteArgs?: string[]
  settings?: Variables | ((databaseUrl: string) => Promise<Variables>)
  postgresOptions?: Record<string, string>
}): Promise<System> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-system-'))
  const cleanup: (() => Promise<unknown>)[] = [removeOnExit(folder)]
  const stop = async () => {
    for (const step of cleanup.splice(0).reverse()) await step()
  }
  try {
    // Unlike Node's `cp`, this preserves owners and modes, which PostgreSQL checks.
    execFileSync('cp', ['-a', `${await preparedSystem()}/.`, folder])
    const database = {
      folder: path.join(folder, 'postgres'),
      serverOptions: { port: String(await getPort()), ...withoutDisk, ...postgresOptions },
    }
    const postgres = await startEmbeddedPostgres(database)

    const sitePorts = await Promise.all(Array.from({ length: siteCount }, () => getPort()))
    const cmsPort = await getPort()
    const variables: Variables = {
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      PAYLOAD_SECRET: secret,
      DATA_DIR: path.join(folder, 'data'),
      SITE_URL: addressOf(sitePorts[0]!),
      CMS_URL: addressOf(cmsPort),
      DISABLE_PAYLOAD_HMR: 'true',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: defaultLogLevel,
      ...(typeof settings === 'function' ? await settings(postgres.url) : settings),
    }
    const sites = sitePorts.map((port) =>
      createServer(siteArgs, { ...variables, ...siteServer.variables, PORT: String(port) }),
    )
    const cms = createServer(cmsServerArgs('start', cmsPort), {
      ...variables,
      PORT: String(cmsPort),
    })
    const servers = [...sites, cms]
    cleanup.push(() => Promise.all(servers.map(({ end }) => end())))
    await Promise.all(servers.map(({ start }) => start()))
    return {
      sites: sitePorts.map(addressOf),
      cms: addressOf(cmsPort),
      databaseUrl: postgres.url,
      mediaDir: path.join(folder, 'data/media'),
      setDatabaseOffline: async (isOffline) => {
        const client = new Client({ connectionString: withDatabaseName(postgres.url, 'template1') })
        await client.connect()
        await setDatabaseOffline(client, sampleDatabaseName, isOffline)
        await client.end()
      },
      processes: {
        sites,
        cms,
        postgres: {
          kill: () => Promise.resolve(killPostgres(database.folder)),
          start: async () => void (await startEmbeddedPostgres(database)),
          ...suspendablePostgres(database.folder),
        },
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const addressOf = (port: number | string) => `http://localhost:${port}`

/** The server ends with this process, even by SIGKILL. */
function createServer(args: string[], variables: Variables) {
  let running: ChildProcess | undefined
  let stdout = ''
  let stderr = ''
  const hasEnded = () => !running || running.exitCode !== null || running.signalCode !== null
  const endWith = async (signal: NodeJS.Signals) => {
    const child = running
    if (!child || hasEnded()) return
    const ended = once(child, 'exit')
    const killTimer = globalThis.setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    child.kill(signal)
    await ended
    clearTimeout(killTimer)
  }
  return {
    start: async () => {
      running = spawn(process.execPath, ['--import', exitWithParentUrl, ...args], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, ...variables, EXIT_WITH_PARENT: String(process.pid) },
      })
      running.stdout!.on('data', (chunk: Buffer) => {
        stdout += chunk.toString()
        if (variables.LOG_LEVEL === defaultLogLevel) process.stdout.write(chunk)
      })
      running.stderr!.on('data', (chunk: Buffer) => {
        stderr += chunk.toString()
        process.stderr.write(chunk)
      })
      const deadline = Date.now() + startTimeoutMs
      const address = addressOf(variables.PORT!)
      while (!(await fetch(`${address}/healthz`).catch(() => null))?.ok) {
        if (hasEnded()) throw new Error(`${args.join(' ')} ended unexpectedly.`)
        if (Date.now() > deadline) throw new Error(`${address} did not answer.`)
        await setTimeout(100)
      }
    },
    pid: () => running!.pid!,
    stdout: () => stdout,
    stderr: () => stderr,
    kill: () => endWith('SIGKILL'),
    end: () => endWith('SIGTERM'),
  }
}

/** Also closes all connections. */
function killPostgres(folder: string): void {
  process.kill(postgresPid(folder), 'SIGKILL')
}

export function suspendablePostgres(folder: string): Suspendable {
  return {
    suspend: () => signalPostgres(folder, 'SIGSTOP'),
    resume: () => signalPostgres(folder, 'SIGCONT'),
  }
}

async function signalPostgres(folder: string, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const pid = postgresPid(folder)
  process.kill(pid, signal)
  for (const childPid of await listChildPids(pid)) {
    try {
      process.kill(childPid, signal)
    } catch (error) {
      // The connection has just closed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

export async function listChildPids(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

function postgresPid(folder: string): number {
  return readLastServer(getDataFolder(folder))!.pid
}
