import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { dataFolderIn, startPostgres } from '#scripts/database/embedded-postgres.ts'
import { lastServer } from '#scripts/database/postmaster-pid.ts'
import { cmsServer, exitWithParent, siteServer } from '#scripts/launch/child-process.ts'
import { secret } from '#tests/setup/secret.ts'
import { preparedSystem } from './prepared-system.ts'
import { removeOnExit } from './remove-on-exit.ts'

// Nobody waits longer than a server needs; a busy machine needs long.
const startPatienceMs = 180_000
const stopPatienceMs = 20_000

/** A busy disk would delay each commit. What a killed PostgreSQL had written survives: the operating system keeps it. */
const withoutDisk = { fsync: 'off', full_page_writes: 'off' }

/** What whoever reads the output of the tests should see of a log. */
const faultsOnly = 'error'

/** One database, one CMS and some processes of the site, with the sample content and the accounts of `accounts.ts`. */
export interface System {
  /** The addresses of the site's processes. */
  sites: string[]
  /** The address of the CMS. */
  cms: string
  databaseUrl: string
  /** Each can end at once, as if its machine had lost power, and be started again where it was. */
  processes: { sites: Process[]; cms: Process; postgres: Killable & Silenceable }
  stop: () => Promise<void>
}

/** A database server that takes connections and says nothing, as behind a broken network. */
export interface Silenceable {
  silence: () => Promise<void>
  /** Also what had been asked meanwhile is answered. */
  speak: () => Promise<void>
}

interface Process extends Killable {
  pid: () => number
  /** What it has written to stdout: its log. */
  said: () => string
  /** And to stderr. */
  complained: () => string
}

export interface Killable {
  kill: () => Promise<void>
  /** Settles when it answers. */
  start: () => Promise<void>
}

type Variables = Record<string, string>

/**
 * Starts a copy of the prepared system on ports of its own, from the production build. `settings` are further
 * environment variables, or make them once the database answers; `postgresOptions` is what else PostgreSQL is told.
 */
export async function startSystem({
  siteCount,
  siteArgs = siteServer.args,
  settings = {},
  postgresOptions = {},
}: {
  siteCount: number
  /** What Node is told to run as the site. */
  siteArgs?: string[]
  settings?: Variables | ((databaseUrl: string) => Promise<Variables>)
  postgresOptions?: Record<string, string>
}): Promise<System> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-system-'))
  const undo: (() => Promise<unknown>)[] = [removeOnExit(folder)]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    // With the owners and rights that PostgreSQL insists on, which `cp` of Node does not keep.
    execFileSync('cp', ['-a', `${await preparedSystem()}/.`, folder])
    const database = {
      folder: path.join(folder, 'postgres'),
      serverOptions: { port: String(await getPort()), ...withoutDisk, ...postgresOptions },
    }
    const postgres = await startPostgres(database)

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
      LOG_LEVEL: faultsOnly,
      ...(typeof settings === 'function' ? await settings(postgres.url) : settings),
    }
    const sites = sitePorts.map((port) =>
      server(siteArgs, { ...variables, ...siteServer.variables, PORT: String(port) }),
    )
    const cms = server(cmsServer('start', cmsPort), { ...variables, PORT: String(cmsPort) })
    const servers = [...sites, cms]
    undo.push(() => Promise.all(servers.map(({ end }) => end())))
    await Promise.all(servers.map(({ start }) => start()))
    return {
      sites: sitePorts.map(addressOf),
      cms: addressOf(cmsPort),
      databaseUrl: postgres.url,
      processes: {
        sites,
        cms,
        postgres: {
          kill: () => Promise.resolve(killPostgres(database.folder)),
          start: async () => void (await startPostgres(database)),
          ...silenceable(database.folder),
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

/** A server of the product, and what may be done to it. It ends with this process, whatever way this process ends. */
function server(args: string[], variables: Variables) {
  let running: ChildProcess | undefined
  let said = ''
  let complained = ''
  const hasEnded = () => !running || running.exitCode !== null || running.signalCode !== null
  const endWith = async (signal: NodeJS.Signals) => {
    const child = running
    if (!child || hasEnded()) return
    const ended = once(child, 'exit')
    const lastResort = globalThis.setTimeout(() => child.kill('SIGKILL'), stopPatienceMs)
    child.kill(signal)
    await ended
    clearTimeout(lastResort)
  }
  return {
    start: async () => {
      running = spawn(process.execPath, ['--import', exitWithParent, ...args], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, ...variables, EXIT_WITH_PARENT: String(process.pid) },
      })
      running.stdout!.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (variables.LOG_LEVEL === faultsOnly) process.stdout.write(chunk)
      })
      running.stderr!.on('data', (chunk: Buffer) => {
        complained += chunk.toString()
        process.stderr.write(chunk)
      })
      const deadline = Date.now() + startPatienceMs
      const address = addressOf(variables.PORT!)
      while (!(await fetch(`${address}/healthz`).catch(() => null))?.ok) {
        if (hasEnded()) throw new Error(`${args.join(' ')} has ended by itself.`)
        if (Date.now() > deadline) throw new Error(`${address} did not answer.`)
        await setTimeout(100)
      }
    },
    pid: () => running!.pid!,
    said: () => said,
    complained: () => complained,
    kill: () => endWith('SIGKILL'),
    end: () => endWith('SIGTERM'),
  }
}

/** The server and all its connections at once, without a word to anybody. */
function killPostgres(folder: string): void {
  process.kill(postgresId(folder), 'SIGKILL')
}

/** The PostgreSQL that was started in a folder. */
export function silenceable(folder: string): Silenceable {
  return {
    silence: () => signalPostgres(folder, 'SIGSTOP'),
    speak: () => signalPostgres(folder, 'SIGCONT'),
  }
}

/** To the server and to the process of each connection. */
async function signalPostgres(folder: string, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const server = postgresId(folder)
  process.kill(server, signal)
  for (const id of await childrenOf(server)) {
    try {
      process.kill(id, signal)
    } catch (error) {
      // Of a connection that has just been closed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** The ids of what a process has started. */
export async function childrenOf(id: number): Promise<number[]> {
  const children = await readFile(`/proc/${id}/task/${id}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

function postgresId(folder: string): number {
  return lastServer(dataFolderIn(folder))!.pid
}
